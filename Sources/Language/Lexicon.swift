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

  private struct Entry: Sendable {
    let words: [String]
    let concept: String
    let kind: String
  }

  private let entries: [Entry]
  private let byFirstWord: [String: [Int]]

  /// Makes a lexicon; the order of the forms changes nothing.
  public init(forms: some Sequence<Form>) {
    let normaliser = Normaliser()
    var seen: Set<[String]> = []
    var entries: [Entry] = []
    for form in forms {
      let words = normaliser.normalise(form.text).tokens.filter { $0.text != "-" }
        .map { Self.key($0.text) }
      guard !words.isEmpty, seen.insert([form.kind, form.concept] + words).inserted else {
        continue
      }
      entries.append(Entry(words: words, concept: form.concept, kind: form.kind))
    }
    entries.sort {
      ($1.words.count, $0.kind, $0.concept) < ($0.words.count, $1.kind, $1.concept)
    }
    self.entries = entries
    byFirstWord = Dictionary(grouping: entries.indices) { entries[$0].words[0] }
  }

  /// The words of all forms, sorted, without plural s.
  var words: [String] { Set(entries.flatMap(\.words)).sorted() }

  /// The concepts a message mentions, left to right; of overlapping ones the longest.
  ///
  /// Words that stand for several concepts give one mention each, sorted by kind and concept.
  public func mentions(in message: Message) -> [Mention] {
    let keys = message.tokens.map { Self.key($0.text) }
    var mentions: [Mention] = []
    var index = 0
    while index < keys.count {
      guard let end = longest(at: index, keys, into: &mentions, of: message) else {
        index += 1
        continue
      }
      index = end
    }
    return mentions
  }

  /// Adds the longest concepts that start at `index` and returns where they end.
  private func longest(
    at index: Int, _ keys: [String], into mentions: inout [Mention], of message: Message
  ) -> Int? {
    var length: Int?
    var end = index
    for candidate in byFirstWord[keys[index]] ?? [] {
      let entry = entries[candidate]
      if let length, entry.words.count < length { break }
      guard let stop = match(entry.words, keys, from: index) else { continue }
      length = entry.words.count
      end = stop
      mentions.append(
        Mention(
          concept: entry.concept, kind: entry.kind, tokens: index..<stop,
          isNegated: Negation.denies(index..<stop, in: message)))
    }
    return length == nil ? nil : end
  }

  /// Where the words end when they stand at `start`, hyphens between them ignored.
  private func match(_ words: [String], _ keys: [String], from start: Int) -> Int? {
    var index = start
    for (position, word) in words.enumerated() {
      if position > 0, index < keys.count, keys[index] == "-" { index += 1 }
      guard index < keys.count, keys[index] == word else { return nil }
      index += 1
    }
    return index
  }

  /// A word without its plural s, so that one form serves both numbers.
  static func key(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 3, bytes.last == 0x73, bytes.dropLast().last != 0x73 else { return word }
    return String(word.dropLast())
  }
}
