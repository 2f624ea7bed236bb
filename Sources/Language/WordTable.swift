/// Words with a number each, counted from 0 in the order they are added, found by their bytes.
package struct WordTable: Sendable {
  /// The bytes of all words, end to end.
  private var bytes: [UInt8] = []
  /// Where each word ends in ``bytes``.
  private var ends: [Int] = []
  /// Words by hash, 0 where free: the hash in the upper half, the word's number plus one in the
  /// lower; a power of two of them, at most half of them used.
  private var slots: [UInt64] = Array(repeating: 0, count: 64)

  /// Makes a table without words.
  package init() {}

  /// How many words there are.
  package var count: Int { ends.count }

  /// The word with a number.
  package subscript(number: Int) -> String {
    String(decoding: bytes[start(of: number)..<ends[number]], as: UTF8.self)
  }

  /// The number of a word, or nil for one that was not added.
  package func number(of word: String) -> Int? {
    word.withBytes { number(of: $0) }
  }

  /// The number of a word in UTF-8, or nil for one that was not added.
  package func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var hash = Hash()
    for byte in word { hash.add(byte) }
    return number(of: word, hash: hash.value)
  }

  /// The number of a word, which is added where it is new.
  package mutating func add(_ word: String) -> Int {
    word.withBytes { add($0) }
  }

  /// The number of a word in UTF-8, which is added where it is new.
  package mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = Hash()
    for byte in word { hash.add(byte) }
    let slot = slot(of: word, hash: hash.value)
    if let known = Self.number(in: slots[slot]) { return known }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    slots[slot] = UInt64(hash.value) << 32 | UInt64(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  /// Calls a function with the number of every word that `word` begins with.
  package func forEachPrefix(of word: String, _ body: (Int) -> Void) {
    word.withBytes { letters in
      var hash = Hash()
      for length in 0..<letters.count {
        hash.add(letters[length])
        let prefix = UnsafeBufferPointer(rebasing: letters[...length])
        if let found = number(of: prefix, hash: hash.value) { body(found) }
      }
    }
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    Self.number(in: slots[slot(of: word, hash: hash)])
  }

  private static func number(in entry: UInt64) -> Int? {
    entry == 0 ? nil : Int(entry & 0xFFFF_FFFF) - 1
  }

  /// The slot that holds a word, or the free one where it belongs.
  private func slot(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while let number = Self.number(in: slots[slot]) {
      if slots[slot] >> 32 == UInt64(hash), isSame(word, number) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isSame(_ word: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
    let start = start(of: number)
    guard ends[number] - start == word.count else { return false }
    for index in word.indices where word[index] != bytes[start + index] { return false }
    return true
  }

  private mutating func grow() {
    let entries = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: slots.count * 4)
    for entry in entries {
      var slot = Int(entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// FNV-1a, 32 bits, with its high bits mixed into the low ones.
  private struct Hash {
    private var state: UInt32 = 0x811C_9DC5

    mutating func add(_ byte: UInt8) { state = (state ^ UInt32(byte)) &* 0x0100_0193 }

    var value: UInt32 { state ^ (state >> 15) }
  }
}

extension String {
  /// Calls a function with the string's bytes in UTF-8, in place where they are so already.
  @inlinable package func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    var copy = self
    return copy.withUTF8(body)
  }
}
