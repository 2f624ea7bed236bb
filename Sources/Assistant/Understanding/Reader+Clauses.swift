import Civil
public import Clauses
public import Language
import Physiology

extension Reader {
  /// The clauses of a message; none for a reader of lookups.
  public func clauses(
    of text: String, context: Context, ofPeriods: Bool = false
  ) -> [Clause] {
    guard let recogniser, let clausing = clausing.value else { return [] }
    let (message, mentions) = recogniser.named(
      in: heard(text, context), context: context)
    return clausing.clauses(
      of: message, naming: mentions, today: context.reference.date,
      periodStart: context.periodStart, isGeneral: context.mode == .general, ofPeriods: ofPeriods)
  }

  /// A message as it is meant, where it puts a slip of its own right; nil where it has none.
  func repaired(_ message: Message, context: Context) -> String? {
    guard let recogniser, let clausing = clausing.value else { return nil }
    let (message, mentions) = recogniser.named(in: message, context: context)
    return clausing.repaired(message, naming: mentions, today: context.reference.date)
  }

  /// What a message puts right in what was told before; nil where its words put nothing right.
  func revision(
    in message: Message, context: Context, ofPeriods: Bool = false
  ) -> Revision? {
    guard let recogniser, let clausing = clausing.value else { return nil }
    let (message, mentions) = recogniser.named(in: message, context: context)
    return clausing.revision(
      of: message, naming: mentions, today: context.reference.date, ofPeriods: ofPeriods)
  }
}
