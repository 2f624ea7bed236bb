import Civil
import Journal

/// The lines of one day of a journal, and those around them.
struct DayLines: Equatable {
  private let before: [UInt8]
  private let lines: [UInt8]
  private let after: [UInt8]
  private let heading: [UInt8]

  /// Takes the lines that begin with the day; where there are none, their place is at the end.
  init(of day: CivilDate, in bytes: [UInt8]) {
    var (before, lines, after): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    let lead = Array(day.iso.utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast(
        bytes.last == UInt8(ascii: "\n") ? 1 : 0)
    {
      let whole = line + [UInt8(ascii: "\n")]
      if line.starts(with: lead) {
        lines += whole
      } else if lines.isEmpty {
        before += whole
      } else {
        after += whole
      }
    }
    (self.before, self.lines, self.after) = (before, lines, after)
    heading = Array("# \(day.iso)\(Self.headingEnd)\n".utf8)
  }

  /// The day whose lines a text holds; nil for a whole journal.
  static func day(of text: [UInt8]) -> CivilDate? {
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix("# "), line.hasSuffix(headingEnd) else { return nil }
    return CivilDate(iso: String(line.dropFirst(2).dropLast(headingEnd.count)))
  }

  private static let headingEnd = "; every other day stays as it is"

  /// What is opened in an editor.
  var text: [UInt8] { heading + lines }

  /// The whole journal with other lines in the place of these.
  func joined(with edited: [UInt8]) -> [UInt8] {
    let kept = edited.starts(with: heading) ? Array(edited.dropFirst(heading.count)) : edited
    return before + kept + after
  }
}
