/// A row of a table of a database.
struct DatabaseRow {
  private let table: DatabaseTable
  private let payload: DatabaseBytes
  private let id: Int
  private let encoding: Database.Encoding
  /// The kind of each value that is stored, and where it begins.
  private var values: [(kind: Int, place: Int)] = []

  /// Reads the header of a record; nil where it is damaged.
  init?(
    _ payload: DatabaseBytes, id: Int, of table: DatabaseTable, _ encoding: Database.Encoding
  ) {
    (self.payload, self.id, self.table, self.encoding) = (payload, id, table, encoding)
    guard let header = payload.varint(0), header.value >= header.next,
      header.value <= payload.bytes.count
    else { return nil }
    var place = header.next
    var content = header.value
    while place < header.value, values.count < table.columns.count {
      guard let kind = payload.varint(place), let size = Self.size(of: kind.value),
        size <= payload.bytes.count - content
      else { return nil }
      values.append((kind.value, content))
      content += size
      place = kind.next
    }
  }

  /// The value of a column by its name; nil where there is no such column, or it was added later.
  subscript(name: String) -> DatabaseValue? {
    guard let column = table.columns.firstIndex(of: name), column < values.count
    else { return nil }
    if column == table.rowColumn { return .integer(id) }
    return value(values[column].kind, at: values[column].place)
  }

  /// How many bytes a value of a kind has; nil where there is no such kind.
  private static func size(of kind: Int) -> Int? {
    switch kind {
    case 0, 8, 9: 0
    case 1...4: kind
    case 5: 6
    case 6, 7: 8
    case 12...: (kind - 12) / 2
    default: nil
    }
  }

  private func value(_ kind: Int, at place: Int) -> DatabaseValue {
    switch kind {
    case 1...6: return .integer(Int(truncatingIfNeeded: signed(kind, at: place)))
    case 7: return .real(Double(bitPattern: UInt64(bitPattern: signed(kind, at: place))))
    case 8: return .integer(0)
    case 9: return .integer(1)
    case 13... where kind % 2 == 1: return .text(text(place..<place + (kind - 13) / 2))
    case 12...: return .blob
    default: return .null
    }
  }

  private func signed(_ kind: Int, at place: Int) -> Int64 {
    let size = Self.size(of: kind) ?? 0
    var number: UInt64 = 0
    for index in 0..<size { number = number << 8 | UInt64(payload[place + index] ?? 0) }
    let unused = 64 - 8 * size
    return Int64(bitPattern: number << UInt64(unused)) >> Int64(unused)
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = payload.bytes[range]
    switch encoding {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .utf16Little, .utf16Big:
      let isLittle = encoding == .utf16Little
      let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map { place in
        isLittle
          ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
          : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
