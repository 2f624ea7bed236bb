public import Civil
public import Journal
public import Knowledge
public import Language
public import Physiology

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
  /// Whether starts inside a gap were not logged.
  case missedLog(MissedLogQuestion)
  /// Whether a start came after the last one that is known; with `isKnown` she said that one did,
  /// and only its day is open.
  case missedStart(after: CivilDate, isKnown: Bool)
  /// Which of these people's diaries to open.
  case person([String])
  /// The name of a person whose diary is to be begun.
  case personName
  /// How many weeks, or the due date.
  case pregnancyDates
}
