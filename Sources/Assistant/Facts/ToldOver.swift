import Clauses
import Knowledge
import Language

/// A fact that a message tells and then puts right itself: "it was positive on the 18th. sorry, that was
/// the 17th". What was noted before is not meant.
struct ToldOver {
  /// The fact as it was put right.
  let told: [Interpretation]

  /// Nil where a message puts right nothing of its own.
  init?(_ clauses: [Clause], _ understanding: Understanding, _ tests: UnnamedTest?) {
    guard
      let change = understanding.interpretations.first(where: {
        $0.intent == Self.change && $0.match == .classifier
      }),
      case .date(let day)? = change.slots[.date],
      let later = clauses.first(where: { $0.range.overlaps(change.range) && $0.act == .correct }),
      later.cells.isEmpty,
      let first = clauses.last(where: {
        $0.range.upperBound <= later.range.lowerBound && $0.act == .inform && !$0.cells.isEmpty
      }),
      first.subject == .me
    else { return nil }
    told = first.cells.compactMap { cell in
      guard var reading = CellReading(cell) else { return nil }
      reading.slots[.date] = .date(day)
      let read = Interpretation(
        telling: reading.intent, slots: reading.slots, range: first.range,
        words: understanding.message.typed(first.range))
      return tests?.settled(read, understanding) ?? read
    }
    guard !told.isEmpty else { return nil }
  }

  private static let change: IntentID = "edit.change"
}
