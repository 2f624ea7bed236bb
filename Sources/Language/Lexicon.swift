import Knowledge
import Records

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
public final class Lexicon: Sendable {
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

  let forms: LexiconForms
  /// The part of the forms that this finds.
  private let section: LexiconSections

  /// Makes a lexicon; the order of the forms changes nothing.
  public convenience init(forms: some Sequence<Form>) {
    var all = LexiconForms(expecting: 256)
    for form in forms {
      let meaning = all.meaning(kind: form.kind, concept: form.concept, .all)
      form.text.withBytes { all.add($0, meaning) }
    }
    self.init(all, .all)
  }

  /// Makes a lexicon of a part of some forms.
  init(_ forms: LexiconForms, _ section: LexiconSections) {
    self.forms = forms
    self.section = section
  }

  /// Whether a word belongs to some form.
  func knows(_ word: String) -> Bool { forms.tree.knows(word, in: section) }

  /// The concepts a message mentions, left to right; of overlapping ones the longest.
  ///
  /// Words that stand for several concepts give one mention each, sorted by kind and concept.
  public func mentions(in message: Message) -> [Mention] {
    mentions(in: message, words: forms.tree.words(of: message))
  }

  /// The same where the words are looked up already, which lexicons of the same forms do alike.
  func mentions(in message: Message, words: [FormWord]) -> [Mention] {
    var mentions: [Mention] = []
    var index = 0
    while index < words.count {
      guard let found = forms.tree.longest(at: index, in: words, section) else {
        index += 1
        continue
      }
      let isNegated = Negation.denies(index..<found.end, in: message)
      for meaning in forms.meanings(found.meanings) {
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
