import Civil
import Journal

/// Keeping a copy of everything.
enum BackupCommand: Command {
  static let name = "backup"
  static let summary = "Copy everything of everybody into a folder, checked"
  static let arguments = "DIR"
  static let options = [
    CommandOption("--force", "write over a backup of the same minute")
  ]
  static let example = "bloom backup ~/backups"
  static let details = """
    Makes a folder like bloom-2026-03-09T1230 in DIR, with the files of every person and a manifest
    of their sizes and checks; of a locked home the sealed files, without asking. It has its name only once every byte is on the disk and has been read
    again. Only you may read it. bloom restore takes it in again.
      a stick      bloom backup /media/stick, then bloom restore /media/stick on the other machine
      rsync        bloom backup ~/backups && rsync -a ~/backups/ server:backups/
      every night  0 3 * * *  bloom backup ~/backups
      two devices  with a folder that both share, such as ~/Sync: bloom backup ~/Sync/laptop here,
                   bloom restore ~/Sync/laptop --yes there, and the same the other way
    Share backups, not the folder where the diary lives: what shares folders keeps one of two
    diaries, and bloom restore joins them line by line.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let folder = arguments.words.joined(separator: " ").expandingHome
    guard !folder.isEmpty else {
      throw .usage("bloom backup needs a folder, as in bloom backup ~/backups")
    }
    let now = try session.now()
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if let lost = session.lostLock { throw lost }
    let backup = try session.storing { () throws(StorageError) in
      try Backup.write(
        Home(path: home.path), into: folder, at: now, replacing: arguments.has("--force"))
    }
    if session.options.json {
      return session.output.line(
        try JSONLine.text(
          Report(
            backup: backup.path, made: backup.made.iso, files: backup.files.count,
            sealed: backup.isSealed, people: backup.people)))
    }
    guard !backup.isSealed else {
      return session.output.line(
        "Saved in \(backup.path.printable), sealed as it is, and read again; "
          + "its passphrase opens it.")
    }
    session.output.line(
      "\(backup.people.count.people) and \(backup.lineCount.of("line")) saved in "
        + "\(backup.path.printable), and read again.")
  }

  private struct Report: Encodable {
    let backup: String
    let made: String
    let files: Int
    let sealed: Bool
    let people: [String]
  }
}

extension Backup {
  /// Whose files are in it, in order.
  var people: [String] {
    Set(files.keys.compactMap { Self.owner(of: $0)?.person }).sorted()
  }

  /// How many lines all diaries have, comments among them.
  fileprivate var lineCount: Int {
    files.reduce(0) { count, file in
      guard Self.owner(of: file.key)?.kind == "journal" else { return count }
      return count + Journal(parsing: file.value).lines.count
    }
  }
}

extension Int {
  /// `1 person`, `2 people`.
  var people: String { self == 1 ? "1 person" : "\(self) people" }
}
