import EmbeddedKnowledge
import Guardrails
import Knowledge
import Language
import Physiology
import Records
import Testing

/// The shipped rules, read once for all tests.
enum Rules {
  static let library = Library.embedded()
  static let triage = Result { () throws(GuardrailError) in try TriageRules(library: library) }

  static let claims = Result { () throws(GuardrailError) in try ClaimCheck(library: library) }

  /// The records of a file of rules; what cannot be read is reported, so that no test passes on
  /// nothing.
  static func records(_ file: String, _ type: String) -> [Record] {
    do {
      return try library.records("en/guardrails/\(file).rec", type: type)
    } catch {
      Issue.record(error)
      return []
    }
  }

  /// The samples of the rules of a file that are to be caught, or to pass, in the order written.
  static func samples(_ field: String, _ file: String, _ type: String) -> [(rule: String, String)] {
    let written = Dictionary(
      records("samples", "Sample").map { ($0["Id"] ?? "", $0.all(field)) },
      uniquingKeysWith: { $0 + $1 })
    return records(file, type).flatMap { record in
      let rule = record["Id"] ?? ""
      return (written[rule] ?? []).map { (rule, $0) }
    }
  }

  static func concerns(in sample: Sample) throws -> [Concern] {
    try triage.get().concerns(in: Normaliser().normalise(sample.text), context: sample.context)
  }
}

/// A sample of a rule: `(pregnancy 32) baby is quiet`.
struct Sample: CustomStringConvertible, Sendable {
  let rule: String
  let text: String
  let context: TriageContext

  init(rule: String, _ written: String) {
    self.rule = rule
    var mode = Mode.cycle
    var number: Int?
    var text = Substring(written)
    if text.first == "(", let end = text.firstIndex(of: ")") {
      let parts = text[text.index(after: text.startIndex)..<end].split(separator: " ")
      mode = parts.first.flatMap { Mode(rawValue: String($0)) } ?? .cycle
      number = parts.count > 1 ? Int(parts[1]) : nil
      text = text[text.index(after: end)...].drop { $0 == " " }
    }
    self.text = String(text)
    context = TriageContext(
      mode: mode, weeks: mode == .pregnancy ? number : nil,
      daysPostpartum: mode == .postpartum ? number : nil)
  }

  var description: String { "\(rule) \(context.mode) \(context.weeks ?? -1): \(text)" }
}
