/// Values by words that are looked up often: a dictionary without what makes the standard library's
/// slow.
struct WordMap<Value: Sendable>: Sendable {
  /// The keys by hash, ``WordKey/none`` where free; a power of two of them, at most half of them
  /// used.
  private var slots = [WordKey](repeating: .none, count: 8)
  /// The place in ``values`` of the word in each slot.
  private var places = [Int32](repeating: 0, count: 8)
  private var shift: UInt64 = 61
  private(set) var values: [Value] = []

  /// Makes a map without words.
  init() {}

  /// Makes a map without words.
  ///
  /// - Parameter expected: how many words will about be added.
  init(expecting expected: Int) {
    var size = 8
    while size < expected * 2 {
      size *= 2
      shift -= 1
    }
    slots = Array(repeating: .none, count: size)
    places = Array(repeating: 0, count: size)
    values.reserveCapacity(expected)
  }

  /// Whether no word has a value.
  var isEmpty: Bool { values.isEmpty }

  /// The value of a word; nil for one that has none.
  subscript(word: String) -> Value? { self[WordKey(word)] }

  /// The value of the word of a token.
  subscript(token: Token) -> Value? { self[token.key] }

  /// The value of the word with a key.
  subscript(key: WordKey) -> Value? { place(of: key).map { values[$0] } }

  /// The value of a word, which is added with another value where it has none.
  subscript(word: String, default value: @autoclosure () -> Value) -> Value {
    get { self[WordKey(word)] ?? value() }
    _modify {
      let place = place(adding: WordKey(word), value())
      yield &values[place]
    }
  }

  /// The value of the word with a key, which is added with another value where it has none.
  subscript(key: WordKey, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let place = place(adding: key, value())
      yield &values[place]
    }
  }

  /// Gives a word a value.
  mutating func set(_ word: String, to value: Value) {
    set(WordKey(word), to: value)
  }

  /// Gives the word with a key a value; gives back the one it had.
  mutating func exchange(_ key: WordKey, for value: Value) -> Value? {
    let count = values.count
    let place = place(adding: key, value)
    guard place < count else { return nil }
    let old = values[place]
    values[place] = value
    return old
  }

  /// Gives the word with a key a value.
  mutating func set(_ key: WordKey, to value: Value) {
    values[place(adding: key, value)] = value
  }

  private func place(of key: WordKey) -> Int? {
    var slot = key.slot(shift: shift)
    while slots[slot] != .none {
      if slots[slot] == key { return Int(places[slot]) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  private mutating func place(adding key: WordKey, _ value: @autoclosure () -> Value) -> Int {
    if let known = place(of: key) { return known }
    values.append(value())
    if values.count * 2 > slots.count { grow() }
    put(key, Int32(values.count - 1))
    return values.count - 1
  }

  private mutating func put(_ key: WordKey, _ place: Int32) {
    var slot = key.slot(shift: shift)
    while slots[slot] != .none { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = key
    places[slot] = place
  }

  private mutating func grow() {
    let (old, oldPlaces) = (slots, places)
    slots = Array(repeating: .none, count: old.count * 2)
    places = Array(repeating: 0, count: slots.count)
    shift -= 1
    for slot in old.indices where old[slot] != .none { put(old[slot], oldPlaces[slot]) }
  }
}

extension WordMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(expecting: pairs.count)
    for (word, value) in pairs { set(word, to: value) }
  }
}
