import Knowledge
import Language
import Records

/// The words that questions are asked with, in classes of those that mean the same.
struct QuestionWords: Sendable {
  /// Some words that mean the same.
  struct Class: Sendable {
    /// How much it says of what a question is about.
    let weight: Double
    /// Whether it shows that something is asked.
    let asks: Bool
  }

  /// Where classes stand in a message.
  struct Reading: Sendable {
    /// The places of each class that is found.
    var places: [Int: [Range<Int>]] = [:]
    /// The places of the words that say what it is about.
    var content: Set<Int> = []
    /// The places of the words that show that something is asked.
    var asking: Set<Int> = []
    /// The numbers, by their places.
    var numbers: [Int: Int] = [:]
    /// How many words there are.
    var count = 0
    /// A class that goes without saying.
    var implied: Int?

    /// Whether the first word is of a class.
    func begins(_ type: Int?) -> Bool {
      type.flatMap { places[$0] }?.contains { $0.lowerBound == 0 } ?? false
    }

    /// Whether the last word is of a class.
    func ends(_ type: Int?) -> Bool {
      type.flatMap { places[$0] }?.contains { $0.upperBound == count } ?? false
    }
  }

  private struct Form: Sendable {
    let words: [String]
    /// The words as they are written: those that say nothing alone are found only so.
    let written: [String]
    /// Whether it is found only as it is written.
    let isExact: Bool
    let type: Int
  }

  private(set) var classes: [Class] = []
  private var ids: [String: Int] = [:]
  private var forms: [String: [Form]] = [:]
  /// All words of forms as they are written, by their first letter, for slips.
  private var spelled: [Character: Set<String>] = [:]
  private let stopWords: Set<String>
  private let normaliser = Normaliser()

  private static let shortestSlip = 5
  /// The fewest letters of a word that is found with other endings.
  private static let shortestStem = 4
  /// The most letters of a word that one other letter makes another word.
  private static let short = 5

  /// Reads the classes of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "learn/questions.rec")
    var stopWords: Set<String> = []
    for record in library.has(path) ? try library.records(path, type: "QuestionStop") : [] {
      for text in record.all("Words") {
        for word in text.split(separator: " ") { stopWords.insert(String(word)) }
      }
    }
    self.stopWords = stopWords
    for record in library.has(path) ? try library.records(path, type: "QuestionWord") : [] {
      let place = classes.count
      classes.append(
        Class(
          weight: try record.weight, asks: record["Asks"] == "yes"))
      ids[":" + (record["Id"] ?? "")] = place
      for form in record.all("Form") { add(form, to: place) }
    }
  }

  /// The class of that name, or of a word that is written out; nil for a name that is none.
  mutating func place(of name: String) -> Int? {
    if let known = ids[name] { return known }
    guard !name.hasPrefix(":"), !name.isEmpty else { return nil }
    let place = classes.count
    classes.append(Class(weight: 1, asks: false))
    ids[name] = place
    add(name.split(separator: "_").joined(separator: " "), to: place)
    return place
  }

  /// The class of that name; nil for a name that is none.
  func number(of name: String) -> Int? { ids[":" + name] }

  private mutating func add(_ form: String, to place: Int) {
    let plain = form.withBytes { PlainWords.isSpaced($0) ? normaliser.words(of: $0) : nil }
    let words =
      plain ?? normaliser.normalise(form).tokens.filter { !$0.isPunctuation }.map(\.text)
    guard let first = words.first else { return }
    for word in words where word.utf8.count >= Self.shortestSlip {
      if let letter = word.first { spelled[letter, default: []].insert(word) }
    }
    forms[Stemmer.stem(first), default: []].append(
      Form(
        words: words.map(Stemmer.stem), written: words, isExact: form.hasPrefix("="), type: place))
  }

  /// Whether a word alone shows that something is asked.
  func asks(_ token: Token) -> Bool {
    (forms[Stemmer.stem(token.text)] ?? []).contains {
      $0.words.count == 1 && classes[$0.type].asks
    }
  }

  /// Finds the classes in a stretch of a message.
  func read(_ tokens: Tokens) -> Reading {
    var reading = Reading()
    let places = tokens.indices.filter { !tokens[$0].isPunctuation }
    let stems = places.map { Stemmer.stem(spelling(of: tokens[$0].text)) }
    reading.count = stems.count
    for (index, stem) in stems.enumerated() {
      let token = tokens[places[index]]
      if let number = token.number?.whole {
        reading.numbers[index] = number
      } else if !stopWords.contains(token.text) {
        reading.content.insert(index)
      }
      for form in forms[stem] ?? []
      where stems[index...].starts(with: form.words)
        && isWritten(form, in: tokens, places[index...])
      {
        let range = index..<index + form.words.count
        reading.places[form.type, default: []].append(range)
        if classes[form.type].asks { reading.asking.formUnion(range) }
      }
    }
    reading.content.subtract(reading.asking)
    return reading
  }

  /// Whether the words that say nothing alone stand as they are written.
  private func isWritten(_ form: Form, in tokens: Tokens, _ places: ArraySlice<Int>) -> Bool {
    zip(form.written, places).allSatisfy { word, place in
      let text = tokens[place].text
      guard text != word else { return true }
      guard !form.isExact else { return false }
      if min(text.utf8.count, word.utf8.count) < Self.shortestStem {
        return text == word + "s" || word == text + "s"
      }
      return !stopWords.contains(text) && !stopWords.contains(word)
    }
  }

  /// A word as it is known: one slip away from a known word it is that word.
  private func spelling(of word: String) -> String {
    guard word.utf8.count >= Self.shortestSlip, !stopWords.contains(word),
      let letter = word.first, let known = spelled[letter], !known.contains(word),
      forms[Stemmer.stem(word)] == nil
    else { return word }
    let near = known.filter {
      isOneTurn(word, $0)
        || isOneSlip(word, $0) && (word.utf8.count != $0.utf8.count || word.utf8.count > Self.short)
    }
    return near.min() ?? word
  }
}

/// Whether two words differ by two letters that stand the other way round.
private func isOneTurn(_ one: String, _ other: String) -> Bool {
  let (left, right) = (Array(one.utf8), Array(other.utf8))
  guard left.count == right.count else { return false }
  let differing = left.indices.filter { left[$0] != right[$0] }
  guard differing.count == 2, differing[1] == differing[0] + 1 else { return false }
  return left[differing[0]] == right[differing[1]] && left[differing[1]] == right[differing[0]]
}

extension Record {
  /// How much a class says of what a question is about.
  fileprivate var weight: Double {
    get throws(KnowledgeError) { self["Weight"].flatMap(Double.init) ?? 1 }
  }
}
