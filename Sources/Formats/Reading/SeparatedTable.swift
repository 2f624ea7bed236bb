import Journal

/// A text of separated values, whose rows are cut into cells as they are asked for.
struct SeparatedTable: Sendable {
  /// One cell, without its quotes, and the byte it begins at.
  struct Cell: Hashable, Sendable {
    /// The text as it is written, spaces and line ends included.
    let raw: String
    let offset: Int

    /// The text without spaces around it.
    var text: String { raw.stripped }
  }

  /// The rows under the header.
  struct Rows: RandomAccessCollection, Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let starts: ArraySlice<UInt32>
    fileprivate let separator: UInt8
    /// How many columns the header has.
    fileprivate let width: Int

    var startIndex: Int { 0 }
    var endIndex: Int { starts.count }

    /// The cells of a row, and the first one beyond the columns that has something in it.
    subscript(position: Int) -> [Cell] {
      guard position >= 0, position < starts.count else { return [] }
      var cutter = RowCutter(
        bytes: bytes, index: Int(starts[starts.startIndex + position]), separator: separator)
      var cells: [Cell] = []
      cells.reserveCapacity(width)
      while cells.count < width, let cell = cutter.next() { cells.append(cell) }
      while let range = cutter.nextRange() {
        guard !range.isEmpty else { continue }
        let cell = cutter.cell(range)
        guard cell.raw.isEmpty else { return cells + [cell] }
      }
      return cells
    }

    /// The cell of a column of a row; nil where the row ends before it.
    func cell(_ position: Int, column: Int) -> Cell? {
      guard position >= 0, position < starts.count else { return nil }
      var cutter = RowCutter(
        bytes: bytes, index: Int(starts[starts.startIndex + position]), separator: separator)
      for _ in 0..<column { guard cutter.nextRange() != nil else { return nil } }
      return cutter.next()
    }
  }

  let header: [Cell]
  let rows: Rows

  /// Finds the rows; the separator is the one of `,`, `;` and tab that the first line has most of.
  ///
  /// The header is the first line after those that are passed over.
  init(_ bytes: [UInt8], skippingLines skipped: Int = 0) throws(LineFault) {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 0..<skipped {
      index = bytes[index...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    let first = bytes[index...].prefix(ReadingLimits.row).prefix { $0 != 0x0A }
    var scan = TableScan(separator: TableScan.separator(of: first), from: index)
    try scan.take(bytes[index...])
    try scan.finish()
    if let offset = EncodingScan.fault(in: bytes) {
      throw LineFault(offset, "this cell is not UTF-8", "save the file as UTF-8")
    }
    guard let start = scan.rows.first else {
      throw LineFault(0, "this file is empty", "the first line names its columns")
    }
    var cutter = RowCutter(bytes: bytes, index: Int(start), separator: scan.separator)
    var header: [Cell] = []
    while let cell = cutter.next() { header.append(cell) }
    self.header = header
    rows = Rows(
      bytes: bytes, starts: scan.rows.dropFirst(), separator: scan.separator, width: header.count)
  }
}

/// Cuts one row into its cells.
private struct RowCutter {
  let bytes: [UInt8]
  var index: Int
  let separator: UInt8
  private var isDone = false

  init(bytes: [UInt8], index: Int, separator: UInt8) {
    self.bytes = bytes
    self.index = index
    self.separator = separator
  }

  /// The next cell; nil at the end of the row.
  mutating func next() -> SeparatedTable.Cell? { nextRange().map(cell) }

  /// The bytes of the next cell with its quotes; nil at the end of the row.
  mutating func nextRange() -> Range<Int>? {
    guard !isDone else { return nil }
    let start = index
    var isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted {
        if byte == UInt8(ascii: "\"") {
          if index + 1 < bytes.count, bytes[index + 1] == byte {
            index += 1
          } else {
            isQuoted = false
          }
        }
      } else if byte == separator || byte == 0x0A || byte == 0x0D {
        break
      }
      index += 1
    }
    let end = index
    isDone = index >= bytes.count || bytes[index] != separator
    index += 1
    return start..<end
  }

  /// The cell of a range.
  func cell(_ range: Range<Int>) -> SeparatedTable.Cell {
    guard let first = range.first else {
      return SeparatedTable.Cell(raw: "", offset: range.lowerBound)
    }
    guard bytes[first] == UInt8(ascii: "\"") else {
      return SeparatedTable.Cell(
        raw: String(decoding: bytes[range], as: UTF8.self), offset: first)
    }
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var place = first + 1
    var isQuoted = true
    while place < range.upperBound {
      let byte = bytes[place]
      if isQuoted, byte == UInt8(ascii: "\"") {
        place += 1
        guard place < range.upperBound, bytes[place] == byte else {
          isQuoted = false
          continue
        }
      }
      content.append(byte)
      place += 1
    }
    return SeparatedTable.Cell(
      raw: String(decoding: content, as: UTF8.self), offset: first)
  }
}
