import Physiology
import Testing

@testable import bloom

struct SealedRecordTests {
  private static func bytes(_ chance: inout SplitMix64, upTo count: Int) -> [UInt8] {
    (0..<chance.below(count)).map { _ in [0x0A, 0x20, 0x61, 0x62][chance.below(4)] }
  }

  @Test(arguments: 1...20)
  func `what changed makes the new bytes out of the old ones`(seed: Int) throws {
    var chance = SplitMix64(UInt64(seed))
    for _ in 0..<50 {
      let (old, other) = (Self.bytes(&chance, upTo: 40), Self.bytes(&chance, upTo: 40))
      let new = chance.below(2) == 0 ? other : old + other
      var files = ["me.journal": old]
      guard let change = SealedRecord.change(of: "me.journal", from: old, to: new) else {
        #expect(old == new)
        continue
      }
      let record = SealedRecord(turn: [change, .remove("a.b")], id: "0a1b2c3d", number: 7)
      let read = try #require(SealedRecord(parsing: record.bytes))
      #expect(read == record)
      let isMade = files.make(try #require(read.changes.first))
      #expect(isMade && files["me.journal"] == new)
      for count in 0..<record.bytes.count {
        #expect(SealedRecord(parsing: Array(record.bytes.prefix(count))) == nil)
      }
    }
  }

  @Test func `what is added to a long file is all that a turn holds`() {
    let old = [UInt8](repeating: 0x61, count: 100_000)
    #expect(
      SealedRecord.change(of: "a.b", from: old, to: old + [0x62])
        == .put("a.b", at: 100_000, removed: 0, [0x62]))
    #expect(
      SealedRecord.change(of: "a.b", from: old, to: Array(old.dropLast(9)))
        == .put("a.b", at: 99_991, removed: 9, []))
  }

  @Test func `a change of a file that is another is refused`() {
    var files = ["a.b": [UInt8](repeating: 0, count: 3)]
    for change: SealedRecord.Change in [
      .remove("c.d"), .put("a.b", at: 4, removed: 0, []), .put("a.b", at: 1, removed: 3, []),
    ] {
      let isMade = files.make(change)
      #expect(!isMade)
      files = ["a.b": [0, 0, 0]]
    }
  }

  @Test(arguments: [
    ("base-0a1b2c3d-0.sealed", true), ("turn-0a1b2c3d-12.sealed", true),
    ("turn-0a1b2c3d-012.sealed", false), ("turn-0a1b2c3d-1 (2).sealed", false),
    ("turn-xyz-1.sealed", false), ("base-0a1b2c3d--1.sealed", false), ("me.journal", false),
  ])
  func `only names that are given here are of sealed files`(name: String, isOne: Bool) {
    #expect((SealedName(name) != nil) == isOne)
    if isOne { #expect(SealedName(name)?.text == name) }
  }

  @Test(arguments: [
    "", "# bloom lock x\n", "# bloom lock 1\nprogram gpg\nid a\n", "# bloom lock 1\n",
  ])
  func `a file of the lock that is cut short is damaged`(text: String) {
    #expect(throws: StorageError.damagedLock("/h")) {
      try LockHeader(parsing: Array(text.utf8), at: "/h")
    }
  }

  @Test func `a later lock is refused`() throws {
    #expect(throws: StorageError.laterLock("/h")) {
      try LockHeader(parsing: Array("# bloom lock 2\nx\n".utf8), at: "/h")
    }
    let header = LockHeader(program: "gpg", id: "0a1b2c3d", sealedKey: [1, 10, 2])
    #expect(try LockHeader(parsing: header.bytes, at: "/h") == header)
  }
}
