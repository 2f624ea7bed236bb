import Journal

/// Finds the rows of a text of separated values piece by piece; nothing of them is kept but where
/// they begin.
struct TableScan {
  private enum Place {
    case cellStart, plain, quoted, quote, lineFeed
  }

  /// The byte between cells.
  let separator: UInt8
  /// Where the rows begin that have something in them.
  private(set) var rows: [UInt32] = []

  private let keepsRows: Bool
  private var place = Place.cellStart
  private var offset: Int
  private var rowStart: Int
  private var cellStart: Int
  private var cells = 1
  private var (filledRows, emptyRows) = (0, 0)
  private var isFilled = false
  private var isHeader = true

  /// Takes bytes from an offset on.
  init(separator: UInt8, from offset: Int = 0, keepsRows: Bool = true) {
    self.separator = separator
    self.offset = offset
    self.keepsRows = keepsRows
    (rowStart, cellStart) = (offset, offset)
  }

  /// The separator of `,`, `;` and tab that a first line has most of.
  static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return separators.max { left, right in
      line.count { $0 == left } < line.count { $0 == right }
    } ?? UInt8(ascii: ",")
  }

  /// Takes the next bytes; a fault where a limit is passed.
  mutating func take(_ bytes: ArraySlice<UInt8>) throws(LineFault) {
    for byte in bytes {
      switch place {
      case .quoted:
        if byte == UInt8(ascii: "\"") { place = .quote } else { isFilled = true }
        if offset - cellStart > ReadingLimits.text { try tooLong(isQuoted: true) }
      case .quote where byte == UInt8(ascii: "\""):
        place = .quoted
        isFilled = true
      case .cellStart where byte == UInt8(ascii: "\""): place = .quoted
      default: try takePlain(byte)
      }
      offset += 1
    }
  }

  private mutating func takePlain(_ byte: UInt8) throws(LineFault) {
    if place == .lineFeed {
      place = .cellStart
      if byte == 0x0A {
        (rowStart, cellStart) = (offset + 1, offset + 1)
        return
      }
      if byte == UInt8(ascii: "\"") {
        place = .quoted
        return
      }
    }
    if byte == separator {
      place = .cellStart
      cellStart = offset + 1
      cells += 1
      if isHeader, cells > ReadingLimits.columns { throw Self.tooWide(at: rowStart) }
    } else if byte == 0x0A || byte == 0x0D {
      try endRow()
      place = byte == 0x0D ? .lineFeed : .cellStart
      (rowStart, cellStart) = (offset + 1, offset + 1)
    } else {
      place = .plain
      isFilled = true
      if offset - cellStart > ReadingLimits.text { try tooLong(isQuoted: false) }
    }
  }

  private mutating func endRow() throws(LineFault) {
    guard offset - rowStart <= ReadingLimits.row else {
      throw LineFault(
        rowStart, "this row is over \(ReadingLimits.row >> 20) MB, which no diary has",
        "look whether it is the right file")
    }
    if cells > 1 || isFilled {
      isHeader = false
      filledRows += 1
      if keepsRows { rows.append(UInt32(clamping: rowStart)) }
    } else {
      emptyRows += 1
    }
    guard filledRows <= ReadingLimits.rows, emptyRows <= ReadingLimits.emptyRows else {
      throw LineFault(
        rowStart, "this table has more rows than any diary", "look whether it is the right file")
    }
    (cells, isFilled) = (1, false)
  }

  /// Ends the text; a fault where a quote is open.
  mutating func finish() throws(LineFault) {
    guard place != .quoted else {
      throw LineFault(cellStart, "this cell has no closing quote", "end it with \"")
    }
    if offset > rowStart { try endRow() }
  }

  private func tooLong(isQuoted: Bool) throws(LineFault) {
    throw LineFault(
      cellStart,
      "this cell is over \(ReadingLimits.text >> 20) MB"
        + (isQuoted ? ", or its quote is open" : ""),
      isQuoted ? "end it with \" where it ends" : "look whether it is the right file")
  }

  private static func tooWide(at offset: Int) -> LineFault {
    LineFault(
      offset, "this table has over \(ReadingLimits.columns) columns, which no diary has",
      "take a table with a day a row and at most \(ReadingLimits.columns) columns")
  }
}
