import Civil
import Journal
import Knowledge
import Language

/// Which test is meant where its words fit one of ovulation and one of pregnancy: the kind that was
/// logged before.
struct UnnamedTest {
  private let tests: [(date: CivilDate, isOfOvulation: Bool)]
  private let today: CivilDate

  init(_ journal: Journal, today: CivilDate) {
    self.today = today
    tests = journal.entries(from: today - Self.season, upTo: today).compactMap { entry in
      switch entry.fact {
      case .test(.ovulation): (entry.date, true)
      case .test(.pregnancy): (entry.date, false)
      default: nil
      }
    }
  }

  /// Older tests say nothing of what is used now.
  private static let season = 90
  /// Tests of ovulation are done on days that follow each other.
  private static let run = 5

  /// A result with the kind of its test, where its words leave that open.
  func settled(_ told: Interpretation, _ understanding: Understanding) -> Interpretation {
    guard told.intent == Self.pregnancy, isOpen(understanding), isOfOvulation(understanding),
      let result = told.slots["result"]?.words.first,
      [OvulationResult.positive, .negative].contains(OvulationResult(rawValue: result))
    else { return told }
    var slots = told.slots
    slots["result"] = nil
    slots["opk"] = .text(result)
    return Interpretation(
      telling: Self.ovulation, slots: slots, range: told.range,
      words: understanding.message.typed(told.range))
  }

  private static let pregnancy: IntentID = "log.pregnancy_test"
  private static let ovulation: IntentID = "log.opk"

  /// Whether no word names the kind of test, and the result is one of either.
  private func isOpen(_ understanding: Understanding) -> Bool {
    understanding.mentions.allSatisfy { !($0.kind == "test" && Self.named.contains($0.concept)) }
      && understanding.mentions.contains { mention in
        mention.kind == "result" && mention.tokens.count == 1
          && understanding.message.tokens[mention.tokens].allSatisfy {
            $0.text.utf8.count > Self.shortest
          }
      }
  }

  private static let named: Set<String> = ["ovulation_test", "pregnancy_test"]
  /// Signs such as "bfp" are of one kind alone.
  private static let shortest = 3

  private func isOfOvulation(_ understanding: Understanding) -> Bool {
    guard let last = tests.last else { return false }
    let isStrip = understanding.mentions.contains { $0.kind == "test" && $0.concept == Self.strip }
    return isStrip
      ? tests.contains(where: \.isOfOvulation)
        && !(last.isOfOvulation == false && today - last.date <= Self.run)
      : last.isOfOvulation && today - last.date <= Self.run
  }

  private static let strip = "test_strip"
}
