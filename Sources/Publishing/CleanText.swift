/// Text without what a file or a terminal could take for an order.
///
/// Control characters, the byte order mark, noncharacters and the embedding and override marks of
/// bidirectional text are dropped, a tab is a space, and every kind of line end is one line feed.
/// Isolates stay where each that is opened is closed on its line.
struct CleanText: Hashable, Sendable {
  /// The lines, at least one.
  let lines: [String]

  init(_ text: String) {
    var lines: [String.UnicodeScalarView] = [.init()]
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch Self.kind(of: scalar) {
      case .lineEnd:
        if !(afterReturn && scalar == "\n") { lines.append(.init()) }
      case .space: lines[lines.count - 1].append(" ")
      case .dropped: break
      case .kept: lines[lines.count - 1].append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    self.lines = lines.map { String(Self.withIsolatesClosed($0)) }
  }

  /// The lines with a line feed between them.
  var text: String { lines.joined(separator: "\n") }

  /// The text on one line, with one space for each run of spaces and none at its ends.
  var line: String { trimmedLines.joined(separator: " ") }

  /// The lines that are not blank, each with single spaces and none at its ends.
  var trimmedLines: [String] {
    lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  private enum ScalarKind { case lineEnd, space, dropped, kept }

  private static func kind(of scalar: Unicode.Scalar) -> ScalarKind {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    case 0x09: .space
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF:
      .dropped
    default: scalar.value & 0xFFFE == 0xFFFE ? .dropped : .kept
    }
  }

  private static func withIsolatesClosed(
    _ line: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var open = 0
    var isWhole = true
    for scalar in line {
      if (0x2066...0x2068).contains(scalar.value) { open += 1 }
      if scalar.value == 0x2069 { open -= 1 }
      if open < 0 { isWhole = false }
    }
    guard !isWhole || open > 0 else { return line }
    return .init(line.filter { !(0x2066...0x2069).contains($0.value) })
  }
}

extension String {
  /// Whether nothing of the text can be seen.
  var isBlank: Bool { CleanText(self).trimmedLines.isEmpty }
}
