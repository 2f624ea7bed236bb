import Knowledge
import Language

/// What a message asks of the content: the terms to look for, and what narrows the choice.
struct ContentQuery: Sendable {
  /// What is looked for, without the words that narrow.
  let terms: [String]
  /// How long it may take, in minutes.
  let minutes: Int?
  /// What a practice is to leave out.
  let limits: Set<RoutineWish.Limit>
  /// What all of a food must fit.
  let diets: [String]
  /// What a food must not hold.
  let allergens: [String]
  /// Whether the message itself names a diet or something to leave out.
  let isNarrowed: Bool
  /// The sorts of things wanted, such as a routine or a breakfast.
  let kinds: Set<String>
  /// The words looked for, as typed and folded, for saying why.
  let words: [String]
  /// All words, and the places among them before which a clause ends.
  let all: (words: [String], breaks: Set<Int>)
  /// The places of all the words that narrow.
  let narrowing: Set<Int>
  /// The words that a denial reaches, in a row.
  let denied: String

  /// - Parameters:
  ///   - kept: the diets that she told of before.
  ///   - left: what she told that she does not eat.
  init(
    _ message: Message, words known: SearchWords, diets kept: [String] = [],
    without left: [String] = []
  ) {
    let tokens = message.tokens.prefix(Self.longest).filter { !$0.isPunctuation }
    let all = tokens.map(\.text)
    let breaks = Set(
      tokens.indices.filter { index in
        let range = index > 0 ? tokens[index - 1].range.upperBound : 0
        return message.tokens.contains {
          $0.isBreak && $0.range.lowerBound >= range
            && $0.range.upperBound <= tokens[index].range.lowerBound
        }
      })
    let reached = known.denied(in: all, breaks: breaks)
    let restrictions = known.restrictions(in: all, denied: reached)
    let minutes = known.minutes(in: all)
    let limited = RoutineReading.limits(in: message)
    let places = all.indices.filter { index in
      !restrictions.places.contains(index) && !(minutes?.places.contains(index) ?? false)
        && !limited.ranges.contains(tokens[index].range)
    }
    let open = places.map { all[$0] }
    terms = known.terms(of: open)
    self.words = open.filter { !known.terms(of: [$0]).isEmpty }
    self.all = (all, breaks)
    narrowing = Set(all.indices).subtracting(places)
    denied = (reached.sorted().map { all[$0] } + left).joined(separator: " ")
    self.minutes = minutes?.minutes
    limits = limited.found
    func values(_ kind: SearchWords.Restriction.Kind) -> [String] {
      restrictions.found.filter { $0.kind == kind }.map(\.value).sorted()
    }
    isNarrowed = !(values(.diet) + values(.allergen)).isEmpty
    diets = Set(values(.diet) + kept).sorted()
    allergens = Set(values(.allergen) + left).sorted()
    kinds = Set(values(.kind))
  }

  /// All words but those that narrow, in a row.
  var plain: String { opened(keeping: []).words.joined(separator: " ") }

  /// All words but those that narrow, save some that are kept, and the places among these before
  /// which a clause ends.
  func opened(keeping kept: Set<Int>) -> (words: [String], breaks: Set<Int>) {
    let places = all.words.indices.filter { !narrowing.contains($0) || kept.contains($0) }
    return (
      places.map { all.words[$0] },
      Set(places.indices.filter { all.breaks.contains(places[$0]) })
    )
  }

  /// The most tokens of a message that are looked at.
  private static let longest = 80

  /// Whether nothing is asked for.
  var isEmpty: Bool {
    terms.isEmpty && minutes == nil && limits.isEmpty && !isNarrowed
  }

  /// What content helps with that the query names in full, the longer names alone where one is part
  /// of another: "leg cramps" and not "cramps".
  func complaints(among helps: Set<String>) -> Set<String> {
    let asked = Set(terms)
    var named: [(id: String, terms: Set<String>)] = []
    for id in helps.sorted() {
      let own = Set(id.split(separator: "_").map { Stemmer.stem(String($0)) })
      if asked.contains(Stemmer.stem(id)) || own.isSubset(of: asked) { named.append((id, own)) }
    }
    return Set(
      named.filter { one in !named.contains { one.terms.isStrictSubset(of: $0.terms) } }.map(\.id))
  }

  /// Whether a food fits the diet and holds nothing that is left out.
  func allows(diets fitting: [String], allergens held: [String]) -> Bool {
    diets.allSatisfy(fitting.contains)
      && allergens.allSatisfy { left in !held.contains { $0.contains(left) } }
  }
}

extension Request {
  /// What is to be silent just now.
  func silence() throws(KnowledgeError) -> Silence {
    let library = library
    return try library.kept("silence") { () throws(KnowledgeError) in
      try Silence(library: library)
    }
  }

  /// What no content may speak of just now.
  func hush() throws(KnowledgeError) -> Hush { try silence().hush(in: scene) }

  /// Whether a command looks up just these words.
  var isLookup: Bool { slot("looked_up") != nil }

  /// What the message asks of the content, within what she told of her eating.
  func query() throws(KnowledgeError) -> ContentQuery {
    let eating = try eating()
    return ContentQuery(
      message, words: try library.searchWords(), diets: eating.diets, without: eating.left)
  }
}
