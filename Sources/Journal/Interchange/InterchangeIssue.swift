/// Something about a file from elsewhere that she should know, with its place and what to do.
public struct InterchangeIssue: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The character of the line, from 1.
  public let column: Int
  /// What is wrong, without a full stop.
  public let problem: String
  /// What to do, or what was done, without a full stop.
  public let remedy: String
  /// The piece of the line around the place, safe to show.
  public let excerpt: String
  /// Spaces and a caret that point at the place under `excerpt`.
  public let caret: String

  /// Finds the place of a fault whose offset counts from the first of the bytes.
  package init(_ fault: LineFault, in bytes: [UInt8]) {
    var places = Places(in: bytes)
    self = places.issue(fault)
  }

  fileprivate init(_ fault: LineFault, in bytes: [UInt8], line: Int, begin: Int) {
    let offset = min(max(fault.offset, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    var end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    if end > begin, bytes[end - 1] == UInt8(ascii: "\r"), end - 1 >= offset { end -= 1 }
    self.line = line
    column = String(decoding: bytes[begin..<offset], as: UTF8.self).count + 1
    problem = fault.problem
    remedy = fault.remedy
    (excerpt, caret) = Excerpt.lines(of: bytes[begin..<end], offset: offset - begin)
  }

  /// One line: `old.json:3:12: what is wrong; what to do`.
  public func summary(file: String) -> String {
    let place = excerpt.isEmpty ? file : "\(file):\(line):\(column)"
    return "\(place): \(problem); \(remedy)"
  }

  /// The summary, the line and a caret.
  public func description(file: String) -> String {
    excerpt.isEmpty ? summary(file: file) : "\(summary(file: file))\n  \(excerpt)\n  \(caret)"
  }
}

/// Finds the lines of faults; those that come in the order of the bytes are found in one walk.
package struct Places: Hashable, Sendable {
  private let bytes: [UInt8]
  private var line = 1
  private var begin = 0

  package init(in bytes: [UInt8]) { self.bytes = bytes }

  /// The fault with its place.
  package mutating func issue(_ fault: LineFault) -> InterchangeIssue {
    let offset = min(max(fault.offset, 0), bytes.count)
    if offset < begin { (line, begin) = (1, 0) }
    while let newline = bytes[begin..<offset].firstIndex(of: UInt8(ascii: "\n")) {
      line += 1
      begin = newline + 1
    }
    return InterchangeIssue(fault, in: bytes, line: line, begin: begin)
  }
}
