/// Text laid out in lines of at most a given number of terminal columns.
enum Wrapping {
  /// A line of a list, broken where it is too long and gone on below its last column.
  ///
  /// The last column begins behind the last two spaces; where that leaves too little room, the
  /// rest goes two spaces in. A line with escape sequences stays as it is.
  static func hanging(_ line: String, width: Int) -> [String] {
    guard line.displayWidth > width, !line.contains("\u{1B}") else { return [line] }
    let lead = line.prefix { $0 == " " }.count
    if lead > 4, width - lead < leastColumn {
      return hanging("    " + line.dropFirst(lead), width: width)
    }
    var body = line.dropFirst(lead)
    var start = String(repeating: " ", count: lead)
    if let gap = body.ranges(of: "  ").last {
      let value = line[gap.upperBound...].drop { $0 == " " }
      let column = line[..<value.startIndex].displayWidth
      if width - column >= leastColumn {
        start = String(line[..<value.startIndex])
        body = value
      } else {
        let above = body[..<gap.lowerBound]
        let label = String(above.reversed().drop { $0 == " " }.reversed())
        let below = String(repeating: " ", count: lead + 4) + value
        return hanging(start + label, width: width) + hanging(below, width: width)
      }
    }
    let room = max(width - start.displayWidth, 1)
    let isPlain = start.allSatisfy { $0 == " " }
    let first = lines(String(body), width: room)
    guard isPlain, let head = first.first else {
      let indent = String(repeating: " ", count: start.displayWidth)
      return first.enumerated().map { ($0 == 0 ? start : indent) + $1 }
    }
    let rest = body.dropFirst(head.count).drop { $0 == " " }
    let indent = start + (lead >= 4 ? "" : "  ")
    return [start + head]
      + lines(String(rest), width: max(width - indent.count, 1)).map { indent + $0 }
  }

  /// The columns that the last column of a list needs.
  private static let leastColumn = 20

  /// The lines of `text`, broken at spaces; a word longer than a line is broken inside.
  ///
  /// - Parameters:
  ///   - width: columns, at least 1.
  ///   - indent: spaces before every line but the first.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = lines.isEmpty ? "" : String(repeating: " ", count: indent)
      var used = line.displayWidth
      var isFresh = true
      for word in paragraph.split(separator: " ") {
        let gap = isFresh ? 0 : 1
        if !isFresh, used + gap + word.displayWidth > width {
          lines.append(line)
          line = String(repeating: " ", count: indent)
          used = indent
          isFresh = true
        }
        if !isFresh {
          line += " "
          used += 1
        }
        for character in word {
          if used + character.displayWidth > width, used > indent {
            lines.append(line)
            line = String(repeating: " ", count: indent)
            used = indent
          }
          line.append(character)
          used += character.displayWidth
        }
        isFresh = false
      }
      lines.append(line)
    }
    return lines
  }
}
