import Civil
import Physiology
import Testing

@Suite struct TrimesterTests {
  @Test func `trimesters follow each other without a gap from the last period to the due date`()
    throws
  {
    let dating = PregnancyDating(lmp: try day("2023-12-10"))
    let days = Trimester.allCases.map { dating.days(of: $0) }
    #expect(days[0].lowerBound == dating.lmp && days[2].upperBound == dating.dueDate)
    #expect(days[0].upperBound + 1 == days[1].lowerBound)
    #expect(days[1].upperBound + 1 == days[2].lowerBound)
    for (trimester, span) in zip(Trimester.allCases, days) {
      for date in span { #expect(try dating.age(on: date).trimester == trimester) }
    }
    #expect(try dating.age(on: days[0].upperBound).description == "13w6d")
    #expect(try dating.age(on: days[1].upperBound).description == "27w6d")
  }

  @Test func `a date and the age on it lead to each other`() throws {
    let dating = PregnancyDating(lmp: try day("2024-02-29"))
    for days in 0...308 {
      #expect(dating.date(at: try dating.age(on: dating.lmp + days)) == dating.lmp + days)
    }
  }

  @Test(
    arguments: [(-3, 0), (0, 0), (70, 0.25), (140, 0.5), (280, 1), (300, 1)] as [(Int, Double)])
  func `progress goes from the last period to the due date`(days: Int, share: Double) throws {
    let dating = PregnancyDating(lmp: try day("2024-02-29"))
    #expect(dating.progress(on: dating.lmp + days) == share)
  }

  @Test(
    arguments: [
      (36, 6, nil), (37, 0, .early), (38, 6, .early), (39, 0, .full), (40, 6, .full),
      (41, 0, .late), (41, 6, .late), (42, 0, .post),
    ] as [(Int, Int, PregnancyTerm?)])
  func `term is early, full, late, then post`(weeks: Int, days: Int, term: PregnancyTerm?) throws {
    #expect(PregnancyTerm(try #require(GestationalAge(weeks: weeks, days: days))) == term)
  }
}
