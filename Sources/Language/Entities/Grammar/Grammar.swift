/// All rules' phrases in one tree, so that a stretch of words is compared with all of them at once.
struct Grammar: Sendable {
  /// The state before the first word.
  static let start = 0
  private static let sorts = Sort.allCases.count
  private static let noSlots = [Int32](repeating: 0, count: sorts)
  private static let noRow: Int32 = -1

  let rules: [Rule]
  /// The rules whose phrase ends in each state.
  private var endings: [[Int]] = [[]]
  /// The row of ``slots`` of each state.
  private var rows = [noRow]
  /// Rows of the state after each slot, 0 for none.
  private var slots: [Int32] = []
  /// The state after a word, by state and word.
  private var words = StateTable()
  private var table = WordTable(expecting: 1024)

  init(rules: [Rule]) {
    self.rules = rules
    rows.reserveCapacity(rules.count * 32)
    endings.reserveCapacity(rules.count * 32)
    slots.reserveCapacity(rules.count * 12 * Self.sorts)
    for (index, rule) in rules.enumerated() {
      let ends = Phrase.ends(of: rule.phrase, from: Self.start) { step(from: $0, over: $1) }
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
    let row = rows[state]
    guard row != Self.noRow else { return nil }
    let next = slots[Int(row) * Self.sorts + slot.rawValue]
    return next == 0 ? nil : Int(next)
  }

  /// The state after a word by its number, or nil where no phrase goes on with it.
  func state(after state: Int, word: Int) -> Int? {
    word < 0 ? nil : words[state, word]
  }

  private mutating func step(from state: Int, over atom: Phrase.Step) -> Int {
    switch atom {
    case .word(let text):
      let word = table.add(text)
      if let known = words[state, word] { return known }
      words.add(endings.count, after: state, word)
    case .slot(let sort):
      if let known = self.state(after: state, slot: sort) { return known }
      if rows[state] == Self.noRow {
        rows[state] = Int32(slots.count / Self.sorts)
        slots += Self.noSlots
      }
      slots[Int(rows[state]) * Self.sorts + sort.rawValue] = Int32(endings.count)
    }
    endings.append([])
    rows.append(Self.noRow)
    return endings.count - 1
  }
}
