import Assistant
import Civil
import Journal

/// Taking a backup in.
enum RestoreCommand: Command {
  static let name = "restore"
  static let summary = "Take a backup in, or the diary of another device, line by line"
  static let arguments = "DIR"
  static let options = [
    CommandOption("--dry-run", "only say what would change"),
    CommandOption("--yes", "take it in without asking"),
  ]
  static let example = "bloom restore ~/backups --dry-run"
  static let details = """
    DIR is a backup, or a folder with some, of which the newest is taken. Every file is held to its
    check first; what would change is shown before it is. A person who has no diary here gets hers
    back as it was. Where there is one, each line that is not here yet is added by what it says, and
    nothing goes: what you took out on one device and not on the other comes back. Settings that
    are here stay, those that are missing are taken. Twice the same changes nothing the second time.
    A backup of a locked home asks for its passphrase; the home here stays as it is, locked or not.
    bloom undo takes it back out of a diary that was here, as one step. With --as NAME only hers is
    taken.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let folder = arguments.words.joined(separator: " ").expandingHome
    guard !folder.isEmpty else {
      throw .usage("bloom restore needs a folder, as in bloom restore ~/backups")
    }
    var backup = try session.storing { () throws(StorageError) in try Backup(in: folder) }
    let wasSealed = backup.isSealed
    if wasSealed { backup = try session.open(backup) }
    let restoration = try session.storing { () throws(StorageError) in
      let person = session.options.isPersonNamed ? session.person : nil
      return try Restoration(backup, into: session.home(), only: person)
    }
    guard !restoration.shares.isEmpty else {
      throw CommandError(
        .badData, "\(backup.path): nobody of the name \(session.person.printable) is in it")
    }
    if !session.options.json { session.output.write(restoration.text) }
    let isWanted = try wants(restoration, arguments, session)
    if isWanted {
      let hasDiary = restoration.shares.contains { $0.person == session.person }
      try session.storing { () throws(StorageError) in try restoration.write() }
      session.knowPeople()
      if hasDiary || session.person == Home.owner {
        try session.heed(restoration.shares.flatMap(\.entries))
      }
    }
    if session.options.json {
      return session.output.line(try restoration.json(isWritten: isWanted))
    }
    session.output.line(restoration.outcome(isWritten: isWanted))
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if isWanted, wasSealed, home.folder == .disk {
      session.output.line("The backup was locked; here it lies as plain text. bloom lock seals it.")
    }
  }

  /// Whether the changes are to be made: nobody is asked where there are none.
  private static func wants(
    _ restoration: Restoration, _ arguments: Arguments, _ session: Session
  ) throws(CommandError) -> Bool {
    guard !restoration.isEmpty, !arguments.has("--dry-run") else { return false }
    if arguments.has("--yes") { return true }
    guard POSIX.isTerminal(0), session.output.isTerminal, !session.options.json else {
      throw .usage("nothing was taken in, as nobody can be asked here; use --yes or --dry-run")
    }
    return Consent.ask("Take this in? [y/N] ", session)
  }
}

extension Restoration {
  /// What the backup is and what it would change.
  fileprivate var text: String {
    let head = "\(backup.path) is a backup of \(backup.made.date.iso), \(backup.made.time.iso)."
    return ([head] + shares.map(\.summary)).map { $0.printable + "\n" }.joined()
  }

  fileprivate func outcome(isWritten: Bool) -> String {
    if isEmpty { return "Everything in it is here already, so nothing changes." }
    guard isWritten else { return "Nothing was changed." }
    let undo = shares.filter { !$0.isNew && !$0.entries.isEmpty }.map { share in
      "bloom undo" + (share.person == Home.owner ? "" : " --as \(share.person.typed)")
    }
    guard !undo.isEmpty else { return "Taken in." }
    let verb = undo.count == 1 ? "takes" : "take"
    return "Taken in. \(undo.joined(separator: ", ")) \(verb) the lines back out."
  }

  fileprivate func json(isWritten: Bool) throws(CommandError) -> String {
    try JSONLine.text(
      Report(
        backup: backup.path, made: backup.made.iso, written: isWritten,
        people: shares.map { share in
          Report.Person(
            person: share.person, isNew: share.isNew, lines: share.lines, known: share.known,
            files: share.others)
        }))
  }

  private struct Report: Encodable {
    struct Person: Encodable {
      let person: String
      let isNew: Bool
      let lines: Int
      let known: Int
      let files: Int

      enum CodingKeys: String, CodingKey {
        case person, lines, known, files
        case isNew = "new"
      }
    }
    let backup: String
    let made: String
    let written: Bool
    let people: [Person]
  }
}

extension Restoration.Share {
  /// `Mei, a new diary: 12 lines new.` or `me: 3 lines new, 40 are here already.`
  fileprivate var summary: String {
    var parts: [String] = []
    parts.append(lines == 0 ? "nothing new" : "\(lines.of("line")) new")
    if known > 0 { parts.append("\(known) \(known == 1 ? "is" : "are") here already") }
    if others > 0 { parts.append("\(others.of("smaller file")) to complete, such as settings") }
    return "\(person)\(isNew ? ", a new diary" : ""): " + parts.joined(separator: ", ") + "."
  }
}
