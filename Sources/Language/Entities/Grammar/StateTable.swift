/// The states of a ``Grammar`` after a state and a word.
struct StateTable: Sendable {
  private struct Step: Sendable {
    let state: Int32
    let word: Int32
    let next: Int32
  }

  /// The steps by hash; a power of two of them, at most half of them used.
  private var slots = [Step](repeating: Self.none, count: 8_192)
  private var count = 0
  private static let none = Step(state: -1, word: -1, next: -1)

  /// The state after a state and a word; nil where there is none.
  subscript(state: Int, word: Int) -> Int? {
    let step = slots[slot(state, word)]
    return step.next < 0 ? nil : Int(step.next)
  }

  /// Adds the state after a state and a word, of which there is none yet.
  mutating func add(_ next: Int, after state: Int, _ word: Int) {
    put(Step(state: Int32(state), word: Int32(word), next: Int32(next)))
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = Array(repeating: Self.none, count: old.count * 2)
    for step in old where step.next >= 0 { put(step) }
  }

  private mutating func put(_ step: Step) {
    slots[slot(Int(step.state), Int(step.word))] = step
  }

  /// The slot of a step, or the free one where it belongs.
  private func slot(_ state: Int, _ word: Int) -> Int {
    let hash = UInt64(truncatingIfNeeded: state << 20 ^ word) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot].next >= 0, slots[slot].state != state || slots[slot].word != word {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
