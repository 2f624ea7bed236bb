/// The bytes of a file while it is read, with what an error message needs to show them.
struct Source {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The same bytes as the text that fields are made of.
  let text: String
  let file: String

  /// An error at a column (counted from 1, in Unicode scalars) of a line (counted from 1).
  func error(
    line: Int, column: Int = 1, _ problem: String, remedy: String
  ) -> RecordError {
    RecordError(
      file: file, line: line, column: column, problem: problem, remedy: remedy,
      excerpt: excerpt(ofLine: line))
  }

  /// An error at the value of a field.
  func error(at field: Field, _ problem: String, remedy: String) -> RecordError {
    error(line: field.line, column: field.column, problem, remedy: remedy)
  }

  private func excerpt(ofLine wanted: Int) -> String {
    var start = 0
    var line = 1
    while line < wanted, start < bytes.count {
      if bytes[start] == Byte.newline { line += 1 }
      start += 1
    }
    let rest = bytes[start...].prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }
    return String(decoding: rest, as: UTF8.self)
  }
}

/// The bytes that mean something in a recfile.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let hash = UInt8(ascii: "#")
  static let plus = UInt8(ascii: "+")
  static let colon = UInt8(ascii: ":")
  static let percent = UInt8(ascii: "%")
  static let backslash = UInt8(ascii: "\\")

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// A byte that may follow the first one of a field's name.
  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
