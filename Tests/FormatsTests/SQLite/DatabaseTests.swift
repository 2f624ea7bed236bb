import Civil
import Physiology
import Testing

@testable import Formats

struct DatabaseTests {
  private func rows(_ name: String, of database: inout Database) throws -> [DatabaseRow] {
    let table = try #require(database.tables[name])
    var rows: [DatabaseRow] = []
    database.read(table) { rows.append($0) }
    return rows
  }

  @Test(arguments: [DatabaseSamples.odd, DatabaseSamples.oddLittle, DatabaseSamples.oddBig])
  func `rows are read by the names of their columns in every encoding`(sample: String) throws {
    var database = try Database(try DatabaseSamples.bytes(sample))
    let odd = try rows("odd, (name)", of: &database)
    #expect(odd.map { $0["id"] } == [.integer(-3), .integer(7)])
    #expect(odd.map { $0["second"]?.real } == [-2.25, 1.5])
    #expect(odd[0]["first col"] == .null && odd[1]["last"] == .blob)
    #expect(odd[1]["first col"]?.text == "long " + String(repeating: "äx", count: 400))
    #expect(odd[1]["twice"] == nil && odd[1]["added"] == nil && odd[1]["nothing"] == nil)
    #expect(!database.isDamaged)
  }

  @Test func `numbers of every size come back, over several pages`() throws {
    var database = try Database(try DatabaseSamples.bytes(DatabaseSamples.odd))
    let many = try rows("many", of: &database)
    #expect(many.count == 60)
    for (place, row) in many.enumerated() {
      let size = (0..<place % 22).reduce(1) { value, _ in value * 7 }
      #expect(row["n"]?.integer == (place % 2 == 0 ? size : -size))
      #expect(row["t"]?.text == "é\(place)")
    }
  }

  @Test func `a table that lies in an index is not read`() throws {
    let database = try Database(try DatabaseSamples.bytes(DatabaseSamples.odd))
    #expect(database.tables["without"] == nil && database.tables["many"] != nil)
  }

  @Test(arguments: 0..<60)
  func `a damaged database is read as far as it goes, never trapped on`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let samples = [DatabaseSamples.odd, DatabaseSamples.oddBig, DatabaseSamples.healthConnect]
    var bytes = try DatabaseSamples.bytes(samples[Int(seed) % 3])
    for _ in 0..<Int.random(in: 1...40, using: &course) {
      let place = Int.random(in: 16..<bytes.count, using: &course)
      bytes[place] =
        [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &course)]
        .randomElement(using: &course) ?? 0
    }
    if seed % 4 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &course)) }
    guard var database = try? Database(bytes) else { return }
    for table in database.tables.values {
      var count = 0
      database.read(table) { row in
        for column in table.columns { _ = row[column] }
        count += 1
      }
      #expect(count <= bytes.count)
    }
    _ = try? Interchange(bytes, today: day("2026-03-11"))
  }

  @Test func `pages that lead to themselves end`() throws {
    var bytes = try DatabaseSamples.bytes(DatabaseSamples.odd)
    // The root of the schema becomes a page whose last child is itself.
    bytes[100] = 5
    for place in 108..<112 { bytes[place] = place == 111 ? 1 : 0 }
    let database = try Database(bytes)
    #expect(database.isDamaged)
  }
}
