public import Civil
public import Journal
public import Knowledge
public import Language
public import Physiology

/// A question that Bloom has asked and whose answer it waits for, for one turn.
public enum OpenQuestion: Hashable, Sendable {
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
  /// What a reminder is to be of.
  case reminderText(of: Interpretation)
  /// Whether a reminder's time is one of the morning or the evening.
  case half(ClockTime, of: Interpretation)
  /// Whether a reminder that was set for once is to come again and again.
  case reminderRhythm(Entry, of: Interpretation)
  /// Which of these entries is to be removed.
  case entries([Entry])
  /// Which of these reminders are to go.
  case reminders([Entry])
  /// Whether a period began or ended, by the intent that notes it; asked once more on `second`.
  case period(IntentID, second: CivilDate?)
  /// Whether everything is to be erased, by the one word that does it.
  case erase
  /// Which country's numbers apply.
  case region
  /// That a contraction begins or ends, or how long it was.
  case contraction
  /// How many weeks, or the due date.
  case pregnancyDates
  /// A wish for a birth: of a topic that was asked about, else any.
  case wish(String?)
  /// What a check-in asks.
  case checkIn(CheckInQuestion)
  /// Which of these entries is to be changed, and into what.
  case amend([Entry])
}
