public import Assistant
public import Civil
import EmbeddedKnowledge
import Formats
import Guardrails
import Journal
import Knowledge
import Language

/// A diary and the conversation over it, for a host that keeps the files.
///
/// What a turn changes is saved before it is told of: where saving fails, the diary is as it was
/// before, and of the reply only what is a matter of care is left.
public actor DiaryStore {
  /// Saves all files of the diary at once, or throws and leaves them as they were.
  public typealias Saving = @Sendable (DiaryFiles) throws -> Void

  private var assistant: Assistant
  private var shown: ShownReminders
  private let save: Saving

  /// Opens a diary.
  ///
  /// - Parameters:
  ///   - files: what was kept; nothing for a new diary.
  ///   - locale: a language tag such as `en-GB`, for the order of day and month.
  ///   - region: an ISO 3166 code, for the numbers to call.
  public init(
    files: DiaryFiles = DiaryFiles(), locale: String? = nil, region: String? = nil,
    save: @escaping Saving
  ) throws(DiaryFault) {
    var setting = Setting(locale: locale)
    setting.localRegion = region
    setting.preferences = Preferences(text: files.settings)
    do throws(AssistantError) {
      assistant = try Assistant(
        library: .embedded(), journal: Journal(parsing: files.journal),
        undoLog: files.undo.isEmpty ? UndoLog() : UndoLog(parsing: files.undo), setting: setting)
    } catch {
      throw .content(error.description)
    }
    shown = ShownReminders(text: files.shown)
    self.save = save
  }

  /// The files as they are now.
  public var files: DiaryFiles { files(of: assistant, shown) }

  /// Answers one message.
  public func say(_ text: String, at now: BloomMoment) -> HostedTurn {
    take(now) { $0.turn(text, now: now) }
  }

  /// The day's card.
  public func card(at now: BloomMoment) -> HostedTurn {
    take(now) { $0.answer(["insight.today"], text: "", now: now) }
  }

  /// The first words of a conversation, with the reminders that are due.
  public func greeting(at now: BloomMoment) -> HostedTurn {
    let shown = shown
    return take(now) { $0.greeting(now: now, shown: shown) }
  }

  /// Takes the last turn back.
  public func undo(at now: BloomMoment) -> HostedTurn {
    take(now) { $0.answer(["edit.undo"], text: "", now: now) }
  }

  /// The reminders, each with the time it comes next.
  public func reminders(at now: BloomMoment) -> [BloomReminder] { assistant.reminders(now: now) }

  /// What is set under a name such as `region`; nil where nothing is.
  public func setting(_ name: String) -> String? {
    SettingKey(rawValue: name).flatMap { assistant.setting.preferences[$0] }
  }

  /// Sets a value, or with nil goes back to what holds by itself.
  public func set(_ name: String, to value: String?) throws(DiaryFault) {
    var changed = assistant
    guard let key = SettingKey(rawValue: name), changed.setting.preferences.set(key, to: value)
    else { throw .setting([name, value ?? ""].joined(separator: " ")) }
    try keep(changed, shown)
  }

  /// What a file from elsewhere would add; nothing is changed.
  public func preview(
    of bytes: [UInt8], name: String = "", on today: BloomDate
  ) throws(DiaryFault) -> DiaryImport {
    do throws(InterchangeIssue) {
      switch try Interchange(bytes, name: name, today: today) {
      case .diary(let arrival), .table(let arrival):
        return DiaryImport(
          edits: arrival.edits(for: assistant.journal),
          remarks: arrival.issues.map { $0.summary(file: name) })
      case .app(let diary, let issues):
        let found = diary.edits(for: assistant.journal)
        return DiaryImport(
          edits: found.edits,
          remarks: diary.remarks + found.remarks + issues.map { $0.summary(file: name) })
      case .people: break
      }
    } catch {
      throw .unreadable(error.summary(file: name))
    }
    throw .severalPeople
  }

  /// Adds what a preview showed, as one turn that an undo takes back.
  public func take(_ arrival: DiaryImport) throws(DiaryFault) {
    var changed = assistant
    var (journal, log) = (assistant.journal, assistant.undoLog)
    let change = journal.make(arrival.edits).change
    log.note(change, from: assistant.journal, to: journal)
    changed.adopt(journal, undoLog: log)
    try keep(changed, shown)
  }

  /// The diary as Bloom's JSON.
  public var json: String { DiaryText.json(of: assistant.journal) }

  /// The diary as a table, an entry a row, without what is private.
  public var table: String {
    DiaryTable.csv(of: assistant.journal, leavingOut: DiaryTable.privateKinds)
  }

  private func take(_ now: BloomMoment, _ answer: (inout Assistant) -> Turn) -> HostedTurn {
    var next = assistant
    let turn = answer(&next)
    do throws(DiaryFault) {
      try keep(next, next.keeping(turn, in: shown, now: now))
    } catch {
      return HostedTurn(unsaved: turn, saying: assistant.say(.notSaved, now: now))
    }
    return HostedTurn(turn)
  }

  private func keep(_ next: Assistant, _ marks: ShownReminders) throws(DiaryFault) {
    let kept = files(of: next, marks)
    if kept != files {
      do {
        try save(kept)
      } catch {
        throw .unsaved("\(error)")
      }
    }
    (assistant, shown) = (next, marks)
  }

  private func files(of assistant: Assistant, _ shown: ShownReminders) -> DiaryFiles {
    DiaryFiles(
      journal: assistant.journal.bytes, undo: assistant.undoLog.bytes,
      settings: assistant.setting.preferences.text, shown: shown.text)
  }
}
