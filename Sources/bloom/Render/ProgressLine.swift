/// How far long work is, in one line.
struct ProgressLine: Equatable {
  /// What is counted.
  enum Unit: String { case line, record }

  /// Lines or records that are done.
  let count: Int
  /// How much of all is done, 0 to 1; nil where nobody knows how much there is.
  let share: Double?
  var unit = Unit.line

  /// The line for a terminal, drawn over.
  func text(columns: Int, isASCII: Bool) -> String {
    let done = counted
    guard let share else { return done.cut(to: columns - 1) }
    let end = "  \(percent(share)) %, \(done)"
    let width = min(40, columns - 1 - end.count)
    guard width >= 8 else { return String(end.dropFirst(2)).cut(to: columns - 1) }
    return Bar.text(share, width: width, ascii: isASCII) + end
  }

  /// The same as a sentence, for a screen reader.
  var words: String {
    let done = counted + " done"
    return share.map { "\(done), \(percent($0)) in 100" } ?? done
  }

  private var counted: String { "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")" }

  private func percent(_ share: Double) -> Int { Int((min(max(share, 0), 1) * 100).rounded(.down)) }
}
