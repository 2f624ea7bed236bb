import Civil
import Journal

/// The text of a journal while it is in an editor, in `NAME.editing` beside it.
struct EditDraft {
  let path: String
  private let store: JournalFile
  private let reading: JournalFile.Reading
  private let original: [UInt8]
  /// The lines around those of the one day that is edited; nil where all are.
  private let around: DayLines?

  /// Writes the text to edit; what was kept of an edit before is opened again, unless the diary has
  /// changed since.
  init(
    of store: JournalFile, _ reading: JournalFile.Reading, on day: CivilDate? = nil
  ) throws(StorageError) {
    self.store = store
    self.reading = reading
    path = store.editingPath
    let bytes = reading.journal.bytes
    original = bytes.isEmpty ? Array((Journal.header + "\n").utf8) : bytes
    let original = original
    around = day.map { DayLines(of: $0, in: original) }
    if let kept = try? System.stamp(of: path) {
      guard kept.changed >= reading.stamp?.changed ?? 0,
        DayLines.day(of: try NewFile.read(path)) == day
      else { throw .olderDraft(path) }
      return
    }
    try store.home.create()
    try NewFile.write(around?.text ?? original, to: path, replacing: false)
  }

  var keptWords: String { "the text is kept in \(path)" }

  /// What the editor saved; a last line without an end is given one.
  func read() throws(StorageError) -> Journal {
    var bytes = try NewFile.read(path)
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return Journal(parsing: around?.joined(with: bytes) ?? bytes)
  }

  /// What is wrong with the edited text and was not wrong before.
  func faults(in edited: Journal, today: CivilDate) -> [JournalIssue] {
    let known = Set(Self.issues(in: reading.journal, path, today).map(\.sameness))
    return Self.issues(in: edited, path, today).filter { !known.contains($0.sameness) }
  }

  private static func issues(
    in journal: Journal, _ path: String, _ today: CivilDate
  ) -> [JournalIssue] {
    let form = journal.issues(file: path).filter { issue in
      [.unreadable, .torn, .unknownKind, .newerVersion].contains(issue.kind)
    }
    return form + journal.recordIssues(file: path, today: today)
  }

  /// Puts the edited text in the journal's place, sealed; nil where nothing changed.
  func take(_ edited: Journal) throws(StorageError) -> Commit? {
    guard edited.bytes != original else { return nil }
    let damaged = Set(reading.journal.lines.filter { $0.doubtful != nil }.map(\.bytes))
    var sealed = edited
    _ = sealed.seal { !damaged.contains($0.bytes) }
    return try store.replace(with: sealed, after: reading)
  }

  func remove() { try? System.remove(path) }
}

extension JournalIssue {
  /// What makes an issue the same one on another line.
  fileprivate var sameness: String { problem + "\u{0}" + excerpt }
}
