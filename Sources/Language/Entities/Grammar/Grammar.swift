/// All rules' phrases in one tree, so that a stretch of words is compared with all of them at once.
struct Grammar: Sendable {
  /// The state before the first word.
  static let start = 0
  private static let sorts = Sort.allCases.count
  private static let noSlots = [Int32](repeating: 0, count: sorts)
  private static let noRow: Int32 = -1

  let rules: [Rule]
  /// A rule whose phrase ends in a state, and the next one that does, -1 for none.
  private struct Ending: Sendable {
    let rule: Int32
    var next: Int32 = Self.none

    static let none: Int32 = -1
  }

  private var endings: [Ending] = []
  /// The first and the last of ``endings`` for each state, -1 for none.
  private var ends: [(first: Int32, last: Int32)] = [(Ending.none, Ending.none)]
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
    ends.reserveCapacity(rules.count * 32)
    endings.reserveCapacity(rules.count * 16)
    slots.reserveCapacity(rules.count * 12 * Self.sorts)
    for (index, rule) in rules.enumerated() {
      var last = NumberedWord()
      for state in Phrase.ends(
        of: rule.phrase, from: Self.start, step: { step(from: $0, over: $1, &last) })
      where state != Self.start {
        end(Int32(index), in: state)
      }
    }
  }

  /// Notes that the phrase of a rule ends in a state.
  private mutating func end(_ rule: Int32, in state: Int) {
    let (first, last) = ends[state]
    if last != Ending.none, endings[Int(last)].rule == rule { return }
    let new = Int32(endings.count)
    endings.append(Ending(rule: rule))
    if last != Ending.none { endings[Int(last)].next = new }
    ends[state] = (first == Ending.none ? new : first, new)
  }

  /// The place of the first rule whose phrase ends in a state; nil where none does.
  func ending(in state: Int) -> Int? { Self.place(ends[state].first) }

  /// The place of the next rule whose phrase ends in the same state, in the order of the rules.
  func ending(after place: Int) -> Int? { Self.place(endings[place].next) }

  /// The rule at a place.
  func rule(at place: Int) -> Int { Int(endings[place].rule) }

  private static func place(_ place: Int32) -> Int? { place == Ending.none ? nil : Int(place) }

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

  /// The word of a phrase stepped over last, which many states step over one after the other.
  private struct NumberedWord {
    var place: UnsafePointer<UInt8>?
    var number = 0
  }

  private mutating func step(
    from state: Int, over atom: Phrase.Step, _ last: inout NumberedWord
  ) -> Int {
    switch atom {
    case .word(let text):
      if text.baseAddress != last.place {
        last = NumberedWord(place: text.baseAddress, number: table.add(text))
      }
      let word = last.number
      if let known = words[state, word] { return known }
      words.add(ends.count, after: state, word)
    case .slot(let sort):
      if let known = self.state(after: state, slot: sort) { return known }
      if rows[state] == Self.noRow {
        rows[state] = Int32(slots.count / Self.sorts)
        slots += Self.noSlots
      }
      slots[Int(rows[state]) * Self.sorts + sort.rawValue] = Int32(ends.count)
    }
    ends.append((Ending.none, Ending.none))
    rows.append(Self.noRow)
    return ends.count - 1
  }
}
