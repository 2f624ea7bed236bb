import Civil
public import Clauses
public import Language
import Physiology

extension Reader {
  /// The clauses of a message; none for a reader of lookups.
  public func clauses(of text: String, context: Context) -> [Clause] {
    guard let recogniser, let clausing = clausing.value else { return [] }
    let (message, mentions) = recogniser.named(
      in: normaliser.normalise(text), context: context)
    return clausing.clauses(
      of: message, naming: mentions, today: context.reference.date,
      isGeneral: context.mode == .general)
  }
}
