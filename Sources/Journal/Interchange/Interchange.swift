/// A file from elsewhere, as it was understood.
public enum Interchange: Sendable {
  /// Bloom's own JSON.
  case diary(Arrival)
  /// A MultiMenstrualAPP file.
  case people(PeriodFile)
  /// A table: its entries, its periods, and how many of those were seen in the bleeding.
  case table(Arrival, periods: [PeriodRecord], seen: Int)

  /// Reads a file of any format that is known; throws where nothing can be made of it at all.
  ///
  /// `meanings` and `order` say how the columns and days of a table are to be read.
  public init(
    _ bytes: [UInt8], meanings: [String: ColumnMeaning] = [:], order: DayOrder? = nil
  ) throws(InterchangeIssue) {
    do throws(LineFault) {
      self = try Self.read(bytes, meanings, order)
    } catch {
      throw InterchangeIssue(error, in: bytes)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ meanings: [String: ColumnMeaning], _ order: DayOrder?
  ) throws(LineFault) -> Interchange {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = bytes[mark...].firstIndex { $0 > 0x20 }
    guard let start else {
      throw LineFault(0, "this file is empty", "look whether it is the right one")
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      throw LineFault(0, "this is a zip archive", "unzip it first and take the file inside")
    }
    guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else {
      let table = try TableReading(bytes, meanings: meanings, order: order)
      return .table(table.arrival, periods: table.periods, seen: table.seen)
    }
    let node = try JSONReader.read(bytes)
    if DiaryText.isKnown(node) { return .diary(try DiaryText.read(node, of: bytes)) }
    if PeriodFile.isKnown(node) { return .people(try PeriodFile(node, of: bytes)) }
    throw LineFault(
      node.offset, "this JSON is of no app that is known here",
      "take Bloom's own, a MultiMenstrualAPP export or a table (CSV)")
  }
}
