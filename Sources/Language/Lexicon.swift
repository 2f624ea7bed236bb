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
  private struct Meaning: Comparable, Sendable {
    let kind: String
    let concept: String

    static func < (one: Meaning, other: Meaning) -> Bool {
      (one.kind, one.concept) < (other.kind, other.concept)
    }
  }

  private let meanings: [Meaning]
  private let tree: FormTree

  /// Makes a lexicon; the order of the forms changes nothing.
  public init(forms: some Sequence<Form>) {
    var builder = Builder(expecting: 256)
    for form in forms {
      let meaning = builder.meaning(kind: form.kind, concept: form.concept)
      form.text.withBytes { builder.tree.add($0, meaning: meaning) }
    }
    self.init(builder)
  }

  /// Makes a lexicon of concepts; their order changes nothing.
  ///
  /// - Parameter expected: how many forms there will about be.
  init(
    concepts: [Concept], expecting expected: Int = 1024, where isWanted: (Concept) -> Bool
  ) {
    var builder = Builder(expecting: expected)
    for concept in concepts where isWanted(concept) {
      let meaning = builder.meaning(kind: concept.kind, concept: concept.value)
      concept.forEachForm { builder.tree.add($0, meaning: meaning) }
    }
    self.init(builder)
  }

  private init(_ builder: Builder) {
    tree = builder.tree
    meanings = builder.meanings
  }

  /// Numbers meanings and gathers their forms.
  private struct Builder {
    var tree: FormTree
    var meanings: [Meaning] = []
    /// The meanings by kind and concept in one text.
    private var names = WordTable()

    init(expecting expected: Int) { tree = FormTree(expecting: expected) }

    mutating func meaning(kind: String, concept: String) -> Int {
      let number = names.add(kind + " " + concept)
      if number == meanings.count { meanings.append(Meaning(kind: kind, concept: concept)) }
      return number
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
      for meaning in found.meanings.map({ meanings[$0] }).sorted() {
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
