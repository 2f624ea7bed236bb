/// Words that are looked up often: a set without what makes the standard library's slow.
struct WordSet: Sendable {
  /// The keys by hash, ``WordKey/none`` where free; a power of two of them, at most half of them
  /// used.
  private var slots = [WordKey](repeating: .none, count: 8)
  private var shift: UInt64 = 61
  private(set) var count = 0

  /// Makes a set without words.
  init() {}

  /// Makes a set of words.
  init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Makes a set without words that takes as many as expected before it grows.
  private init(expecting expected: Int) {
    var size = 8
    while size < expected * 2 {
      size *= 2
      shift -= 1
    }
    slots = Array(repeating: .none, count: size)
  }

  /// Whether the set has no words.
  var isEmpty: Bool { count == 0 }

  /// Whether the set has a word.
  func contains(_ word: String) -> Bool { contains(WordKey(word)) }

  /// Whether the set has the word of a token.
  @inline(__always) func contains(_ token: Token) -> Bool { contains(token.key) }

  /// Whether the set has the word with a key.
  @inline(__always) func contains(_ key: WordKey) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      var slot = key.slot(shift: shift)
      while slots[slot] != .none {
        if slots[slot] == key { return true }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return false
    }
  }

  /// Adds a word.
  mutating func insert(_ word: String) { insert(WordKey(word)) }

  /// Adds the word with a key.
  mutating func insert(_ key: WordKey) {
    if add(key), count * 2 > slots.count { grow() }
  }

  /// Adds the words of another set.
  mutating func formUnion(_ other: WordSet) {
    for key in other.slots where key != .none {
      if add(key), count * 2 > slots.count { grow() }
    }
  }

  /// The words of two sets.
  func union(_ other: WordSet) -> WordSet {
    var all = self
    all.formUnion(other)
    return all
  }

  private mutating func add(_ key: WordKey) -> Bool {
    var slot = key.slot(shift: shift)
    while slots[slot] != .none {
      if slots[slot] == key { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = key
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .none, count: old.count * 2)
    shift -= 1
    count = 0
    for key in old where key != .none { _ = add(key) }
  }
}

extension WordSet: ExpressibleByArrayLiteral {
  init(arrayLiteral words: String...) {
    self.init(expecting: words.count)
    for word in words { _ = add(WordKey(word)) }
  }
}
