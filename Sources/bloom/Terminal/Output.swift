/// Standard output, written whole; remembers whether a write has failed.
final class Output {
  /// Why the last write failed, in the C library's words; nil while all went well.
  private(set) var failure: String?
  /// Nobody reads any more, so nothing more needs to be said.
  private(set) var isClosed = false
  private let descriptor: Int32

  init(descriptor: Int32 = 1) { self.descriptor = descriptor }

  var isTerminal: Bool { POSIX.isTerminal(descriptor) }

  /// Columns to lay text out in; nil where lines are not to be broken.
  var columns: Int? { isTerminal ? min(max(POSIX.columns(descriptor) ?? 80, 20), 100) : nil }

  /// What is to be done once, before the first thing is written.
  var first: (() -> Void)?
  /// What is collected rather than written, for one reply of several parts.
  private var collected: String?
  /// What is held back for a pager, and the pager.
  private var held: (text: String, pager: String)?

  /// Whether the last thing written ends with an empty row.
  private(set) var endsWithGap = false

  /// Does what is to come before anything that is written, here or as a complaint.
  func begin() {
    first?()
    first = nil
  }

  /// Holds back what is written, so that a pager can show it where it is more than a screen.
  func hold(for pager: String?) {
    if let pager { held = ("", pager) }
  }

  /// Shows what was held back: at once where it fits the screen, else with the pager.
  func release() {
    guard let (text, pager) = held else { return }
    held = nil
    let size = POSIX.size(descriptor) ?? (80, 24)
    guard Paging.isNeeded(text, columns: size.columns, rows: size.rows) else { return write(text) }
    if !POSIX.show(text, with: pager) { write(text) }
  }

  /// Everything that some work writes, in place of writing it.
  func collect<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> String {
    collected = ""
    defer { collected = nil }
    try work()
    return collected ?? ""
  }

  /// Whether something was collected so far.
  var hasCollected: Bool { collected?.isEmpty == false }

  func write(_ text: String) {
    begin()
    if collected != nil {
      collected?.append(text)
      return
    }
    guard failure == nil, !isClosed else { return }
    if !text.isEmpty { endsWithGap = text.hasSuffix("\n\n") || endsWithGap && text == "\n" }
    if held != nil {
      held?.text += text
      return
    }
    switch POSIX.write(Array(text.utf8), to: descriptor) {
    case .written: break
    case .closed: isClosed = true
    case .failed(let reason): failure = reason
    }
  }

  /// Writes a line for a program: it is never broken.
  func line(_ text: String) { write(text + "\n") }

  /// Writes lines for a person, broken between words where a terminal is too narrow for them.
  func text(_ text: String) {
    guard isTerminal, let width = POSIX.columns(descriptor) else { return line(text) }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for row in Wrapping.hanging(String(part), width: max(width, 20)) { line(row) }
    }
  }

  /// Writes a line to standard error, broken between words where a terminal is too narrow for it.
  static func complain(_ text: String) {
    let width = POSIX.columns(2)
    let rows = width.map { Wrapping.hanging(text.printable, width: max($0, 20)) }
    let shown = (rows ?? [text.printable]).joined(separator: "\n")
    _ = POSIX.write(Array((shown + "\n").utf8), to: 2)
  }
}
