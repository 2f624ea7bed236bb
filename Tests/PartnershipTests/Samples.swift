import Civil
import Physiology

@testable import Partnership

func day(_ iso: String) -> CivilDate { CivilDate(iso: iso) ?? .earliest }

func days(_ first: String, _ last: String) -> ClosedRange<CivilDate> { day(first)...day(last) }

/// A card on which everything stands, made on the fourth day of a cycle.
enum Samples {
  static let made = day("2026-03-04")

  static var contents: CardContents {
    var contents = CardContents()
    contents.name = "Mei"
    contents.cycleStart = day("2026-03-01")
    contents.phases = [
      PhaseSpan(.menstrual, days("2026-03-01", "2026-03-05")),
      PhaseSpan(.follicular, days("2026-03-06", "2026-03-13")),
      PhaseSpan(.ovulation, days("2026-03-14", "2026-03-16")),
      PhaseSpan(.luteal, days("2026-03-17", "2026-03-28")),
    ]
    contents.expected = days("2026-03-27", "2026-04-01")
    contents.pregnancyStart = day("2025-12-29")
    contents.due = day("2026-10-05")
    contents.fertile = days("2026-03-10", "2026-03-15")
    contents.today = ["cramps", "tired"]
    contents.wish = "tea and quiet please"
    contents.words = "Mei, not “babe”"
    return contents
  }

  static let whole = PartnerCard(
    made: made, until: made + 60, fields: Set(CardField.allCases), contents: contents)

  static let wholeText = """
    bloom partner card 1
    made: 2026-03-04
    until: 2026-05-03
    name: Mei
    day: 4
    phase: menstrual 2026-03-04 to 2026-03-05
    phase: follicular 2026-03-06 to 2026-03-13
    phase: ovulation 2026-03-14 to 2026-03-16
    phase: luteal 2026-03-17 to 2026-03-28
    expected: 2026-03-27 to 2026-04-01
    week: 9+2
    due: 2026-10-05
    fertile: 2026-03-10 to 2026-03-15
    today: cramps, tired
    wish: tea and quiet please
    words: Mei, not “babe”

    """
}

/// Cards and texts drawn by chance from a seed.
struct RandomCards {
  private var course: SplitMix64

  init(seed: UInt64) { course = SplitMix64(seed) }

  /// Pieces of every kind that may stand in a name or a wish.
  private static let pieces = [
    "a", "Z", "9", " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{2028}", ",", ":", ">", "> ", "-",
    "--",
    "–", "…", "'", "’", "\"", "“", "é", "e\u{301}", "\u{301}", "ß", "İ", "Żółć", "ой", "مريم",
    "עדי",
    "नमस्ते", "美玲", "ゆき", "🌸", "👩🏽‍🤝‍👩🏻", "🏳️‍🌈", "🇳🇿", "\u{FE0F}", "\u{200D}", "\u{200F}", "\u{202E}",
    "\u{2066}", "\u{FEFF}", "\u{0}", "\u{1B}[31m", "\u{7F}", "code: BBBBBB", "bloom partner card 1",
  ]

  mutating func below(_ bound: Int) -> Int { course.below(bound) }

  mutating func text() -> String {
    let count = below(12) == 0 ? 300 : below(12)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &course) ?? "" }.joined()
  }

  mutating func contents(from made: CivilDate) -> CardContents {
    var contents = CardContents()
    if below(2) == 0 { contents.name = text() }
    if below(3) > 0 { contents.cycleStart = made - below(220) }
    contents.phases = (0..<below(6)).map { _ in
      PhaseSpan(CardPhase.allCases.randomElement(using: &course) ?? .luteal, span(around: made))
    }
    if below(3) > 0 { contents.expected = span(around: made) }
    if below(2) == 0 { contents.pregnancyStart = made - below(340) }
    if below(2) == 0 { contents.due = made + below(280) }
    if below(2) == 0 { contents.fertile = span(around: made) }
    contents.today = (0..<below(5)).map { _ in text() }
    if below(2) == 0 { contents.wish = text() }
    if below(2) == 0 { contents.words = text() }
    return contents
  }

  mutating func card() -> PartnerCard {
    let made = CivilDate(dayNumber: 20_000 + below(2000))
    let fields = CardField.allCases.filter { _ in below(3) > 0 }
    return PartnerCard(
      made: made, until: made + below(100), fields: Set(fields), contents: contents(from: made))
  }

  private mutating func span(around made: CivilDate) -> ClosedRange<CivilDate> {
    let first = made + (below(90) - 20)
    return first...(first + below(20))
  }
}
