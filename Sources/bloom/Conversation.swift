import Assistant
import Civil
import Journal
import Knowledge
import Language

/// The assistant over a journal file: what a turn changes is on disk before its reply is shown.
struct Conversation {
  private let store: JournalFile
  private var assistant: Assistant
  private var reading: JournalFile.Reading
  /// Edits that could not be written; they are tried again with the next ones.
  private(set) var unsaved: [Edit] = []
  /// Something could not be taken back.
  private(set) var hasFailedUndo = false
  /// Why the journal could not be read; then nothing is answered but what is a matter of care.
  private(set) var unreadable: CommandError?

  init(
    store: JournalFile, library: Library, setting: Setting, lookingUp lookup: Lookup? = nil
  ) throws(CommandError) {
    self.store = store
    let meanwhile = AtOnce(library, lookingUp: lookup)
    do throws(StorageError) {
      reading = try store.read()
    } catch {
      reading = JournalFile.Reading(journal: Journal(), stamp: nil)
      unreadable = CommandError(error)
    }
    do throws(AssistantError) {
      assistant =
        lookup != nil
        ? try Assistant(
          lookupsIn: library, journal: reading.journal, setting: setting, preparing: meanwhile)
        : try Assistant(
          library: library, journal: reading.journal, undoLog: store.undoLog(), setting: setting,
          preparing: meanwhile)
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  /// A turn that is on disk.
  struct Done {
    let turn: Turn
    /// The journal lines that were written.
    let noted: [String]
    /// What to say about the write, where there is something.
    let remark: HostReply?
    /// Why edits are not on disk; then only the turn's `care` may be shown.
    var failure: CommandError?
    /// Whether the reply may be shown all the same: the turn itself writes nothing.
    var isAnswer = false
  }

  /// Whether messages are read with the weights that the samples of the library give.
  var fitsSamples: Bool { assistant.reader.fitsSamples }
  /// What should be known of the journal's lines.
  var journal: Journal { assistant.journal }
  var issues: [JournalIssue] { store.issues(in: reading.journal) }

  /// The screen for one kind of counting.
  func counter(_ kind: Counter.Kind, now: Moment) -> Counter? {
    assistant.counter(kind, now: now)
  }

  /// What the journal says of the cycle as of a day.
  func cycle(now: Moment) -> CyclePicture { assistant.cycle(now: now) }

  /// What is to be silent in all that is shown beside a reply.
  func hush(now: Moment) -> Hush { assistant.hush(now: now) }

  /// Answers, writes, and only then hands the turn on.
  mutating func take(_ answer: (inout Assistant) -> Turn, second: Int? = nil) -> Done {
    adoptChanges()
    assistant.setting.second = second
    let before = assistant
    let turn = answer(&assistant)
    if let unreadable {
      return Done(turn: turn, noted: [], remark: nil, failure: unreadable)
    }
    guard !turn.edits.isEmpty || !unsaved.isEmpty else {
      return Done(turn: turn, noted: [], remark: nil)
    }
    do throws(StorageError) {
      return try write(turn)
    } catch {
      if turn.isUndo {
        assistant = before
        hasFailedUndo = true
      } else {
        unsaved += turn.edits
      }
      return Done(
        turn: turn, noted: [], remark: nil, failure: CommandError(error),
        isAnswer: turn.edits.isEmpty)
    }
  }

  /// Goes on with settings that were changed.
  mutating func adopt(_ preferences: Preferences) { assistant.setting.preferences = preferences }

  /// Goes on with the people that there are by now.
  mutating func adopt(people: [String]) { assistant.setting.people = people }

  /// Her reminders, with the time each comes next.
  func reminders(now: Moment) -> [ReminderListing] { assistant.reminders(now: now) }

  /// The marks of reminders shown, with those of a turn.
  func keeping(_ turn: Turn, in shown: ShownReminders, now: Moment) -> ShownReminders {
    assistant.keeping(turn, in: shown, now: now)
  }

  /// Asks for something that writes nothing.
  mutating func read(_ reading: (inout Assistant) -> Void) {
    adoptChanges()
    reading(&assistant)
  }

  /// Lets go of what was said; the diary stays.
  mutating func forget() { assistant.forget() }

  /// A reply that writes nothing, for when writing has failed.
  func speak(_ reply: HostReply, now: Moment) -> Turn { assistant.say(reply, now: now) }

  private mutating func write(_ turn: Turn) throws(StorageError) -> Done {
    if !unsaved.isEmpty {
      reading = try store.commit(unsaved, after: reading).reading
      unsaved = []
    }
    guard !turn.edits.isEmpty else { return Done(turn: turn, noted: [], remark: nil) }
    let commit =
      turn.isUndo
      ? try store.undo(after: reading) : try store.commit(turn.edits, after: reading)
    guard let commit else { return Done(turn: turn, noted: [], remark: nil) }
    reading = commit.reading
    if commit.made != turn.edits {
      assistant.adopt(reading.journal, undoLog: store.undoLog())
    }
    let remark = commit.torn.map { _ in HostReply.torn(path: store.tornPath) }
    return Done(turn: turn, noted: commit.lines, remark: remark)
  }

  /// Takes in what was changed by hand or by another Bloom since the last turn.
  private mutating func adoptChanges() {
    guard unsaved.isEmpty, unreadable == nil, !store.isCurrent(reading),
      let fresh = try? store.read()
    else { return }
    reading = fresh
    assistant.adopt(fresh.journal, undoLog: store.undoLog())
  }
}
