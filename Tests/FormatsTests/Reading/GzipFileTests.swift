import Foundation
import Journal
import Physiology
import Testing

@testable import Formats

struct GzipFileTests {
  /// A backup of Periodical as the app packs it.
  private static let backup = """
    H4sIAAAAAAACA3WOzQrDIBCE32XOoVhTcsirBA+h2YMHjdRFKuK717U/lNAeZ5iZb5aCRLdod48ZE+pQsK28Yl4K7Na8
    MwZQIs+cA33rFhOtlZ6UVuPbvqZ7c9WnRS6IPoljPZOPlrP0Oqsj9AGhfyMuh4UR1chGzC7w7mL//OfaK/PkmmoegJDU
    CvcAAAA=
    """

  private static var packed: [UInt8] {
    Array(Data(base64Encoded: backup.filter { !$0.isWhitespace }) ?? Data())
  }

  /// Bytes of zero as one block that repeats itself: `count` times 258.
  private func bomb(_ count: Int) -> [UInt8] {
    var bits: [Bool] = [true, true, false]
    // A literal 0 in the fixed code, then the length 258 at the distance 1.
    bits += [false, false, true, true, false, false, false, false]
    for _ in 0..<count {
      bits += [true, true, false, false, false, true, false, true]
      bits += [false, false, false, false, false]
    }
    bits += Array(repeating: false, count: 7)
    while bits.count % 8 != 0 { bits.append(false) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { place in
      (0..<8).reduce(UInt8(0)) { $0 | (bits[place + $1] ? 1 << UInt8($1) : 0) }
    }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes + [UInt8](repeating: 0, count: 8)
  }

  @Test func `a packed backup is read as the text in it`() throws {
    guard case .app(let diary, _) = try Interchange(Self.packed, today: day("2026-03-11")) else {
      Issue.record("this was taken for something else")
      return
    }
    #expect(diary.kind == "a Periodical backup")
    #expect(
      diary.lines == [
        "2026-02-03 flow medium", "2026-02-03 period start", "2026-02-03 symptom cramps",
        "2026-02-04 flow heavy", "2026-02-04 period end",
      ])
  }

  @Test func `bytes that repeat are unpacked`() throws {
    #expect(try GzipFile.unpacked(bomb(3)) == [UInt8](repeating: 0, count: 1 + 3 * 258))
  }

  @Test func `a file that unpacks to more than any backup is refused`() throws {
    do {
      _ = try GzipFile.unpacked(bomb(ReadingLimits.unpacked / 258 + 2))
      Issue.record("it was unpacked")
    } catch {
      #expect(error.problem.contains("unpacks to over"))
    }
  }

  @Test func `a stored block is taken as it is`() throws {
    let block: [UInt8] = [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
    let file: [UInt8] = [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a.txt\u{0}".utf8) + block
    #expect(try GzipFile.unpacked(file + [UInt8](repeating: 0, count: 8)) == Array("hello".utf8))
  }

  @Test(arguments: 0..<40)
  func `a damaged file is unpacked or refused, never trapped on`(seed: UInt64) {
    var course = SplitMix64(seed)
    var bytes = Self.packed
    for _ in 0..<Int.random(in: 1...6, using: &course) {
      bytes[Int.random(in: 3..<bytes.count, using: &course)] = .random(in: 0...255, using: &course)
    }
    bytes.removeLast(Int.random(in: 0...20, using: &course))
    _ = try? Interchange(bytes, today: day("2026-03-11"))
  }
}
