import Assistant
import Journal

/// What is said of a diary that is not as it was written.
extension Session {
  /// Names once what is damaged and so left out of what a command shows.
  func nameDamage(_ issues: [JournalIssue]) {
    let damage = issues.filter(\.isDamage)
    guard let first = damage.first, !isChat, !hasNamedDamage else { return }
    hasNamedDamage = true
    let others = damage.count > 1 ? " There is more of this: \(damage.count) in all." : ""
    Output.complain("bloom: " + first.discreet + "." + others)
  }

  /// Asks at a terminal once whether she changed what is not as it was written; yes seals the lines
  /// that were shown, and no others.
  ///
  /// What is said instead of yes or no is returned: it is a message.
  func askOfDamage() throws(CommandError) -> InputLine? {
    let damage = try conversation().issues.filter { $0.kind == .changed || $0.kind == .otherLines }
    guard !damage.isEmpty, !options.quiet else { return nil }
    let key = "lines-" + CRC32C.hex(Array(damage.map(\.description).joined().utf8)[...])
    guard let kept = try? preferences(), !kept.wasAsked(key) else { return nil }
    let lines = try conversation().journal.lines
    let shown = damage.prefix(Self.mostShown)
    for issue in shown {
      let line = lines.indices.contains(issue.line - 1) ? lines[issue.line - 1].bytes : []
      output.text(
        issue.kind == .changed
          ? String(decoding: line, as: UTF8.self).printable : issue.problem.printable)
    }
    output.write(
      shown.count == 1
        ? "Did you change this yourself? [y/N] "
        : "Did you change these \(shown.count) lines yourself? [y/N] ")
    var input = PipedInput(longestLine: InputLine.longest)
    let reply = input.next()
    switch Consent.answer(reply?.text ?? "") {
    case true?: break
    case false?:
      try keep { $0.noteAsked(key) }
      output.line("Then it stays out of every number. bloom check --repair may mend it.")
      return nil
    case nil: return reply
    }
    let seen = Set(
      shown.filter { $0.kind == .changed && lines.indices.contains($0.line - 1) }
        .map { lines[$0.line - 1].bytes })
    let store = try store()
    try storing { () throws(StorageError) in
      if !seen.isEmpty { _ = try store.seal { seen.contains($0.bytes) } }
      if shown.contains(where: { $0.kind == .otherLines }) { try store.settle() }
    }
    output.line("Good. \(shown.count == 1 ? "It counts" : "They count") again.")
    return nil
  }

  /// So many lines are asked about at once; others are asked about another time.
  private static let mostShown = 8
}
