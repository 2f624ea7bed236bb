public import Civil
public import Journal
public import Knowledge
public import Language

/// A question that Bloom has asked and whose answer it waits for, for one turn.
public enum Expectation: Hashable, Sendable {
  /// Which of these intents was meant by the message.
  case choice([IntentID], message: String)
  /// The value of a slot that an intent cannot do without.
  case slot(SlotName, of: Interpretation)
  /// Which of two days a date such as 3/4 means.
  case day(CivilDate, CivilDate, of: Interpretation)
  /// Whether these edits are to be made.
  case confirm([Edit])
  /// Roughly when the last period began; `I don't remember` is an answer.
  case lastPeriod
  /// How many weeks, or the due date.
  case pregnancyDates
}
