import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Each kind of behaviour with an effect planted in what is looked at, asked for in plain words.
struct PlantedPatternTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    let question: String
    /// The line of a day with the behaviour.
    let cause: String
    /// The line of what is measured: without and with the effect.
    let measure: @Sendable (Int, Double) -> String
    /// 1 where it shows the day after.
    let lag: Int
    let says: String
    var testDescription: String { question }
  }

  static let all = [
    Planted(
      question: "does a late meal affect my sleep?", cause: "factor \"late_meal\"",
      measure: { "sleep \(Self.tenths(7.5 + $1 - Double($0) * 2)) h" }, lag: 1,
      says: "nights after days with late meal"),
    Planted(
      question: "is coffee linked to my sleep", cause: "caffeine 2 \"coffee\"",
      measure: { "sleep \(Self.tenths(7.5 + $1 - Double($0))) h" }, lag: 1,
      says: "nights after days with coffee"),
    Planted(
      question: "does alcohol affect my hrv", cause: "alcohol 2 \"wine\"",
      measure: { "hrv \(Int(50 + $1 * 4) - $0 * 12) ms" }, lag: 1,
      says: "nights after days with alcohol"),
    Planted(
      question: "is exercise linked to my energy", cause: "exercise 40 min",
      measure: { "energy \(5 + $0 * 3 + Int($1))" }, lag: 0, says: "days with movement"),
    Planted(
      question: "does stress affect my headaches", cause: "stress 9",
      measure: { shown, _ in shown == 1 ? "symptom headache moderate" : "mood calm" }, lag: 0,
      says: "days with stress above"),
  ]

  private static func tenths(_ value: Double) -> String {
    "\((value * 10).rounded() / 10)"
  }

  private func diary(_ planted: Planted, effect: Bool) throws -> [Entry] {
    var chance = SplitMix64(21)
    let first = try LookingDiary.day("2025-11-10")
    var held: [Bool] = []
    return try (0..<119).flatMap { offset -> [Entry] in
      held.append(chance.below(10) < 3)
      let isHeld = held[offset]
      let isShown =
        effect && (planted.lag == 0 ? isHeld : offset > 0 && held[offset - 1])
      let noise = Double.random(in: -0.7...0.7, using: &chance)
      var lines = [planted.measure(isShown ? 1 : 0, noise), "note \"a day\""]
      if isHeld { lines.append(planted.cause) }
      if planted.cause.hasPrefix("stress"), !isHeld { lines.append("stress 3") }
      let day = (first + offset).iso
      return try lines.map { try Entry(line: "\(day) \($0)") }
    }
  }

  @Test(arguments: Self.all)
  func `a planted effect is told with the two kinds of days`(planted: Planted) throws {
    let text = try LookingDiary.answer(planted.question, try diary(planted, effect: true)).text
    #expect(text.contains(planted.says), "\(text)")
    #expect(text.contains("the two go together"), "\(text)")
    #expect(text.contains("Together is not because"), "\(text)")
  }

  @Test(arguments: Self.all.dropLast())
  func `without an effect none is told, and what could have been seen is`(planted: Planted) throws {
    let text = try LookingDiary.answer(planted.question, try diary(planted, effect: false)).text
    #expect(!text.contains("the two go together"), "\(text)")
    #expect(text.contains("call it a link") || text.contains("other way round"), "\(text)")
  }

  @Test(arguments: [
    "does a late meal affect my sleep?", "do late meals affect my sleep",
    "are late dinners linked to how i sleep", "is there a link between late meals and my sleep",
    "does eating late affect my sleep",
  ]) func `other wordings ask the same`(question: String) throws {
    let planted = try fixture(Self.all.first)
    let text = try LookingDiary.answer(question, try diary(planted, effect: true)).text
    #expect(text.contains("nights after days with late meal"), "\(text)")
  }

  @Test func `days that only drift together are told as no link`() throws {
    let first = try LookingDiary.day("2025-11-10")
    var chance = SplitMix64(8)
    let entries = try (0..<112).flatMap { offset -> [Entry] in
      let hours = 6 + Double(offset) * 0.02 + Double.random(in: -0.3...0.3, using: &chance)
      let isHeld = chance.below(100) < (offset < 56 ? 75 : 5)
      let day = (first + offset).iso
      var lines = ["sleep \(Self.tenths(hours)) h"]
      if isHeld { lines.append("factor \"late_meal\"") }
      return try lines.map { try Entry(line: "\(day) \($0)") }
    }
    let text = try LookingDiary.answer("does a late meal affect my sleep?", entries).text
    #expect(!text.contains("the two go together"), "\(text)")
  }
}
