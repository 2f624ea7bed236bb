import Assistant
import Guardrails

/// A locked home: its passphrase, and what is said without it.
extension Session {
  /// What seals and opens.
  var sealing: Sealing { .gnuPG(path: POSIX.environment("PATH")) }

  /// Opens a locked home with its passphrase, which is asked for once; says why where that is not to
  /// be, and nothing where the home is open.
  func unseal() throws(CommandError) -> CommandError? {
    let home = try storing { () throws(StorageError) in try self.home() }
    guard home.folder == .closed else { return nil }
    guard !hasAskedPassphrase else { return closed }
    hasAskedPassphrase = true
    closed = CommandError(.closed)
    do throws(StorageError) {
      if let opened = try opening("Passphrase: ", home.opened) {
        go(on: opened)
        closed = nil
      }
    } catch {
      closed = CommandError(error)
    }
    return closed
  }

  /// Opens a sealed backup with its passphrase.
  func open(_ backup: Backup) throws(CommandError) -> Backup {
    let opened = try storing { () throws(StorageError) in
      try opening("Passphrase of the backup: ", backup.opened)
    }
    guard let opened else { throw CommandError(.closed) }
    return opened
  }

  /// Opens something; at a terminal a passphrase that is another may be typed twice more. Nil where
  /// none is given.
  func opening<Value>(
    _ question: String, _ open: ([UInt8], Sealing) throws(StorageError) -> Value
  ) throws(StorageError) -> Value? {
    for attempt in 1...3 {
      guard let passphrase = passphrase(question), !passphrase.isEmpty else { return nil }
      do throws(StorageError) {
        return try open(passphrase, sealing)
      } catch {
        guard error == .wrongPassphrase, attempt < 3, givenPassphrase == nil else { throw error }
        Output.complain("bloom: \(error.description)")
        // Several words are more likely a message than a slip of the keys.
        let words = String(decoding: passphrase, as: UTF8.self)
        if words.contains(" "), (try? home())?.folder == .closed { try? heed(unknown: words) }
      }
    }
    return nil
  }

  /// A passphrase from where a script gives it, else from the terminal; nil where there is neither.
  func passphrase(_ question: String) -> [UInt8]? {
    if let number = givenPassphrase {
      if keptGiven == nil { keptGiven = HiddenInput.line(from: number) }
      return keptGiven
    }
    return HiddenInput.line(question)
  }

  /// Where a script gives the passphrase: the number of a descriptor.
  var givenPassphrase: Int32? {
    POSIX.environment("BLOOM_PASSPHRASE_FD").flatMap { Int32($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Answers a message where the diary stays closed: a danger as ever, and else why nothing is noted.
  func answerClosed(_ text: String, _ refusal: CommandError) throws(CommandError) {
    let spoken = turns
    try heed(unknown: text)
    if turns == spoken { throw refusal }
  }
}
