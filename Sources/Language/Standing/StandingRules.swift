/// The rules of standings, found by the words that may begin their phrases.
struct StandingRules: Sendable {
  /// Where a rule's phrase stands and over what it reaches.
  enum Reach: String, CaseIterable, Sendable {
    /// At the start of a clause, over the rest of the sentence.
    case opener = "Opener"
    /// Anywhere, from there over the rest of the sentence.
    case phrase = "Phrase"
    /// Anywhere, over its whole clause.
    case mark = "Mark"
    /// Anywhere, of what happens in its clause.
    case denial = "Denial"
    /// At the start of a message, of what was noted before.
    case correction = "Correction"
    /// Anywhere, setting nothing.
    case cue = "Cue"
  }

  /// What a phrase means, by its number.
  struct Rule: Sendable {
    let id: String
    /// What its id sets, where that is a standing, perhaps with more said of it after a point.
    let standing: Standing?
    let reach: Reach

    init(id: String, reach: Reach) {
      self.id = id
      standing = Standing(rawValue: String(id.prefix { $0 != "." }))
      self.reach = reach
    }
  }

  private struct Entry: Sendable {
    let rule: Int32
    /// The next entry of the same word, -1 for none.
    var next: Int32 = -1
  }

  private var phrases = StandingPhrases()
  private var rules: [Rule] = []
  private var entries: [Entry] = []
  /// The first and the last entry of each word.
  private var words = WordMap<(first: Int32, last: Int32)>(expecting: 512)

  /// Adds a rule with its phrase as written in Knowledge, in UTF-8.
  mutating func add(_ rule: Rule, _ phrase: UnsafeBufferPointer<UInt8>) {
    let number = Int32(rules.count)
    phrases.add(phrase)
    rules.append(rule)
    phrases.forEachOpener(of: Int(number)) { word in
      let entry = Int32(entries.count)
      guard let known = words[word] else {
        entries.append(Entry(rule: number))
        words.set(word, to: (entry, entry))
        return
      }
      guard entries[Int(known.last)].rule != number else { return }
      entries.append(Entry(rule: number))
      entries[Int(known.last)].next = entry
      words.set(word, to: (known.first, entry))
    }
  }

  /// Calls a function with every rule of a reach whose phrase stands at a word, and where that ends,
  /// in the order of the rules.
  func forEachMatch(
    _ reach: Reach, at index: Int, in tokens: Tokens, _ body: (Rule, _ end: Int) -> Void
  ) {
    var place = words[tokens[index]]?.first ?? -1
    while place >= 0 {
      let entry = entries[Int(place)]
      place = entry.next
      let rule = rules[Int(entry.rule)]
      guard rule.reach == reach,
        let end = phrases.end(of: Int(entry.rule), at: index, in: tokens)
      else { continue }
      body(rule, end)
    }
  }
}
