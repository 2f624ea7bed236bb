import Physiology
import Testing

@testable import Journal

struct DamageTests {
  private let whole: Journal
  private let bytes: [UInt8]

  init() throws {
    let text = """
      # bloom journal 1
      2026-03-01 period start ~9462dbe5

      # a remark of hers
      2026-03-01 flow heavy dark-red ~3f62f958
      2026-03-14 06:45 temperature 36.62 C oral ~090c0ab5
      2026-05-02 note "slept badly" ~bb6b3cd2

      """
    bytes = Array(text.utf8)
    whole = Journal(parsing: bytes)
    try #require(whole.entries.count == 4)
    try #require(whole.issues(file: "j") == [])
  }

  @Test func `every prefix of a journal holds whole entries only`() {
    for count in 0...bytes.count {
      let prefix = Array(bytes.prefix(count))
      let read = Journal(parsing: prefix)
      #expect(read.bytes == prefix)
      #expect(read.entries.elementsEqual(whole.entries.prefix(read.entries.count)))
      let ended = whole.lines.prefix(prefix.count { $0 == 0x0A }).count { $0.entry != nil }
      #expect(read.entries.count >= ended)
    }
  }

  @Test func `no changed byte makes an entry silently wrong`() {
    let originals = Set(whole.entries)
    for index in bytes.indices {
      for value in Self.damage(to: bytes[index]) where value != bytes[index] {
        var changed = bytes
        changed[index] = value
        let read = Journal(parsing: changed)
        let sound = read.lines.compactMap { line in
          if case .entry(let entry, .sound) = line.content { entry } else { nil }
        }
        let isHonest =
          sound.allSatisfy(originals.contains)
          && (sound == Array(whole.entries) || !read.issues(file: "j").isEmpty)
        if !isHonest || read.bytes != changed {
          Issue.record("byte \(index) as \(value): \(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
  }

  /// Each bit flipped, and the bytes that mean something in a journal.
  private static func damage(to byte: UInt8) -> [UInt8] {
    (0..<8).map { byte ^ (1 << $0) } + Array("\n\r\t #\"\\~+-0aAz".utf8) + [0x00, 0x7F, 0xC3, 0xFF]
  }

  @Test func `random bytes are read, kept and reported without a trap`() {
    var course = SplitMix64(3)
    let alphabet = Array("2026-03-01 note \"\\~#\n\r\t0aé\u{FEFF}".utf8) + [0x00, 0xC3, 0xFF]
    for _ in 0..<3000 {
      let noise = (0..<Int.random(in: 0..<60, using: &course)).map { _ in
        alphabet.randomElement(using: &course) ?? 0
      }
      let journal = Journal(parsing: noise)
      #expect(journal.bytes == noise)
      for issue in journal.issues(file: "j") {
        #expect(issue.description.split(separator: "\n").count == 3 || issue.excerpt.isEmpty)
      }
    }
  }

  @Test func `a line she turned into a comment is a comment`() {
    let journal = Journal(
      parsing: "# bloom journal 1\n# 2026-03-01 period start ~9462dbe5\n#2026 ~9462dbe5\n")
    #expect(journal.issues(file: "j") == [])
    #expect(journal.entries == [])
  }
}
