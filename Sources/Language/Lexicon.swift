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
    var tree = FormTree()
    var meanings: [Meaning] = []
    var numbers: [Meaning: Int] = [:]
    for form in forms {
      var number = meanings.count - 1
      if meanings.last?.concept != form.concept || meanings.last?.kind != form.kind {
        let meaning = Meaning(kind: form.kind, concept: form.concept)
        number = numbers[meaning] ?? meanings.count
        if number == meanings.count {
          numbers[meaning] = number
          meanings.append(meaning)
        }
      }
      tree.add(form.text, meaning: number)
    }
    self.tree = tree
    self.meanings = meanings
    var ranks = Array(repeating: 0, count: meanings.count)
    let sorted = meanings.indices.sorted {
      (meanings[$0].kind, meanings[$0].concept) < (meanings[$1].kind, meanings[$1].concept)
    }
    for (rank, number) in sorted.enumerated() { ranks[number] = rank }
    self.ranks = ranks
  }

  /// The words of all forms, sorted, without plural s.
  var words: [String] { tree.words.sorted() }

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
