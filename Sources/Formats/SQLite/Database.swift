import Journal

/// A file of a SQLite database, read only (sqlite.org/fileformat2.html).
///
/// What is damaged is passed over: `isDamaged` says so then. Changes that lie in a log beside the
/// file are not seen.
struct Database {
  /// How texts are written.
  enum Encoding: Int {
    case utf8 = 1
    case utf16Little, utf16Big
  }

  /// The tables by their names.
  private(set) var tables: [String: DatabaseTable] = [:]
  /// Whether something in it could not be read.
  private(set) var isDamaged = false

  private let file: DatabaseBytes
  private let pageSize: Int
  /// How many bytes of a page are used.
  private let usable: Int
  private let encoding: Encoding
  /// How many bytes of overflowing rows may still be read: no more than the file has.
  private var allowance: Int

  private static let signature = "SQLite format 3\0"
  /// How deep a tree of pages may be; one of 2³² pages is less.
  private static let deepest = 20

  /// Whether the first bytes of a file are of a database.
  static func knows(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature.utf8) }

  /// Reads the header and the schema; a fault where there is none.
  init(_ bytes: [UInt8]) throws(LineFault) {
    file = DatabaseBytes(bytes: bytes)
    let size = file.number(16, 2) ?? 0
    pageSize = size == 1 ? 65_536 : size
    usable = pageSize - Int(file[20] ?? 0)
    guard Self.knows(bytes), bytes.count >= 512, (512...65_536).contains(pageSize),
      pageSize & (pageSize - 1) == 0, usable >= 480
    else {
      throw LineFault(
        0, "this SQLite database is cut short or damaged",
        "export it again, or take CSV or JSON from the app")
    }
    encoding = file.number(56, 4).flatMap(Encoding.init(rawValue:)) ?? .utf8
    allowance = bytes.count
    let schema = DatabaseTable(columns: ["type", "name", "tbl_name", "rootpage", "sql"], root: 1)
    var found: [String: DatabaseTable] = [:]
    read(schema) { row in
      guard row["type"]?.text == "table", let name = row["name"]?.text,
        let root = row["rootpage"]?.integer, let sql = row["sql"]?.text,
        found.count < ReadingLimits.columns
      else { return }
      found[name] = DatabaseTable(sql: sql, root: root)
    }
    tables = found
  }

  /// Calls a closure with each row of a table.
  mutating func read(_ table: DatabaseTable, _ body: (DatabaseRow) -> Void) {
    var seen: Set<Int> = []
    var open = [(page: table.root, depth: 0)]
    while let (page, depth) = open.popLast() {
      guard page >= 1, page <= file.bytes.count / pageSize, depth <= Self.deepest,
        seen.insert(page).inserted
      else {
        isDamaged = true
        continue
      }
      let start = (page - 1) * pageSize
      let header = start + (page == 1 ? 100 : 0)
      let count = file.number(header + 3, 2) ?? 0
      switch file[header] {
      case 0x0D:
        for cell in 0..<count {
          if let row = row(pageAt: start, cellPointer: header + 8 + 2 * cell, of: table) {
            body(row)
          } else {
            isDamaged = true
          }
        }
      case 0x05:
        var children = (0..<count).compactMap { cell -> Int? in
          child(pageAt: start, cellPointer: header + 12 + 2 * cell)
        }
        if children.count < count { isDamaged = true }
        if let last = file.number(header + 8, 4) { children.append(last) }
        open += children.reversed().map { ($0, depth + 1) }
      default: isDamaged = true
      }
    }
  }

  /// The place of a cell in a page, which a pointer of two bytes tells.
  private func cell(pageAt start: Int, cellPointer place: Int) -> Int? {
    guard place + 2 <= start + usable, let offset = file.number(place, 2), offset < usable
    else { return nil }
    return start + offset
  }

  private func child(pageAt start: Int, cellPointer place: Int) -> Int? {
    cell(pageAt: start, cellPointer: place).flatMap { file.number($0, 4) }
  }

  private mutating func row(
    pageAt start: Int, cellPointer place: Int, of table: DatabaseTable
  ) -> DatabaseRow? {
    guard let cell = cell(pageAt: start, cellPointer: place), let size = file.varint(cell),
      let id = file.varint(size.next), size.value >= 0, size.value <= ReadingLimits.row
    else { return nil }
    let local = localSize(of: size.value)
    let end = id.next + local
    guard end <= start + usable, end <= file.bytes.count else { return nil }
    var payload = Array(file.bytes[id.next..<end])
    if local < size.value {
      guard let next = file.number(end, 4), fill(&payload, to: size.value, from: next)
      else { return nil }
    }
    return DatabaseRow(DatabaseBytes(bytes: payload), id: id.value, of: table, encoding)
  }

  /// How much of a row lies in its page; the rest is in pages of its own.
  private func localSize(of size: Int) -> Int {
    let most = usable - 35
    guard size > most else { return size }
    let least = (usable - 12) * 32 / 255 - 23
    let local = least + (size - least) % (usable - 4)
    return local <= most ? local : least
  }

  /// Takes the rest of a row from its chain of pages; false where that is broken.
  private mutating func fill(_ payload: inout [UInt8], to size: Int, from first: Int) -> Bool {
    var page = first
    while payload.count < size {
      let count = min(size - payload.count, usable - 4)
      allowance -= count
      let start = (page - 1) * pageSize
      guard allowance >= 0, page >= 1, page <= file.bytes.count / pageSize,
        let next = file.number(start, 4)
      else { return false }
      payload += file.bytes[start + 4..<start + 4 + count]
      page = next
    }
    return true
  }
}
