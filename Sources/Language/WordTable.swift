import Records

/// Words with a number each, counted from 0 in the order they are added, found by their bytes.
package struct WordTable: Sendable {
  /// The bytes of all words, end to end.
  private var bytes: [UInt8] = []
  /// Where each word ends in ``bytes``.
  private var ends: [Int32] = []
  /// The first eight bytes of each word: most words are known by these and their length alone.
  private var heads: [UInt64] = []
  /// Words by hash: the word's number plus one, 0 where free; a power of two of them, at most half
  /// of them used.
  private var slots: [Int32]

  /// Makes a table without words.
  ///
  /// - Parameter expected: how many words will about be added.
  package init(expecting expected: Int = 32) {
    var size = 64
    while size < expected * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    ends.reserveCapacity(expected)
    heads.reserveCapacity(expected)
    bytes.reserveCapacity(expected * 8)
  }

  /// Makes a table of words.
  package init(of words: [String]) {
    self.init(expecting: words.count)
    for word in words { _ = add(word) }
  }

  /// How many words there are.
  package var count: Int { ends.count }

  /// The word with a number.
  package subscript(number: Int) -> String {
    String(decoding: bytes[start(of: number)..<Int(ends[number])], as: UTF8.self)
  }

  /// The number of a word, or nil for one that was not added.
  package func number(of word: String) -> Int? {
    word.withBytes { number(of: $0) }
  }

  /// The number of a word in UTF-8, or nil for one that was not added.
  package func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    number(of: word, head: WordHash.head(of: word))
  }

  /// The number of a word, which is added where it is new.
  package mutating func add(_ word: String) -> Int {
    word.withBytes { add($0) }
  }

  /// The number of a word in UTF-8, which is added where it is new.
  package mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let head = WordHash.head(of: word)
    let slot = slot(of: word, head: head)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: word)
    return keep(head, in: slot)
  }

  /// Gives a number to the word that ``bytes`` ends in.
  private mutating func keep(_ head: UInt64, in slot: Int) -> Int {
    ends.append(Int32(bytes.count))
    heads.append(head)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  /// The number of a word made of others end to end, which is added where it is new.
  package mutating func add(joining numbers: ArraySlice<Int>) -> Int {
    let begin = bytes.count
    for number in numbers {
      for place in start(of: number)..<Int(ends[number]) { bytes.append(bytes[place]) }
    }
    let (head, slot) = bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[begin...])
      let head = WordHash.head(of: word)
      return (head, self.slot(of: word, head: head))
    }
    if slots[slot] != 0 {
      bytes.removeLast(bytes.count - begin)
      return Int(slots[slot]) - 1
    }
    return keep(head, in: slot)
  }

  /// Calls a function with the number of every word that `word` begins with.
  package func forEachPrefix(of word: String, _ body: (Int) -> Void) {
    word.withBytes { letters in
      var head: UInt64 = 0
      for length in 0..<letters.count {
        if length < 8 { head |= UInt64(letters[length]) << UInt64(length * 8) }
        let prefix = UnsafeBufferPointer(rebasing: letters[...length])
        if let found = number(of: prefix, head: head) { body(found) }
      }
    }
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : Int(ends[number - 1]) }

  private func number(of word: UnsafeBufferPointer<UInt8>, head: UInt64) -> Int? {
    let found = Int(slots[slot(of: word, head: head)]) - 1
    return found < 0 ? nil : found
  }

  /// The slot that holds a word, or the free one where it belongs.
  private func slot(of word: UnsafeBufferPointer<UInt8>, head: UInt64) -> Int {
    var slot = WordHash.of(head: head, length: word.count) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if heads[number] == head, isSame(word, number) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Whether a word whose first eight bytes are those of another is that other.
  private func isSame(_ word: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
    let start = start(of: number)
    guard Int(ends[number]) - start == word.count else { return false }
    var index = 8
    while index < word.count {
      if word[index] != bytes[start + index] { return false }
      index += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for number in ends.indices {
      let length = Int(ends[number]) - start(of: number)
      var slot = WordHash.of(head: heads[number], length: length) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
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
