/// All rules' phrases in one tree, so that a stretch of words is compared with all of them at once.
struct Grammar: Sendable {
  /// The state before the first word.
  static let start = 0
  private static let sorts = Sort.allCases.count
  private static let noSlots = [Int32](repeating: 0, count: sorts)

  let rules: [Rule]
  /// The rules whose phrase ends in each state.
  private var endings: [[Int]] = [[]]
  /// The state after each slot, for all slots of one state after those of another; 0 for none.
  private var slots = noSlots
  /// The state after a word, by state and word in one number.
  private var words: [UInt64: Int32] = [:]
  private var table = WordTable()

  init(rules: [Rule]) {
    self.rules = rules
    words.reserveCapacity(rules.count * 16)
    slots.reserveCapacity(rules.count * 16 * Self.sorts)
    for (index, rule) in rules.enumerated() {
      let ends = Phrase(rule.phrase).ends(from: Self.start) { state, atom in
        step(from: state, over: atom)
      }
      for state in ends where state != Self.start && endings[state].last != index {
        endings[state].append(index)
      }
    }
  }

  /// The rules whose phrase ends in a state, in their order.
  func rules(endingIn state: Int) -> [Int] { endings[state] }

  /// A number for each word that some phrase holds; -1 for any other.
  func number(of word: String) -> Int { table.number(of: word) ?? -1 }

  /// The state after a slot, or nil where no phrase goes on with it.
  func state(after state: Int, slot: Sort) -> Int? {
    let next = slots[state * Self.sorts + slot.rawValue]
    return next == 0 ? nil : Int(next)
  }

  /// The state after a word by its number, or nil where no phrase goes on with it.
  func state(after state: Int, word: Int) -> Int? {
    word < 0 ? nil : words[Self.key(state, word)].map { Int($0) }
  }

  private mutating func step(from state: Int, over atom: Phrase.Atom) -> Int {
    switch atom {
    case .word(let text):
      let key = Self.key(state, table.add(text))
      if let known = words[key] { return Int(known) }
      words[key] = Int32(endings.count)
    case .slot(let sort):
      if let known = self.state(after: state, slot: sort) { return known }
      slots[state * Self.sorts + sort.rawValue] = Int32(endings.count)
    }
    endings.append([])
    slots += Self.noSlots
    return endings.count - 1
  }

  private static func key(_ state: Int, _ word: Int) -> UInt64 {
    UInt64(state) << 32 | UInt64(word)
  }
}
