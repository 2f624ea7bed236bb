import Civil
import EmbeddedKnowledge
import Knowledge
import Physiology

@testable import Language

/// A diary read on Wednesday 11 March 2026 at half past nine.
enum Diary {
  static let reader = try? EntityReader(library: .embedded())
  static let noted = Moment(iso: "2026-03-11T09:30")

  /// What a line says, each entity as "kind value".
  static func read(_ line: String, locale: String? = "en-GB", tense: Tense? = nil) -> [String] {
    entities(line, locale: locale, tense: tense).map(\.summary)
  }

  /// What a line says without its bare numbers.
  static func readTimes(
    _ line: String, locale: String? = "en-GB", tense: Tense? = nil
  ) -> [String] {
    entities(line, locale: locale, tense: tense)
      .filter { ![.number, .ordinal].contains($0.kind) }.map(\.summary)
  }

  static func entities(
    _ line: String, locale: String? = "en-GB", tense: Tense? = nil
  ) -> [Entity] {
    guard let reader, let noted else { return [] }
    return reader.entities(
      in: Normaliser().normalise(line),
      context: Context(mode: .cycle, reference: noted, locale: locale, tense: tense))
  }
}

extension Entity {
  /// The kind and the value as `bloom understand` would print them.
  var summary: String {
    switch value {
    case .date(let date): "date \(date)"
    case .eitherDate(let a, let b): "date \(a) or \(b)"
    case .dates(let from, let to): "range \(from?.iso ?? "…") \(to?.iso ?? "…")"
    case .duration(let n, let to, let unit):
      "duration \(n.plain)\(to.map { "-\($0.plain)" } ?? "") \(unit)"
    case .time(let time): "time \(time)"
    case .times(let from, let to): "times \(from?.iso ?? "…") \(to?.iso ?? "…")"
    case .moment(let moment): "moment \(moment)"
    case .moments(let from, let to): "moments \(from?.iso ?? "…") \(to?.iso ?? "…")"
    case .number(let value): "number \(value.plain)"
    case .ordinal(let value): "ordinal \(value)"
    case .percent(let value): "percent \(value.plain)"
    case .quantity(let n, let to, let measure):
      "\(n.plain)\(to.map { "-\($0.plain)" } ?? "") \(measure.rawValue)"
    case .recurrence(let n, let unit): "every \(n.plain) \(unit)"
    }
  }
}

extension Double {
  /// At most three decimals, none where it is whole.
  fileprivate var plain: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
