import Knowledge

/// A concept found in a message: which words say it, and whether they are denied.
public struct Mention: Hashable, Sendable {
  /// The concept's id: the canonical slot value, such as `back_pain`.
  public let concept: String
  /// The concept's kind: the slot or the class of words, such as `symptom`.
  public let kind: String
  /// The tokens that say it.
  public let tokens: Range<Int>
  /// Whether the words say that it is absent ("no cramps", "not heavy", "cramps gone").
  public let isNegated: Bool

  /// Makes a mention.
  public init(concept: String, kind: String, tokens: Range<Int>, isNegated: Bool = false) {
    self.concept = concept
    self.kind = kind
    self.tokens = tokens
    self.isNegated = isNegated
  }
}

/// Finds the words of known concepts in a message, longest first.
public struct Lexicon: Sendable {
  /// One way to say a concept.
  public struct Form: Hashable, Sendable {
    /// The concept's id.
    public let concept: String
    /// The concept's kind.
    public let kind: String
    /// The words, as typed.
    public let text: String

    /// Makes a form.
    public init(concept: String, kind: String, text: String) {
      self.concept = concept
      self.kind = kind
      self.text = text
    }
  }

  /// What a form stands for.
  private struct Meaning: Hashable, Sendable {
    let kind: String
    let concept: String
  }

  private let meanings: [Meaning]
  /// The places of the meanings when they are sorted by kind and concept.
  private let ranks: [Int]
  private let tree: FormTree

  /// Makes a lexicon; the order of the forms changes nothing.
  public init(forms: some Sequence<Form>) {
    var builder = Builder()
    for form in forms {
      let meaning = builder.meaning(kind: form.kind, concept: form.concept)
      form.text.withBytes { builder.tree.add($0, meaning: meaning) }
    }
    self.init(builder)
  }

  /// Makes a lexicon of concepts; their order changes nothing.
  init(concepts: [Concept], where isWanted: (Concept) -> Bool) {
    var builder = Builder()
    for concept in concepts where isWanted(concept) {
      let meaning = builder.meaning(kind: concept.kind, concept: concept.value)
      concept.forEachForm { builder.tree.add($0, meaning: meaning) }
    }
    self.init(builder)
  }

  private init(_ builder: Builder) {
    tree = builder.tree
    meanings = builder.meanings
    var ranks = Array(repeating: 0, count: meanings.count)
    let meanings = meanings
    let sorted = meanings.indices.sorted {
      (meanings[$0].kind, meanings[$0].concept) < (meanings[$1].kind, meanings[$1].concept)
    }
    for (rank, number) in sorted.enumerated() { ranks[number] = rank }
    self.ranks = ranks
  }

  /// Numbers meanings and gathers their forms.
  private struct Builder {
    var tree = FormTree()
    var meanings: [Meaning] = []
    private var numbers: [Meaning: Int] = [:]

    mutating func meaning(kind: String, concept: String) -> Int {
      let meaning = Meaning(kind: kind, concept: concept)
      if meanings.last == meaning { return meanings.count - 1 }
      if let known = numbers[meaning] { return known }
      numbers[meaning] = meanings.count
      meanings.append(meaning)
      return meanings.count - 1
    }
  }

  /// The words of all forms, sorted, without plural s.
  var words: [String] { tree.words.sorted() }

  /// Whether a word belongs to some form.
  func knows(_ word: String) -> Bool { tree.number(of: word) >= 0 }

  /// The concepts a message mentions, left to right; of overlapping ones the longest.
  ///
  /// Words that stand for several concepts give one mention each, sorted by kind and concept.
  public func mentions(in message: Message) -> [Mention] {
    let words = message.tokens.map { tree.number(of: $0.text) }
    var mentions: [Mention] = []
    var index = 0
    while index < words.count {
      guard let found = tree.longest(at: index, in: words) else {
        index += 1
        continue
      }
      let isNegated = Negation.denies(index..<found.end, in: message)
      for number in found.meanings.sorted(by: { ranks[$0] < ranks[$1] }) {
        let meaning = meanings[number]
        mentions.append(
          Mention(
            concept: meaning.concept, kind: meaning.kind, tokens: index..<found.end,
            isNegated: isNegated))
      }
      index = found.end
    }
    return mentions
  }
}
