import Language

/// Ranks content by how well it answers a query: BM25 over weighted fields (Robertson and
/// Zaragoza 2009), with k1 = 1.2 and b = 0.3, for names are short.
///
/// A field's weight multiplies how often its terms count. A name that the query holds in full is
/// raised by twice the rarity of its terms; names are found written as one word too. A word that
/// no content has stands for the most alike one by its pairs of letters, for less.
struct ContentIndex: Sendable {
  /// A text of an item.
  struct Field: Sendable {
    let text: String
    let weight: Double
    /// Whether it is what the item is called.
    var isName = false
  }

  /// An item that answers a query.
  struct Hit: Hashable, Sendable {
    /// Its place in the list the index was made of.
    let place: Int
    /// How well it answers; higher is better, and only the order means something.
    let score: Double
    /// Whether the query holds one of its names in full.
    let isNamed: Bool
  }

  private let words: SearchWords
  private let table: WordTable
  /// The items that have a term, by the term's number, with the weighted count of it in each.
  private let postings: [[(place: Int, count: Double)]]
  private let lengths: [Double]
  private let meanLength: Double
  /// The letters of each term in pairs, for finding the most alike; only slips ask for them.
  private let letters: Deferred<[LetterPairs]>
  /// The terms of each item's names.
  private let names: [[[Int]]]

  private static let saturation = 1.2
  private static let lengthShare = 0.3
  private static let nameBonus = 2.0
  /// How alike, 0 to 1, a word must be to stand for an unknown one.
  private static let leastLikeness = 0.55
  /// How alike a word of fewer letters must be, unless the other ends in it.
  private static let leastLikenessOfShort = 0.6
  private static let short = 6
  /// How much each letter that two words begin with alike speaks for a slip.
  private static let startShare = 0.01

  init(_ items: [[Field]], words: SearchWords) {
    var reader = ContentTerms(words)
    var postings: [[(place: Int, count: Double)]] = []
    var lengths: [Double] = []
    var names: [[[Int]]] = []
    for (place, fields) in items.enumerated() {
      var counts: [(term: Int, count: Double)] = []
      var itsNames: [[Int]] = []
      for field in fields {
        let terms = reader.terms(of: field.text)
        for term in terms { counts.append((term, field.weight)) }
        guard field.isName, !terms.isEmpty else { continue }
        itsNames.append(terms)
        if terms.count > 1 {
          let joined = terms.map { reader.table[$0] }.joined()
          counts.append((reader.number(of: joined), field.weight))
        }
      }
      while postings.count < reader.table.count { postings.append([]) }
      for (term, count) in counts {
        if let last = postings[term].indices.last, postings[term][last].place == place {
          postings[term][last].count += count
        } else {
          postings[term].append((place, count))
        }
      }
      lengths.append(counts.reduce(0) { $0 + $1.count })
      names.append(itsNames)
    }
    self.words = words
    let table = reader.table
    self.table = table
    self.postings = postings
    self.lengths = lengths
    self.names = names
    meanLength = max(1, lengths.reduce(0, +) / Double(max(1, lengths.count)))
    letters = Deferred { (0..<table.count).map { LetterPairs(table[$0]) } }
  }

  /// The items that have something of the query, the best first.
  func hits(for query: String) -> [Hit] { hits(for: words.terms(of: query)) }

  /// The items that have something of the terms, the best first.
  func hits(for terms: [String]) -> [Hit] {
    let asked = terms.prefix(60).compactMap(known)
    var scores = Array(repeating: 0.0, count: lengths.count)
    for (term, share) in asked {
      let rarity = rarity(of: term)
      for (place, count) in postings[term] {
        let length = 1 - Self.lengthShare + Self.lengthShare * lengths[place] / meanLength
        scores[place] +=
          share * rarity * count * (Self.saturation + 1) / (count + Self.saturation * length)
      }
    }
    return scores.indices.filter { scores[$0] > 0 }.map { place in
      let raise = names[place].map { bonus(of: $0, asked) }.max() ?? 0
      return Hit(place: place, score: scores[place] + raise, isNamed: raise > 0)
    }
    .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
  }

  /// Whether an item has a term, written just so.
  func has(_ term: String) -> Bool { table.number(of: term) != nil }

  /// How rare a term is among the items: the inverse document frequency of BM25.
  private func rarity(of term: Int) -> Double {
    let having = Double(postings[term].count)
    let all = Double(lengths.count)
    return naturalLogarithm(1 + (all - having + 0.5) / (having + 0.5))
  }

  private func bonus(of name: [Int], _ asked: [(term: Int, share: Double)]) -> Double {
    var sum = 0.0
    for term in name {
      guard let share = asked.first(where: { $0.term == term })?.share, share >= Self.leastNamed
      else { return 0 }
      sum += rarity(of: term) * share
    }
    return sum * Self.nameBonus
  }

  /// The items whose names are most like some terms, however little, the likest first.
  func nearest(to terms: [String], count: Int) -> [Int] {
    let asked = terms.prefix(6).map(LetterPairs.init)
    guard !asked.isEmpty else { return [] }
    let letters = letters.value
    let ranked = names.indices.map { place -> (place: Int, likeness: Double) in
      let likeness = names[place].joined().map { term in
        asked.map { $0.likeness(to: letters[term]) }.max() ?? 0
      }.max()
      return (place, likeness ?? 0)
    }
    return ranked.filter { $0.likeness >= Self.leastNearness }
      .sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.prefix(count).map(\.place)
  }

  /// The share of a word that is a slip of a name's word and no other word: "endometritis" is no
  /// slip of "endometriosis".
  private static let leastNamed = 0.88 * 0.88

  /// How alike a name must be to be offered where nothing was found.
  private static let leastNearness = 0.3

  /// The term that a word of a query is, or is most like; nil for one like none.
  private func known(_ word: String) -> (term: Int, share: Double)? {
    if let term = table.number(of: word) { return (term, 1) }
    guard word.utf8.count >= 4 else { return nil }
    let asked = LetterPairs(word)
    var best: (term: Int, share: Double, closeness: Double)?
    for (term, pairs) in letters.value.enumerated() {
      let likeness = asked.likeness(to: pairs)
      guard likeness >= Self.leastLikeness else { continue }
      let other = table[term]
      let isShort = min(word.utf8.count, other.utf8.count) < Self.short
      guard !isShort || likeness >= Self.leastLikenessOfShort || word.hasSuffix(other)
      else { continue }
      let isSlip = isOneSlip(word, other)
      let start = zip(word.utf8, other.utf8).prefix { $0 == $1 }.count
      let closeness = (isSlip ? 1 : likeness) + Double(start) * Self.startShare
      guard closeness > best?.closeness ?? 0 else { continue }
      best = (term, max(likeness * likeness, isSlip ? Self.leastNamed : 0), closeness)
    }
    return best.map { ($0.term, $0.share) }
  }
}
