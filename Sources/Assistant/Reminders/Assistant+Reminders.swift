public import Civil
import Journal
import Knowledge

/// Reminders outside the talk itself.
extension Assistant {
  /// What is due and was not shown, as the system may show it; nil where nothing is.
  public mutating func notice(now: Moment, shown: ShownReminders) -> Turn? {
    let scene = scene(now)
    guard let outcome = notice(scene, shown)?.outside else { return nil }
    thread.begin(now)
    return answer(
      Plan(saying: outcome, as: "remind.list"), reader.read("", context: scene.context), scene)
  }

  /// The marks of reminders that were shown, with the new ones and without those that are gone.
  public func keeping(_ turn: Turn, in shown: ShownReminders, now: Moment) -> ShownReminders {
    var kept = shown
    for mark in turn.marks { kept.add(mark) }
    if let silence = try? Silence(library: library) {
      kept.keepOnly(DueReminders(journal, scene(now), silence: silence).keys)
    }
    return kept
  }

  func notice(_ scene: Scene, _ shown: ShownReminders) -> ReminderNotice? {
    guard let silence = try? Silence(library: library) else { return nil }
    return ReminderNotice(DueReminders(journal, scene, silence: silence), shown)
  }

  /// Her reminders with the time each comes next, for a list that programs read.
  public func reminders(now: Moment) -> [ReminderListing] {
    guard let silence = try? Silence(library: library) else { return [] }
    return DueReminders(journal, scene(now), silence: silence).all.map { item in
      ReminderListing(
        text: item.reminder.text, line: item.entry.line, next: item.next,
        isResting: item.isResting)
    }
  }
}

/// A reminder as programs read it.
public struct ReminderListing: Hashable, Sendable {
  /// Her words.
  public let text: String
  /// The journal's line.
  public let line: String
  /// When it comes next; nil where it does not.
  public let next: Moment?
  /// It says nothing for now.
  public let isResting: Bool
}
