import Civil
import Journal

/// The journal of one person on disk, with its files `NAME.undo` and `NAME.torn` beside it.
struct JournalFile: Sendable {
  let home: Home
  /// The file's name without `.journal`.
  let name: String
  var disk = Disk.real
  /// How long a writer waits for another one, in milliseconds.
  var patience = JournalFile.patience

  /// How long a writer waits for another one by default, in milliseconds.
  static let patience = 2_000

  /// The journal's own file.
  var path: String { "\(home.path)/\(name).journal" }
  /// The file with what takes back the last turns.
  var undoPath: String { "\(home.path)/\(name).undo" }
  /// The file with lines that were cut short.
  var tornPath: String { "\(home.path)/\(name).torn" }

  /// The file with the text that is in an editor.
  var editingPath: String { "\(home.path)/\(name).editing" }

  /// The endings of the files that may be written for a person.
  static let kinds = [
    "journal", "undo", "torn", "settings", "person", "shown", "editing", "history", "glance",
    "card", "helped", "seals", "copy",
  ]

  /// The names of all files that are kept for this person.
  var names: [String] { Self.kinds.map { "\(name).\($0)" } }

  init(home: Home, name: String) {
    self.home = home
    self.name = name
  }

  /// A journal as it was on disk, with the state of the file.
  struct Reading: Hashable, Sendable {
    var journal: Journal
    /// Nil when there is no file.
    var stamp: FileStamp?
    /// What is to be known where the sealed lines are others than were written.
    var doubts: [JournalIssue] = []
  }

  /// Reads the journal; one that does not exist is empty. No permission to write is needed.
  func read() throws(StorageError) -> Reading { try looked(over: try readAsItIs()) }

  private func readAsItIs() throws(StorageError) -> Reading {
    do throws(SystemFault) {
      let file = try home.folder.open(path, for: .reading)
      let stamp = try file.stamp()
      if stamp.isFile {
        return Reading(journal: Journal(parsing: try file.readAll()), stamp: stamp)
      }
    } catch {
      guard error.isAbsence else { throw .reading(path, error) }
      return Reading(journal: Journal(), stamp: nil)
    }
    throw .notAFile(path)
  }

  /// What she should know about the journal's lines, each rendered by its `description`.
  func issues(in journal: Journal) -> [JournalIssue] {
    journal.issues(file: "\(name).journal")
  }

  /// What she should know about a journal that was read: its lines, and whether all are there.
  func issues(of reading: Reading) -> [JournalIssue] {
    reading.doubts + issues(in: reading.journal)
  }

  /// What entries of the journal say together that cannot be so as of a day.
  func recordIssues(in journal: Journal, today: CivilDate) -> [JournalIssue] {
    journal.recordIssues(file: "\(name).journal", today: today)
  }

  /// Whether the journal on disk is still the one that was read.
  func isCurrent(_ reading: Reading) -> Bool {
    (try? home.folder.stamp(of: path)) == reading.stamp
  }
}

/// Everything that a write did.
struct Commit: Hashable, Sendable {
  /// The journal after the write, as it is on disk.
  var reading: JournalFile.Reading
  /// The edits that were made.
  var made: [Edit] = []
  /// The edits that remove what was no longer there.
  var missing: [Edit] = []
  /// A last line that was cut short and now stands in `NAME.torn`.
  var torn: [UInt8]?
  /// False when the turn cannot be taken back, as there was no room to note how.
  var canUndo = true
  /// How many lines were given a seal.
  var sealed = 0

  /// The lines that were written, without their seals.
  var lines: [String] {
    made.compactMap { if case .add(let entry) = $0 { entry.line } else { nil } }
  }
}
