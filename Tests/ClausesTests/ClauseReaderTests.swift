import Clauses
import Testing

@Suite struct ClauseReaderTests {
  @Test(
    arguments: [
      ("cramps 6 and 2 teas", ["9 cramps 6", "9 caffeine 2"]),
      ("headache tue 4, wed 2", ["3 headache 4", "4 headache 2"]),
      ("slept 7 on friday, 5.5 saturday, 8 sunday", ["6 sleep 7", "7 sleep 5.5", "8 sleep 8"]),
      (
        "period came saturday, heavy, cramps 8. today cramps 3 light",
        ["7 period start", "7 flow heavy", "7 cramps 8", "9 cramps 3", "9 flow light"]
      ),
      ("fri to sun flow medium", ["6 flow medium", "7 flow medium", "8 flow medium"]),
      (
        "fri hvy sat hvy sun lt. cramps 7/5/2",
        [
          "6 flow heavy", "7 flow heavy", "8 flow light", "6 cramps 7", "7 cramps 5", "8 cramps 2",
        ]
      ),
      ("swam 20 lengths yesterday, 35 min", ["8 swim 20", "8 swim 35"]),
      ("sat 5 sun 7. nausea", ["7 nausea 5", "8 nausea 7"]),
      ("nausea thursday, friday too", ["5 nausea", "6 nausea"]),
      ("ibuprofen 400 twice on sunday", ["8 ibuprofen 400", "8 ibuprofen 400"]),
      ("took one paracetamol, another at 6", ["9 paracetamol 1", "9 paracetamol 1"]),
      ("back pain was 7 now its 4", ["9 back_pain 4"]),
      ("temp thirty six point five", ["9 temp 36.5"]),
      ("bp 122 over 81", ["9 bp 122/81"]),
      ("half a glass of wine", ["9 alcohol 0.5"]),
      ("bed 23:40, up at 7", ["9 bed 23:40", "9 wake 07:00"]),
      ("slept 0130-0915", ["9 bed 01:30", "9 wake 09:15"]),
      ("mood bleh, energy 3", ["9 mood bleh", "9 energy 3"]),
      ("heel pain 5", ["9 heel_pain 5"]),
      ("2026-02-27 spotting", ["2026-02-27 flow spotting"]),
      ("cramps sat/sun/mon", ["7 cramps", "8 cramps", "9 cramps"]),
      ("headache thu & sat, nausea sun", ["5 headache", "7 headache", "8 nausea"]),
      ("coffee 2/1/3 on fri/sat/sun", ["6 caffeine 2", "7 caffeine 1", "8 caffeine 3"]),
      ("last week: mon 7h sleep, tue 6h", ["2 sleep 7", "3 sleep 6"]),
      ("have a headache 6", ["9 headache 6"]),
      ("scan next friday, cramps 6", ["9 cramps 6"]),
      ("cramps on saturday were to and sunday three", ["7 cramps 2", "8 cramps 3"]),
      ("my mum had 3 beers, i got up 5 times", []),
      ("no nausea, only bloating 4", ["9 bloating 4"]),
      ("cant sit still energy 9", ["9 energy 9"]),
      ("light headache", ["9 headache mild"]),
      (
        "last period 27 feb, before that 30 jan",
        [
          "2026-02-27 period start", "2026-01-30 period start",
        ]
      ),
    ] as [(String, [String])])
  func `each fact has its own value and day`(text: String, cells: [String]) throws {
    #expect(try Set(ReadMessage(text).cells) == Set(cells))
    #expect(try ReadMessage(text).cells.count == cells.count)
  }

  @Test(
    arguments: [
      ("how many days did i have cramps", DialogueAct.askOwn),
      ("is it ok to run on my period", .askKnow),
      ("remind me to take iron at 8", .request),
      ("my sister has cramps 8", .report),
      ("if i sleep 8 hours tonight", .suppose),
      ("i slept 6 hours", .inform),
      ("i feel so alone", .express),
      ("good night bloom", .social),
      ("need something for bloating", .request),
      ("could you tell me when i last had a migraine", .askOwn),
    ])
  func `a clause does one thing`(text: String, act: DialogueAct) throws {
    #expect(try ReadMessage(text).clauses.map(\.act).contains(act))
  }

  @Test(arguments: [
    "did i have cramps 6 yesterday", "is 3 coffees too much", "my mum slept 4 hours",
    "i usually get cramps 7 on day 1", "if my period started today", "she has a fever of 38.5",
    "remind me to drink 2 glasses of water", "average cramps on day 1 and on day 2",
    "going to run 5k tomorrow", "would 9 hours of sleep help",
  ])
  func `what is asked, of others, usual or ahead tells nothing`(text: String) throws {
    #expect(try ReadMessage(text).cells.isEmpty)
  }

  @Test func `a statement beside a question is told, the question is not`() throws {
    let read = try ReadMessage("cramps 7 today, is that normal?")
    #expect(read.cells == ["9 cramps 7"])
    #expect(read.clauses.contains { $0.act.asks })
  }

  @Test func `a number too large for anything is read without harm`() throws {
    let many = Array(repeating: "nine twenty hundred and", count: 8).joined(separator: " ")
    let text = many + " five " + Array(repeating: "hundred", count: 9).joined(separator: " ")
    #expect(try ReadMessage(text + " over eighty").cells.isEmpty)
    #expect(try ReadMessage(text + " stone five").cells.isEmpty)
    let figures = (0..<390).map { "1.\($0 % 9)" }.joined(separator: " ")
    #expect(try ReadMessage("jan 9 to mar 9 cramps " + figures).cells.isEmpty)
  }

  @Test func `pain without a place is no cramps where no cycle is followed`() throws {
    #expect(try ReadMessage("pain 6").cells == ["9 cramps 6"])
    #expect(try ReadMessage("pain 6", isGeneral: true).cells == ["9 pelvic_pain 6"])
  }

  @Test func `clauses lie in the message, in order, and only those that tell hold cells`() throws {
    var random = Seeded(seed: 7)
    let pieces = [
      "cramps", "6", "/", "yesterday", ",", "and", "slept", "7h", "mon", "x2", "no", "?", ".",
      "400",
      "mg", "half", "since", "the", "3rd", "of", "out", "at", "over", ":", "-", "2026", "é", "🙂",
      "to",
      "if", "she", "my", "how", "many", "period", "started", "ended", "each", "another", "12:30",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      let clauses = try ReadMessage(text).clauses
      var end = 0
      for clause in clauses {
        #expect(clause.range.lowerBound >= end, "\(text)")
        #expect(clause.range.upperBound <= text.utf16.count, "\(text)")
        end = clause.range.upperBound
        #expect(clause.cells.isEmpty || clause.act == .inform, "\(text)")
        #expect(
          clause.cells.allSatisfy { $0.day.map { $0 <= ReadMessage.today } ?? true }, "\(text)")
      }
    }
  }
}

/// Numbers that are the same in each run: a linear congruential generator.
private struct Seeded: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}
