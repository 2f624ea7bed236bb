import Civil
import Guardrails
import Journal
import MessageFormat
import Publishing

/// The words of a report, as the replies of Knowledge have them.
struct ReportSpeech {
  let composer: Composer
  let scene: Scene

  /// A reply in words.
  func say(_ id: String, _ variables: [String: Argument] = [:]) -> String {
    say(.reply(id, variables))
  }

  func say(_ part: Part) -> String {
    composer.compose([part], scene: scene, thread: DialogueState()).vetted.blocks.first?.lines
      .first?
      .text ?? ""
  }

  func day(_ date: CivilDate) -> String { say("report.day", ["date": .date(date)]) }

  func name(_ term: Term) -> String { FactPhrase.plain(term.rawValue) }

  /// How bad something was, and what: "7 of 10, cramps".
  func pain(_ pain: ReportPain) -> String {
    say(
      "report.pain.of",
      ["n": .integer(pain.level), "what": .string(name(pain.term))])
  }

  /// A pair of a label and what it is of.
  func fact(_ label: String, _ value: String) -> LabelledValue {
    LabelledValue(say("report.label." + label), value)
  }

  /// A number as in "5" or "5.5".
  func number(_ value: Double) -> String { say("report.number", ["n": .number(value)]) }

  /// The middle one of some numbers with the least and the greatest: "28 (27 to 31)".
  func middle(of numbers: [Double]) -> String {
    let sorted = numbers.sorted()
    guard let least = sorted.first, let most = sorted.last else { return "" }
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return say(
      least == most ? "report.middle.same" : "report.middle",
      ["n": .number((low + high) / 2), "low": .number(least), "high": .number(most)])
  }
}
