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
    Output.complain("bloom: " + first.summary + "." + others)
  }

  /// Asks at a terminal once whether she changed what is not as it was written; yes seals it.
  func askOfDamage() throws(CommandError) {
    let damage = try conversation().issues.filter { $0.kind == .changed || $0.kind == .otherLines }
    guard let first = damage.first, !options.quiet else { return }
    let key = "lines-" + CRC32C.hex(Array(damage.map(\.description).joined().utf8)[...])
    guard try !preferences().wasAsked(key) else { return }
    output.text(first.excerpt.printable)
    let isHers = Consent.ask(
      damage.count == 1
        ? "Did you change this yourself? [y/N] "
        : "Did you change this and \(damage.count - 1) more yourself? [y/N] ", self)
    guard isHers else {
      try keep { $0.noteAsked(key) }
      return output.line("Then it stays out of every number. bloom check --repair may mend it.")
    }
    let store = try store()
    try storing { () throws(StorageError) in
      _ = try store.seal()
      try store.settle()
    }
    output.line("Good. It counts again.")
  }
}
