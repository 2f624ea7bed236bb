package import Civil

/// A partner's own log of what was done, one entry a line.
package struct HelpLog: Hashable, Sendable {
  private enum Line: Hashable, Sendable {
    case entry(HelpEntry)
    case other(String)

    var text: String {
      switch self {
      case .entry(let entry): entry.line
      case .other(let text): text
      }
    }
  }

  private var lines: [Line] = []

  /// Holds nothing.
  package init() {}

  /// Reads a log; a line that is no entry is kept as it is.
  package init(parsing text: String) {
    var texts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if texts.last?.isEmpty == true { texts.removeLast() }
    lines = texts.map { text in HelpEntry(line: text).map(Line.entry) ?? .other(String(text)) }
  }

  /// The log, with a line end after each line.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The entries, in the order noted.
  package var entries: [HelpEntry] {
    lines.compactMap { line in
      if case .entry(let entry) = line { entry } else { nil }
    }
  }

  /// The lines, from 1, that are neither an entry nor blank nor a remark after `#`.
  package var unreadLines: [Int] {
    lines.enumerated().compactMap { index, line in
      guard case .other(let text) = line,
        let first = text.first(where: { !$0.isWhitespace }), first != "#"
      else { return nil }
      return index + 1
    }
  }

  /// Notes an entry at the end; false if the same was noted for that day already.
  @discardableResult
  package mutating func append(_ entry: HelpEntry) -> Bool {
    guard !lines.contains(.entry(entry)) else { return false }
    lines.append(.entry(entry))
    return true
  }

  /// The seven days of the week in which `date` lies, Monday first.
  package func week(of date: CivilDate) -> [HelpDay] {
    let monday = date.onOrBefore(.monday)
    var actions: [CivilDate: [String]] = [:]
    for entry in entries where !actions[entry.date, default: []].contains(entry.action) {
      actions[entry.date, default: []].append(entry.action)
    }
    return (0..<7).map { HelpDay(date: monday + $0, actions: actions[monday + $0] ?? []) }
  }
}
