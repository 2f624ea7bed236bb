/// Where one `Name: value` stands in its file, in bytes.
struct Mark: Hashable, Sendable {
  /// Where the line starts, with the name.
  let name: UInt32
  /// Where the value starts.
  let value: UInt32
  /// Where the value ends, with all lines that continue it.
  var end: UInt32
  /// The line of the name, counted from 1.
  let line: UInt32
  /// Whether a blank follows the colon.
  let hasBlank: Bool
  /// Whether the value is written on several lines with `+`, the only way to a newline in it.
  var isContinued = false
  /// Whether it is written on several lines with `\` at the end of a line.
  var isJoined = false

  var nameRange: Range<Int> { Int(name)..<Int(value) - (hasBlank ? 2 : 1) }
  var valueRange: Range<Int> { Int(value)..<Int(end) }
}
