import Assistant
import Civil
import Journal
import Knowledge
import Language
import Physiology
import Publishing

/// The assistant over a journal file: what a turn changes is on disk before its reply is shown.
struct Conversation {
  private let store: JournalFile
  private var assistant: Assistant
  private var reading: JournalFile.Reading
  /// The edits of turns that could not be written; they are tried again with the next ones.
  private(set) var unsaved: [[Edit]] = []
  /// Whether something that was said was not done, and is not tried again.
  private(set) var hasFailed = false
  /// Why it is not known what can be taken back, where that is so.
  private(set) var undoFault: CommandError?
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
    let known = store.undoLog()
    undoFault = known.fault.map(CommandError.init)
    do throws(AssistantError) {
      assistant =
        lookup != nil
        ? try Assistant(
          lookupsIn: library, journal: reading.journal, setting: setting, preparing: meanwhile)
        : try Assistant(
          library: library, journal: reading.journal, undoLog: known.log, setting: setting,
          preparing: meanwhile)
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  /// A turn that is on disk.
  struct Done {
    let turn: Turn
    /// The journal lines that were written.
    var noted: [String]
    /// What to say about the write beside the reply, where there is something.
    var remark: HostReply?
    /// What to say about the write in the reply itself.
    var addition: HostReply?
    /// Why edits are not on disk; then only the turn's `care` may be shown.
    var failure: CommandError?
    /// Whether the reply may be shown all the same: the turn itself writes nothing.
    var isAnswer = false

    func noting(_ lines: [String]) -> Done {
      var done = self
      done.noted = lines
      return done
    }
  }

  /// Whether messages are read with the weights that the samples of the library give.
  var fitsSamples: Bool { assistant.reader.fitsSamples }
  /// What should be known of the journal's lines.
  var journal: Journal { assistant.journal }
  var issues: [JournalIssue] { store.issues(of: reading) }

  /// Whether nothing is said of cycles.
  func isSilentOfCycles(now: Moment) -> Bool { assistant.isSilentOfCycles(now: now) }

  /// The screen for one kind of counting.
  func counter(_ kind: Counter.Kind, now: Moment) -> Counter? {
    assistant.counter(kind, now: now)
  }

  /// The entries that a search finds, newest first.
  func entries(_ search: EntrySearch, now: Moment) -> [Entry] {
    assistant.entries(search, now: now)
  }

  /// A page for somebody who looks after her; nil where nothing was noted.
  func report(_ request: ReportRequest, now: Moment) -> Document? {
    assistant.report(request, now: now)
  }

  /// What is ahead, as a calendar file; nil where nothing is.
  func agenda(_ request: AgendaRequest, now: Moment) -> String? {
    assistant.agenda(request, now: now)
  }

  /// The reminders as a calendar file; nil without one.
  func reminderAgenda(isDiscreet: Bool, now: Moment) -> String? {
    assistant.reminderAgenda(isDiscreet: isDiscreet, now: now)
  }

  /// A card for somebody close; nil where nothing of it is there to share.
  func card(_ request: CardRequest, now: Moment) -> CardDraft? {
    assistant.card(request, now: now)
  }

  /// The stretches of days that a partner's tips are of.
  var partnerGuideNames: [String] { assistant.partnerGuideNames }

  /// Whether some words name anything of the diary.
  func namesMeasure(_ words: String, now: Moment) -> Bool {
    assistant.namesMeasure(words, now: now)
  }

  /// Whether some words name anything that days can be compared by.
  func namesPattern(_ words: String, now: Moment) -> Bool {
    assistant.namesPattern(words, now: now)
  }

  /// What one thing comes to, in numbers.
  func figures(_ look: MeasureLook, now: Moment) -> MeasureFigures? {
    assistant.figures(look, now: now)
  }

  /// The points of each score by day, oldest first.
  func scores(days: Int, now: Moment) -> [String: [Double?]] {
    assistant.scores(days: days, now: now)
  }

  /// Why a goal is not set; nil where it may be.
  func refusal(ofGoal goal: String, now: Moment) -> Turn? {
    assistant.refusal(ofGoal: goal, now: now)
  }

  /// The maintenance in kcal a day by its name and those of its range; empty where there is none.
  func maintenance(now: Moment) -> [String: Double] {
    guard let found = assistant.maintenanceFigures(now: now) else { return [:] }
    return ["kcal": found.kcal, "low": found.low, "high": found.high]
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
      hasFailed = hasFailed || !turn.edits.isEmpty
      return Done(turn: turn, noted: [], failure: unreadable)
    }
    guard !turn.edits.isEmpty || !unsaved.isEmpty else { return Done(turn: turn, noted: []) }
    var hasTakenBack = turn.takenBack.isEmpty
    do throws(StorageError) {
      try saveAgain()
      return try write(turn, &hasTakenBack)
    } catch {
      if !hasTakenBack {
        assistant = before
        if unsaved.isEmpty { assistant.adopt(before.journal, undoLog: knownUndo()) }
        hasFailed = true
      } else if !turn.newEdits.isEmpty {
        unsaved.append(turn.newEdits)
      }
      return Done(
        turn: turn, noted: [], failure: CommandError(error), isAnswer: turn.edits.isEmpty)
    }
  }

  /// Tries again to write what could not be written.
  mutating func saveAgain() throws(StorageError) {
    while let edits = unsaved.first {
      reading = try store.commit(edits, after: reading).reading
      unsaved.removeFirst()
    }
  }

  /// Goes on with settings that were changed.
  mutating func adopt(_ preferences: Preferences) { assistant.setting.preferences = preferences }

  /// Forecasts by a model, or by the one that she set.
  mutating func reckon(by model: (any CycleModel)?) { assistant.setting.askedModel = model }

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

  /// Goes on with what can be taken back by now.
  mutating func knowUndo() { assistant.adopt(reading.journal, undoLog: knownUndo()) }

  /// A reply that writes nothing, for when writing has failed.
  func speak(_ reply: HostReply, now: Moment) -> Turn { assistant.say(reply, now: now) }

  private mutating func write(
    _ turn: Turn, _ hasTakenBack: inout Bool
  ) throws(StorageError) -> Done {
    var done = Done(turn: turn, noted: [])
    var noted: [String] = []
    if !hasTakenBack {
      guard let commit = try store.undo(turn.takenBack, after: reading) else {
        throw .unknownTurn(store.path)
      }
      hasTakenBack = true
      reading = commit.reading
      noted = commit.lines
      if commit.torn != nil { done.remark = .torn(path: store.tornPath) }
    }
    if !turn.newEdits.isEmpty {
      let commit = try store.commit(turn.newEdits, after: reading)
      reading = commit.reading
      noted += commit.lines
      if commit.torn != nil { done.remark = .torn(path: store.tornPath) }
      if !commit.canUndo { done.addition = .noUndo }
      if turn.takenBack.isEmpty, commit.made == turn.newEdits, commit.canUndo {
        return done.noting(noted)
      }
    }
    assistant.adopt(reading.journal, undoLog: knownUndo())
    return done.noting(noted)
  }

  /// What takes back the last turns, as it is now.
  private mutating func knownUndo() -> UndoLog {
    let known = store.undoLog()
    undoFault = known.fault.map(CommandError.init)
    return known.log
  }

  /// Takes in what was changed by hand or by another Bloom since the last turn.
  private mutating func adoptChanges() {
    guard unsaved.isEmpty, unreadable == nil, !store.isCurrent(reading),
      let fresh = try? store.read()
    else { return }
    reading = fresh
    assistant.adopt(fresh.journal, undoLog: knownUndo())
  }
}
