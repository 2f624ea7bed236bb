/// All rules' phrases in one tree, so that a stretch of words is compared with all of them at once.
struct Grammar: Sendable {
  struct State: Sendable {
    var words: [Int: Int] = [:]
    var slots = [Int](repeating: 0, count: Sort.allCases.count)
    var rules: [Int] = []
  }

  let rules: [Rule]
  private(set) var states = [State()]
  /// A number for each word that some phrase holds.
  private(set) var words: [String: Int] = [:]

  init(rules: [Rule]) {
    self.rules = rules
    for (index, rule) in rules.enumerated() {
      for branch in Phrase.branches(of: rule.phrase) { add(branch, rule: index) }
    }
  }

  private mutating func add(_ branch: [Phrase.Atom], rule: Int) {
    var state = 0
    for atom in branch { state = step(from: state, over: atom) }
    if state != 0, !states[state].rules.contains(rule) { states[state].rules.append(rule) }
  }

  private mutating func step(from state: Int, over atom: Phrase.Atom) -> Int {
    switch atom {
    case .word(let text):
      let word = words[text] ?? words.count
      words[text] = word
      if let known = states[state].words[word] { return known }
      states.append(State())
      states[state].words[word] = states.count - 1
    case .slot(let sort):
      if states[state].slots[sort.rawValue] != 0 { return states[state].slots[sort.rawValue] }
      states.append(State())
      states[state].slots[sort.rawValue] = states.count - 1
    }
    return states.count - 1
  }
}
