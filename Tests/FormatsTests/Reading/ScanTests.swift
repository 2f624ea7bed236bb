import Journal
import Physiology
import Testing

@testable import Formats

/// The scans that look over a file piece by piece.
struct ScanTests {
  private func pieces(_ bytes: [UInt8], _ course: inout SplitMix64) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...9, using: &course))
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  private func random(_ alphabet: [UInt8], _ course: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...60, using: &course)).map { _ in
      alphabet.randomElement(using: &course) ?? 0
    }
  }

  /// The rows of a table cut the slow way: all cells of each.
  private func reference(_ bytes: [UInt8]) -> [[[UInt8]]]? {
    var rows: [[[UInt8]]] = []
    var row: [[UInt8]] = [[]]
    var (isQuoted, isStart) = (false, true)
    var index = 0
    func keep() { if row.count > 1 || row != [[]] { rows.append(row) } }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isStart, byte == 0x22 {
        (isQuoted, isStart) = (true, false)
      } else if isQuoted {
        if byte != 0x22 {
          row[row.count - 1].append(byte)
        } else if index < bytes.count, bytes[index] == 0x22 {
          row[row.count - 1].append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == 0x2C {
        row.append([])
        isStart = true
      } else if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        keep()
        (row, isStart) = ([[]], true)
      } else {
        row[row.count - 1].append(byte)
        isStart = false
      }
    }
    keep()
    return isQuoted ? nil : rows
  }

  @Test(arguments: 0..<50)
  func `a table has the same rows whole and in pieces`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    for _ in 0..<40 {
      let bytes = random(Array("ab,\"\"\n\r,".utf8), &course)
      let expected = reference(bytes)
      var scan = TableScan(separator: 0x2C)
      do {
        for piece in pieces(bytes, &course) { try scan.take(piece) }
        try scan.finish()
      } catch {
        #expect(expected == nil, "\(bytes)")
        continue
      }
      #expect(scan.rows.count == expected?.count, "\(bytes)")
      guard let expected, let header = expected.first,
        !bytes.prefix(while: { $0 != 0x0A }).isEmpty, let table = try? SeparatedTable(bytes)
      else { continue }
      guard !String(decoding: bytes, as: UTF8.self).contains(";") else { continue }
      #expect(table.header.map { Array($0.raw.utf8) } == header)
      for (row, cells) in zip(table.rows, expected.dropFirst()) {
        let extra = cells.dropFirst(header.count).first { !$0.isEmpty }
        let kept = Array(cells.prefix(header.count)) + (extra.map { [$0] } ?? [])
        #expect(row.map { Array($0.raw.utf8) } == kept, "\(bytes)")
      }
    }
  }

  @Test(arguments: 0..<50)
  func `a scan refuses no text that JSON allows`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    for _ in 0..<60 {
      let bytes = random(Array("[]{}:,\"\\u0 1-e.truefalsn".utf8), &course)
      guard (try? JSONReader.read(bytes)) != nil else { continue }
      var scan = JSONScan()
      for piece in pieces(bytes, &course) { try scan.take(piece) }
    }
  }

  @Test(arguments: 0..<50)
  func `bytes are UTF-8 where a string can be made of them`(seed: UInt64) {
    var course = SplitMix64(seed)
    let alphabet: [UInt8] = [
      0x41, 0x7F, 0x80, 0xBF, 0xC1, 0xC2, 0xC3, 0xDF, 0xE0, 0xA0, 0x9F, 0xE2, 0xED, 0xEF, 0xF0,
      0x90, 0x8F, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<400 {
      let bytes = Array(random(alphabet, &course).prefix(6))
      let isText = String(validating: bytes, as: UTF8.self) != nil
      #expect((EncodingScan.fault(in: bytes) == nil) == isText, "\(bytes)")
    }
  }

  @Test func `lines end at every ending and are whole`() {
    let text = "a\r\nb\rc\n\nd"
    let lines = TextLines(Array(text.utf8), from: 0).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines == ["a", "b", "c", "", "d"])
  }

  @Test func `a line of a calendar goes on in the next, cut inside a character too`() {
    let bytes = Array("SUMMARY:Pé".utf8)
    let folded = bytes.dropLast() + Array("\r\n ".utf8) + bytes.suffix(1) + Array("\r\nEND".utf8)
    let lines = UnfoldedLines(TextLines(folded, from: 0)).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(lines == ["SUMMARY:Pé", "END"])
  }
}
