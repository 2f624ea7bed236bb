import Civil
import Physiology
import Testing

@Suite struct DatingMethodTests {
  @Test(arguments: [(3, 263), (5, 261), (6, 260)])
  func `a transfer counts the days the embryo had grown`(age: Int, days: Int) throws {
    let transfer = try day("2024-02-20")
    let dating = PregnancyDating(
      transfer: transfer, embryo: try #require(EmbryoAge(rawValue: age)))
    #expect(dating.dueDate == transfer + days)
    #expect(dating.conception == transfer - age)
  }

  @Test func `a scan of 12w3d on a date gives the due date`() throws {
    let scan = DatingMethod.scan(
      try #require(GestationalAge("12w3d")), on: try day("2024-02-29"))
    let dating = try PregnancyDating(scan, today: try day("2024-03-07"))
    #expect(dating.lmp.iso == "2023-12-04")
    #expect(dating.dueDate.iso == "2024-09-09")
    #expect(try dating.age(on: day("2024-03-07")).description == "13w3d")
  }

  @Test func `every method of one pregnancy gives the same dates, on every day of it`() throws {
    let lmp = try day("2023-06-15")
    for days in stride(from: 20, through: 308, by: 9) {
      let today = lmp + days
      let age = try #require(GestationalAge(lmp: lmp, on: today - 6))
      let methods: [DatingMethod] = [
        .lmp(lmp), .conception(lmp + 14), .due(lmp + 280), .scan(age, on: today - 6),
        .transfer(lmp + 19, embryo: .five), .transfer(lmp + 17, embryo: .three),
        .transfer(lmp + 20, embryo: .six),
      ]
      for method in methods {
        #expect(try PregnancyDating(method, today: today).lmp == lmp, "\(method)")
      }
    }
  }

  @Test func `what is impossible is refused with its reason`() throws {
    let today = try day("2024-03-01")
    let tooOld = try #require(GestationalAge(weeks: 44, days: 1))
    let age = try #require(GestationalAge(weeks: 12))
    let cases: [(DatingMethod, PregnancyError)] = [
      (.lmp(today + 1), .lmpInFuture(lmp: today + 1, today: today)),
      (.lmp(today - 309), .tooLongAgo(lmp: today - 309, today: today)),
      (.conception(today + 1), .conceptionInFuture(today + 1, today: today)),
      (.conception(today - 295), .tooLongAgo(lmp: today - 309, today: today)),
      (.transfer(today + 1, embryo: .five), .transferInFuture(today + 1, today: today)),
      (.scan(age, on: today + 1), .scanInFuture(today + 1, today: today)),
      (.scan(tooOld, on: today), .ageTooGreat(tooOld)),
      (.scan(age, on: today - 300), .tooLongAgo(lmp: today - 384, today: today)),
      (.due(today + 281), .dueTooFarAhead(today + 281, today: today)),
      (.due(today - 29), .dueTooLongAgo(today - 29, today: today)),
    ]
    for (method, error) in cases {
      #expect(throws: error, "\(method)") { try PregnancyDating(method, today: today) }
    }
  }

  @Test func `the last possible days are accepted`() throws {
    let today = try day("2024-03-01")
    let methods: [DatingMethod] = [
      .lmp(today), .lmp(today - 308), .conception(today), .due(today + 280), .due(today - 28),
      .transfer(today, embryo: .three),
    ]
    for method in methods {
      #expect(throws: Never.self, "\(method)") { try PregnancyDating(method, today: today) }
    }
  }

  @Test func `each error is one sentence with its dates and the remedy`() throws {
    let today = try day("2024-03-01")
    let age = try #require(GestationalAge(weeks: 45))
    let sentences: [(PregnancyError, String)] = [
      (
        .conceptionInFuture(today + 1, today: today),
        "conception on 2024-03-02 would lie after 2024-03-01; give a day that has passed"
      ),
      (
        .transferInFuture(today + 1, today: today),
        "the transfer on 2024-03-02 would lie after 2024-03-01; give a day that has passed"
      ),
      (
        .scanInFuture(today + 1, today: today),
        "the scan on 2024-03-02 would lie after 2024-03-01; give a day that has passed"
      ),
      (.ageTooGreat(age), "45w0d is more than 44 weeks; check the age the scan gave"),
      (
        .dueTooFarAhead(today + 400, today: today),
        "a due date of 2025-04-05 is more than 280 days after 2024-03-01; check the date"
      ),
      (
        .dueTooLongAgo(today - 60, today: today),
        "the due date of 2024-01-01 is more than four weeks before 2024-03-01; check the date"
      ),
    ]
    for (error, sentence) in sentences { #expect(error.description == sentence) }
  }

  @Test(
    arguments: [
      (56, 5, false), (56, 6, true), (62, 6, true), (63, 7, false), (63, 8, true), (111, 8, true),
      (112, 10, false), (112, 11, true), (154, 14, false), (154, 15, true), (196, 21, false),
      (196, 22, true), (196, -22, true),
    ])
  func `a scan wins when it differs by more than its week lets stand`(
    totalDays: Int, days: Int, exceeds: Bool
  ) throws {
    let dating = PregnancyDating(lmp: try day("2024-01-01"))
    let scan = PregnancyDating(lmp: dating.lmp + days)
    let difference = dating.compared(with: scan, on: dating.lmp + totalDays)
    #expect(difference.days == days)
    #expect(difference.exceedsAllowed == exceeds)
  }
}
