import Assistant

/// Putting a passphrase on everything.
enum LockCommand: Command {
  static let name = "lock"
  static let summary = "Seal everything with a passphrase, by gpg"
  static let details = """
    Everything of everybody is sealed by gpg: diaries, undo, settings, what was shown and typed, and
    the names. It is in memory alone while Bloom runs, and each thing you say is sealed and on the
    disk before the reply. Bloom asks for the passphrase once at each start; with an empty answer it
    stays closed. Without it there are emergency, help, about, learn and week N, a message that
    sounds dangerous is answered, and bloom status says "locked". bloom edit waits for bloom unlock,
    since an editor writes in plain.
    Nobody can recover a passphrase that is forgotten: write it down, and keep it where you keep
    papers. Exports, backups and copies of the system from before stay as they are.
    In a script the passphrase is the first line of the descriptor that BLOOM_PASSPHRASE_FD names:
      BLOOM_PASSPHRASE_FD=3 bloom status 3< <(pass show bloom)
    It is never an argument, and never kept.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if let lost = session.lostLock { throw lost }
    guard home.folder == .disk else {
      throw .usage("this home is locked already; bloom unlock takes the lock off")
    }
    guard session.sealing.isThere else {
      throw CommandError(.noSealer(session.sealing.program))
    }
    guard !session.hasUnsaved else {
      throw CommandError(
        .outputError, "something is not saved yet, so nothing was sealed; free some space first")
    }
    if session.givenPassphrase == nil, !session.options.json {
      session.output.text(explanation(home))
    }
    guard let passphrase = try chosen(session) else {
      throw CommandError(.usage, "nothing was sealed, as no passphrase was given")
    }
    let others = try session.storing { () throws(StorageError) in try Remains(home).others }
    let locked = try session.storing { () throws(StorageError) in
      try home.lock(with: passphrase, by: session.sealing)
    }
    session.go(on: locked)
    session.hasAskedPassphrase = true
    if session.options.json {
      return session.output.line(try JSONLine.text(Report(home: home.path, locked: true)))
    }
    for name in others {
      session.output.text("Left \(name.printable) as it is, which Bloom did not make.")
    }
    session.output.text(
      "The lock is on, and was opened once to be sure. bloom unlock takes it off.")
  }

  /// What a lock does, before a passphrase is asked for.
  private static func explanation(_ home: Home) -> String {
    """
    The lock seals all that Bloom keeps in \(home.path.printable), of everybody, with their names.
    Bloom asks for the passphrase at each start. Without it, emergency and help work, and a message \
    that sounds dangerous is still answered.
    Nobody can recover a passphrase that is forgotten: the diary is gone with it. Write it down, and \
    keep it where you keep papers. Four or five words picked at random are good.
    What was exported or copied before stays as it is, and a disk may keep traces of removed files.
    """
  }

  private static func chosen(_ session: Session) throws(CommandError) -> [UInt8]? {
    guard let first = session.passphrase("Passphrase (it is not shown; empty for none): "),
      !first.isEmpty
    else { return nil }
    guard first.count <= HiddenInput.longest else {
      throw CommandError(.badData, "a passphrase has at most \(HiddenInput.longest) bytes")
    }
    guard session.givenPassphrase == nil else { return first }
    guard session.passphrase("Once more: ") == first else {
      throw CommandError(.badData, "the two are not the same, so nothing was sealed")
    }
    return first
  }

  /// What became of the home, for `--json`.
  struct Report: Encodable {
    let home: String
    let locked: Bool
  }
}

/// Taking the passphrase off.
enum UnlockCommand: Command {
  static let name = "unlock"
  static let summary = "Take the lock off, so that the files are plain text again"
  static let details = """
    Asks for the passphrase, writes every file in plain, reads it again, and only then removes what
    was sealed. For reading and writing nothing needs to be unlocked: Bloom asks at its start.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let home = try session.storing { () throws(StorageError) in try session.home() }
    if let lost = session.lostLock { throw lost }
    guard home.folder != .disk else {
      return try report(home, session, "This home is not locked.")
    }
    if home.folder == .closed {
      session.hasAskedPassphrase = false
      if let refusal = try session.unseal() { throw refusal }
    }
    let plain = try session.storing { () throws(StorageError) in try session.home().unlock() }
    session.go(on: plain)
    try report(
      home, session, "The lock is off. The files in \(home.path.printable) are plain text again.")
  }

  private static func report(
    _ home: Home, _ session: Session, _ text: String
  ) throws(CommandError) {
    guard session.options.json else { return session.output.text(text) }
    session.output.line(
      try JSONLine.text(LockCommand.Report(home: home.path, locked: false)))
  }
}
