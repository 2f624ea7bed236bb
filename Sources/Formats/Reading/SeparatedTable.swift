import Journal

/// A text of separated values, cut into cells that know where they stand.
struct SeparatedTable: Hashable, Sendable {
  /// One cell, without its quotes, and the byte it begins at.
  struct Cell: Hashable, Sendable {
    /// The text as it is written, spaces and line ends included.
    let raw: String
    let offset: Int

    /// The text without spaces around it.
    var text: String { raw.stripped }
  }

  let header: [Cell]
  let rows: [[Cell]]

  /// Cuts the bytes; the separator is the one of `,`, `;` and tab that the first line has most of.
  ///
  /// The header is the first line after those that are passed over.
  init(_ bytes: [UInt8], skippingLines skipped: Int = 0) throws(LineFault) {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 0..<skipped {
      index = bytes[index...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    let first = bytes[index...].prefix { $0 != 0x0A }
    let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let separator =
      separators.max { left, right in
        first.count { $0 == left } < first.count { $0 == right }
      } ?? separators[0]
    var rows: [[Cell]] = []
    while index < bytes.count {
      let row = try Self.row(bytes, &index, separator)
      if row.count > 1 || row.contains(where: { !$0.raw.isEmpty }) { rows.append(row) }
    }
    guard let header = rows.first else {
      throw LineFault(0, "this file is empty", "the first line names its columns")
    }
    guard header.count <= Self.mostColumns else {
      throw LineFault(
        0, "this table has \(header.count) columns, which no diary has",
        "take a table with a day a row and at most \(Self.mostColumns) columns")
    }
    self.header = header
    self.rows = Array(rows.dropFirst())
  }

  /// More columns than these are no diary's.
  private static let mostColumns = 1_000

  private static func row(
    _ bytes: [UInt8], _ index: inout Int, _ separator: UInt8
  ) throws(LineFault) -> [Cell] {
    var cells: [Cell] = []
    while true {
      cells.append(try cell(bytes, &index, separator))
      guard index < bytes.count else { return cells }
      let byte = bytes[index]
      index += 1
      if byte == separator { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      return cells
    }
  }

  /// Reads one cell up to the separator or the end of the line behind it.
  private static func cell(
    _ bytes: [UInt8], _ index: inout Int, _ separator: UInt8
  ) throws(LineFault) -> Cell {
    let start = index
    var content: [UInt8] = []
    var isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted, byte == UInt8(ascii: "\"") {
        index += 1
        guard index < bytes.count, bytes[index] == byte else {
          isQuoted = false
          continue
        }
      } else if !isQuoted, byte == separator || byte == 0x0A || byte == 0x0D {
        break
      }
      content.append(byte)
      index += 1
    }
    guard !isQuoted else {
      throw LineFault(start, "this cell has no closing quote", "end it with \"")
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw LineFault(start, "this cell is not UTF-8", "save the file as UTF-8")
    }
    return Cell(raw: text, offset: start)
  }
}
