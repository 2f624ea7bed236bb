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

  /// An item that has a term.
  private struct Posting {
    let place: Int32
    /// How often it has the term, by weight.
    var count: Double
  }

  private let words: SearchWords
  private let table: WordTable
  /// The items that have each term, term by term, in the order of the items.
  private let postings: [Posting]
  /// Where the postings of each term begin, and after them their end.
  private let starts: [Int32]
  private let lengths: [Double]
  private let meanLength: Double
  /// The letters of each term in pairs, for finding the most alike; only slips ask for them.
  private let letters: Deferred<[LetterPairs]>
  /// The terms of the names of all items, end to end.
  private let nameTerms: [Int]
  /// Where the names of each item stand among those terms.
  private let names: [[Range<Int>]]

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
    var found: [(term: Int32, posting: Posting)] = []
    found.reserveCapacity(items.count * 32)
    /// Where the last posting of each term is among those found, -1 for none.
    var last: [Int32] = []
    var lengths: [Double] = []
    lengths.reserveCapacity(items.count)
    var names: [[Range<Int>]] = []
    names.reserveCapacity(items.count)
    var nameTerms: [Int] = []
    var terms: [Int] = []
    for (place, fields) in items.enumerated() {
      var length = 0.0
      var itsNames: [Range<Int>] = []
      for field in fields {
        terms.removeAll(keepingCapacity: true)
        reader.read(field.text, into: &terms)
        if field.isName, !terms.isEmpty {
          itsNames.append(nameTerms.count..<nameTerms.count + terms.count)
          nameTerms += terms
          if terms.count > 1 { terms.append(reader.number(joining: terms[...])) }
        }
        while last.count < reader.table.count { last.append(-1) }
        for term in terms {
          length += field.weight
          if last[term] >= 0, found[Int(last[term])].posting.place == Int32(place) {
            found[Int(last[term])].posting.count += field.weight
          } else {
            last[term] = Int32(found.count)
            found.append((Int32(term), Posting(place: Int32(place), count: field.weight)))
          }
        }
      }
      lengths.append(length)
      names.append(itsNames)
    }
    self.words = words
    let table = reader.table
    self.table = table
    (starts, postings) = Self.byTerm(found, count: table.count)
    self.lengths = lengths
    self.names = names
    self.nameTerms = nameTerms
    meanLength = max(1, lengths.reduce(0, +) / Double(max(1, lengths.count)))
    letters = Deferred { (0..<table.count).map { LetterPairs(table[$0]) } }
  }

  /// The postings term by term, and where those of each term begin.
  private static func byTerm(
    _ found: [(term: Int32, posting: Posting)], count: Int
  ) -> (starts: [Int32], postings: [Posting]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for (term, _) in found { starts[Int(term) + 1] += 1 }
    for term in 0..<count { starts[term + 1] += starts[term] }
    var next = starts
    var postings = [Posting](repeating: Posting(place: 0, count: 0), count: found.count)
    for (term, posting) in found {
      postings[Int(next[Int(term)])] = posting
      next[Int(term)] += 1
    }
    return (starts, postings)
  }

  private func postings(of term: Int) -> ArraySlice<Posting> {
    postings[Int(starts[term])..<Int(starts[term + 1])]
  }

  /// The items that have something of the query, the best first.
  func hits(for query: String) -> [Hit] { hits(for: words.terms(of: query)) }

  /// The items that have something of the terms, the best first.
  func hits(for terms: [String]) -> [Hit] {
    let asked = terms.prefix(60).compactMap(known)
    var scores = Array(repeating: 0.0, count: lengths.count)
    for (term, share) in asked {
      let rarity = rarity(of: term)
      for posting in postings(of: term) {
        let (place, count) = (Int(posting.place), posting.count)
        let length = 1 - Self.lengthShare + Self.lengthShare * lengths[place] / meanLength
        scores[place] +=
          share * rarity * count * (Self.saturation + 1) / (count + Self.saturation * length)
      }
    }
    return scores.indices.filter { scores[$0] > 0 }.map { place in
      let raise = names[place].map { bonus(of: nameTerms[$0], asked) }.max() ?? 0
      return Hit(place: place, score: scores[place] + raise, isNamed: raise > 0)
    }
    .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
  }

  /// Whether an item has a term, written just so.
  func has(_ term: String) -> Bool { table.number(of: term) != nil }

  /// How rare a term is among the items: the inverse document frequency of BM25.
  private func rarity(of term: Int) -> Double {
    let having = Double(postings(of: term).count)
    let all = Double(lengths.count)
    return naturalLogarithm(1 + (all - having + 0.5) / (having + 0.5))
  }

  private func bonus(of name: ArraySlice<Int>, _ asked: [(term: Int, share: Double)]) -> Double {
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
      let likeness = names[place].joined().map { index in
        asked.map { $0.likeness(to: letters[nameTerms[index]]) }.max() ?? 0
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
