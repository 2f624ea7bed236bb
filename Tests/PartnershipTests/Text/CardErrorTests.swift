import Testing

@testable import Partnership

struct CardErrorTests {
  private static let text = PartnerCardText(Samples.whole).text

  private static func error(_ text: String) -> CardError? {
    do throws(CardError) {
      _ = try PartnerCardText(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("day: 4", "day: four", CardError.badValue(.day, text: "four", line: 5)),
    ("day: 4", "day: 0", .badValue(.day, text: "0", line: 5)),
    ("day: 4", "day: 201", .badValue(.day, text: "201", line: 5)),
    ("day: 4", "day:", .badValue(.day, text: "", line: 5)),
    ("made: 2026-03-04", "made: 4 March", .badDate(.made, text: "4 March", line: 2)),
    ("made: 2026-03-04", "made: 2026-02-29", .badDate(.made, text: "2026-02-29", line: 2)),
    ("due: 2026-10-05", "due: 2026-10-5", .badDate(.due, text: "2026-10-5", line: 12)),
    (
      "expected: 2026-03-27 to", "expected: 2026-03-27",
      .badDate(.expected, text: "2026-03-27 2026-04-01", line: 10)
    ),
    ("expected: 2026-03-27", "expected: 2026-04-27", .endsBeforeStart(.expected, line: 10)),
    ("fertile: 2026-03-10", "fertile: 2026-03-16", .endsBeforeStart(.fertile, line: 13)),
    (
      "phase: luteal", "phase: lunar",
      .badValue(.phase, text: "lunar 2026-03-17 to 2026-03-28", line: 9)
    ),
    (
      "luteal 2026-03-17 to 2026-03-28", "luteal",
      .badDate(.phase, text: "luteal", line: 9)
    ),
    ("week: 9+2", "week: 9", .badValue(.week, text: "9", line: 11)),
    ("week: 9+2", "week: 9+7", .badValue(.week, text: "9+7", line: 11)),
    ("week: 9+2", "week: 45+0", .badValue(.week, text: "45+0", line: 11)),
    ("wish: tea and", "wish: tea\nand", .noKey(line: 16)),
    ("wish: tea", "name: tea", .repeatedKey(.name, line: 15)),
    ("wish: tea", "wish: coffee", .codeDoesNotFit(line: 17)),
    ("made: 2026-03-04\n", "", .codeDoesNotFit(line: 16)),
    (
      "code: ", "code: B", .malformedCode(text: "B\(PartnerCardText(Samples.whole).code)", line: 17)
    ),
    ("bloom partner card 1", "bloom partner card 2", .laterVersion(2, line: 1)),
    ("bloom partner card 1", "bloom card", .notACard),
  ])
  func `what is wrong is named with its line`(
    part: String, changed: String, error: CardError
  ) throws {
    let range = try #require(Self.text.firstRange(of: part))
    var text = Self.text
    text.replaceSubrange(range, with: changed)
    #expect(Self.error(text) == error)
  }

  @Test(arguments: ["", "\n", "hello", "# bloom journal 1\n2026-03-01 period start\n"])
  func `a text without a first line is no card`(text: String) {
    #expect(Self.error(text) == .notACard)
  }

  @Test func `a card that was cut off misses its code after its last line`() {
    let lines = Self.text.split(separator: "\n")
    for count in 1..<lines.count {
      let text = lines.prefix(count).joined(separator: "\n") + "\n\n"
      #expect(Self.error(text) == .missingCode(line: count))
    }
  }

  @Test func `two cards are refused where the second begins`() {
    #expect(Self.error(Self.text + "\n" + Self.text) == .severalCards(line: 19))
  }

  @Test func `a text is read up to 64 KiB`() {
    let room = PartnerCardText.mostBytes - Self.text.utf8.count
    #expect(Self.error(Self.text + String(repeating: "\n", count: room)) == nil)
    #expect(
      Self.error(Self.text + String(repeating: "\n", count: room + 1)) == .tooLong(bytes: 65_537))
  }

  @Test(arguments: [
    (["until: 2026-04-04"], CardError.missingKey(.made, line: 1)),
    (["made: 2026-03-04"], .missingKey(.until, line: 1)),
    (["made: 2026-03-04", "until: 2026-03-03"], .endsBeforeStart(.until, line: 3)),
  ])
  func `a card that fits its code has its two days in order`(
    lines: [String], error: CardError
  ) {
    let lines = ["bloom partner card 1"] + lines
    let code = CheckCode(of: lines.joined(separator: "\n"))
    #expect(Self.error(lines.joined(separator: "\n") + "\ncode: \(code)") == error)
  }

  @Test(
    arguments: [
      (CardError.badDate(.due, text: "", line: 4), 4, "due: YYYY-MM-DD"),
      (.badDate(.fertile, text: "", line: 5), 5, "fertile: YYYY-MM-DD to YYYY-MM-DD"),
      (.badValue(.day, text: "", line: 6), 6, "day: 1-200"),
      (.badValue(.week, text: "", line: 7), 7, "week: 0+0-44+6"),
      (
        .badValue(.phase, text: "", line: 8), 8,
        "phase: menstrual|follicular|ovulation|luteal|postpartum YYYY-MM-DD to YYYY-MM-DD"
      ),
      (.missingCode(line: 9), 9, "code: XXXXXX"),
      (.malformedCode(text: "", line: 9), 9, "code: XXXXXX"),
      (.notACard, nil, "bloom partner card 1"),
      (.laterVersion(2, line: 1), 1, "bloom partner card 1"),
      (.codeDoesNotFit(line: 3), 3, nil), (.tooLong(bytes: 9), nil, nil),
    ] as [(CardError, Int?, String?)])
  func `an error names its line and what would be right`(
    error: CardError, line: Int?, form: String?
  ) {
    #expect(error.line == line)
    #expect(error.form == form)
  }
}
