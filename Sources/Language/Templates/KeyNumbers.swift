/// Numbers for keys that are hashes, counted from 0 in the order they are added.
struct KeyNumbers: Sendable {
  /// The keys by their lowest bits, with their numbers, -1 where free; a power of two of them, at
  /// most half of them used.
  private var keys: [UInt64]
  private var numbers: [Int32]
  private(set) var count = 0

  /// - Parameter expected: how many keys there will be at the most.
  init(expecting expected: Int = 0) {
    var size = 16
    while size < expected * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    numbers = Array(repeating: -1, count: size)
  }

  /// The number of a key; nil for one that was not added.
  subscript(key: UInt64) -> Int? {
    let number = numbers[slot(of: key)]
    return number < 0 ? nil : Int(number)
  }

  /// The number of a key, which is added where it is new.
  mutating func add(_ key: UInt64) -> Int {
    let slot = slot(of: key)
    if numbers[slot] >= 0 { return Int(numbers[slot]) }
    precondition(count * 2 < keys.count, "more keys than were expected")
    keys[slot] = key
    numbers[slot] = Int32(count)
    count += 1
    return count - 1
  }

  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (keys.count - 1)
    while numbers[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }
}
