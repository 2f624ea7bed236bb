/// Shows on standard error how far long work is, where someone looks there and nowhere else.
struct ProgressMeter {
  private let isPlain: Bool
  private let isASCII: Bool
  private let size: Int?
  private let unit: ProgressLine.Unit
  private let clock = ContinuousClock()
  private var due: ContinuousClock.Instant
  private var isShown = false

  /// What takes less than this is not worth a word.
  private static let patience = Duration.milliseconds(500)

  /// For work on standard input; nil where the answers themselves show how far it is.
  init?(_ session: Session) {
    guard !session.output.isTerminal, !POSIX.isTerminal(0) else { return nil }
    self.init(on: session, size: POSIX.fileSize(0))
  }

  /// For work on records, of which nothing is shown until all are done.
  init?(onRecordsIn session: Session) { self.init(on: session, size: nil, unit: .record) }

  private init?(on session: Session, size: Int?, unit: ProgressLine.Unit = .line) {
    guard POSIX.isTerminal(2), !session.options.quiet else { return nil }
    isPlain = session.isPlain || !Colours.isAble(POSIX.environment)
    isASCII = session.isASCII
    self.size = size
    self.unit = unit
    due = clock.now + Self.patience
  }

  /// Takes note of what is done; now and then it is shown.
  mutating func note(lines: Int, bytes: Int) { note(lines, at: bytes, of: size) }

  /// Takes note of a record that is done, of all there are.
  mutating func note(record: Int, of all: Int) { note(record, at: record, of: all) }

  private mutating func note(_ count: Int, at place: Int, of all: Int?) {
    let now = clock.now
    guard now >= due else { return }
    due = now + (isPlain ? .seconds(10) : .milliseconds(100))
    let share = all.flatMap { $0 > 0 ? Double(place) / Double($0) : nil }
    let line = ProgressLine(count: count, share: share, unit: unit)
    let columns = POSIX.columns(2) ?? 80
    show(
      isPlain
        ? line.words + "\n" : "\r" + line.text(columns: columns, isASCII: isASCII) + "\u{1B}[K")
    isShown = true
  }

  /// Leaves the screen as if nothing had been shown.
  func end() {
    if isShown, !isPlain { show("\r\u{1B}[K") }
  }

  private func show(_ text: String) { _ = POSIX.write(Array(text.utf8), to: 2) }
}
