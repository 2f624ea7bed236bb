import Journal
import Knowledge
import Language
import Physiology
import Records

/// The words that answer a question or that a skill looks for, by the id of what they mean.
struct Answers: Sendable {
  private struct Meaning: Sendable {
    let id: String
    /// Whether its phrases are read in any message rather than as an answer.
    let isTold: Bool
  }

  private let phrases: PhraseTable
  private let meanings: [Meaning]

  /// The words that say that a mark of a period is not so, by its name: a denying one, soon
  /// followed by another.
  private var denials: [String: (denying: Set<String>, verbs: Set<String>)] = [:]

  /// The words around what is told of oneself, by what they do there.
  private var tellingWords: [String: Set<String>] = [:]

  /// The words around a number of weeks, by what they make of it.
  private var weekWords: [String: Set<String>] = [:]

  /// The health conditions that may be told of.
  let conditions: [Condition]

  /// No words at all.
  init() {
    conditions = []
    phrases = PhraseTable(expecting: 0)
    meanings = []
  }

  /// Reads the words of the library's language.
  ///
  /// - Parameter message: the only message they will be looked for in, so that phrases with a word
  ///   that it lacks need not be kept, nor what only a conversation asks for; nil for any.
  init(library: Library, for message: Message? = nil) throws(KnowledgeError) {
    let normaliser = Normaliser()
    var phrases = PhraseTable(expecting: message == nil ? 8192 : 64)
    var meanings: [Meaning] = []
    let path = library.path(of: "answers.rec")
    if let message {
      try Self.read(path, in: library, for: message) { record, form, isFirst in
        if isFirst { meanings.append(Self.meaning(of: record)) }
        phrases.add(form, meaning: meanings.count - 1, by: normaliser)
      }
    } else {
      for record in try library.records(path, type: "Concept") {
        record.fields.forEachValue(of: "Form") {
          phrases.add($0, meaning: meanings.count, by: normaliser)
        }
        meanings.append(Self.meaning(of: record))
      }
    }
    for record in try BirthTopic.records(library) {
      record.fields.forEachValue(of: "Phrase") {
        phrases.add($0, meaning: meanings.count, by: normaliser)
      }
      meanings.append(Meaning(id: BirthTopic.prefix + (record["Id"] ?? ""), isTold: true))
    }
    func add(_ records: [Record], as prefix: (Record) -> String) {
      for record in records {
        record.fields.forEachValue(of: "Form") {
          phrases.add($0, meaning: meanings.count, by: normaliser)
        }
        meanings.append(Meaning(id: prefix(record), isTold: true))
      }
    }
    conditions = message == nil ? try Condition.all(library) : []
    if message == nil {
      add(try Condition.records(library)) { Condition.prefix + ($0["Id"] ?? "") }
      let eaten = try library.records(library.path(of: "search.rec"), type: "Restriction")
      add(eaten.filter { $0["Kind"] != "kind" }) {
        "eating." + ($0["Kind"] ?? "") + "." + ($0["Value"] ?? "")
      }
    }
    self.phrases = phrases
    self.meanings = meanings
    for record in try library.records(path, type: "Denial") {
      denials[record["Id"] ?? ""] = (Self.words(record, "Denying"), Self.words(record, "Words"))
    }
    for record in try library.records(path, type: "Telling") {
      tellingWords[record["Id"] ?? ""] = Self.words(record, "Words")
    }
    for record in try library.records(path, type: "Weeks") {
      weekWords[record["Id"] ?? ""] = Self.words(record, "Words")
    }
  }

  private static func meaning(of record: Record) -> Meaning {
    Meaning(id: record["Id"] ?? "", isTold: record["Kind"] == "told")
  }

  private static func words(_ record: Record, _ field: String) -> Set<String> {
    var words: Set<String> = []
    record.field(field)?.withBytes { text in
      PlainWords.forEachSpaced(in: text) { words.insert(String(decoding: $0, as: UTF8.self)) }
    }
    return words
  }

  /// What the message says, wherever in it.
  func said(in message: Message) -> Set<String> {
    let words = phrases.numbers(of: Self.words(of: message))
    var said: Set<String> = []
    for start in words.indices {
      phrases.forEach(at: start, in: words) { meaning, _ in said.insert(meanings[meaning].id) }
    }
    return said
  }

  /// The words that follow a phrase of this meaning, up to the next break; empty without one.
  ///
  /// The longest phrase counts where several begin at the same word; words of `past` are skipped.
  func tokens(
    after id: String, in message: Message, past: Set<String> = []
  ) -> Tokens {
    let tokens = message.tokens
    let words = phrases.numbers(of: tokens.map(\.text))
    for start in tokens.indices {
      var lengths: [Int] = []
      phrases.forEach(at: start, in: words) { meaning, length in
        if meanings[meaning].id == id { lengths.append(length) }
      }
      guard let length = lengths.max() else { continue }
      let rest = tokens[(start + length)...].drop { past.contains($0.text) }
      return Tokens(Array(rest.prefix { !$0.isPunctuation && !$0.isBreak }))
    }
    return []
  }

  /// Where among some words a phrase of this meaning begins; nil without one.
  func tokens(before id: String, in tokens: Tokens) -> Int? {
    let words = phrases.numbers(of: tokens.map(\.text))
    return tokens.indices.first { start in
      var isFound = false
      phrases.forEach(at: start, in: words) { meaning, _ in
        if meanings[meaning].id == id { isFound = true }
      }
      return isFound
    }
  }

  /// What a message names whose id begins so, with the tokens that name it; the longest phrases
  /// count where several begin at a word.
  func places(of prefix: String, in message: Message) -> [(id: String, words: Range<Int>)] {
    let words = phrases.numbers(of: message.tokens.map(\.text))
    var places: [(id: String, words: Range<Int>)] = []
    for start in words.indices where start >= places.last?.words.upperBound ?? 0 {
      var found: [(id: String, length: Int)] = []
      phrases.forEach(at: start, in: words) { meaning, length in
        let id = meanings[meaning].id
        if id.hasPrefix(prefix) { found.append((id, length)) }
      }
      let longest = found.map(\.length).max() ?? 0
      places += found.filter { $0.length == longest }.map { ($0.id, start..<start + longest) }
    }
    return places
  }

  /// How many words at the beginning of a message are the longest phrase of this meaning; nil without.
  func leading(_ id: String, in message: Message) -> Int? {
    var longest: Int?
    guard !message.tokens.isEmpty else { return nil }
    phrases.forEach(at: 0, in: phrases.numbers(of: message.tokens.prefix(8).map(\.text))) {
      meaning, length in
      if meanings[meaning].id == id { longest = max(longest ?? 0, length) }
    }
    return longest
  }

  /// The words of a message that are in no phrase of this meaning.
  func tokens(notOf id: String, in message: Message) -> Tokens {
    let places = places(of: id, in: message)
    return Tokens(
      message.tokens.indices.filter { index in
        !message.tokens[index].isPunctuation && !places.contains { $0.words.contains(index) }
      }.map { message.tokens[$0] })
  }

  /// Whether a word is one of those around what is told of oneself.
  func isTelling(_ word: String, _ role: String) -> Bool {
    tellingWords[role]?.contains(word) == true
  }

  /// Whether the message is one of the answers and nothing else, so that it can mean no more.
  func isWhole(_ message: Message) -> Bool {
    let words = phrases.numbers(of: Self.words(of: message))
    var isWhole = false
    guard !words.isEmpty else { return false }
    phrases.forEach(at: 0, in: words) { meaning, length in
      if !meanings[meaning].isTold, length == words.count { isWhole = true }
    }
    return isWhole
  }

  /// Whether the words say of a mark of a period that it is not so: "it hasn't really started".
  func denies(_ mark: PeriodMark, in message: Message) -> Bool {
    guard let (denying, verbs) = denials[mark.rawValue] else { return false }
    let words = message.tokens.map(\.text)
    return words.indices.contains { index in
      denying.contains(words[index])
        && words.dropFirst(index + 1).prefix(2).contains(where: verbs.contains)
    }
  }

  /// The weeks of a pregnancy that a message tells; nil where a number of weeks is a length of time.
  ///
  /// - Parameter isOfPregnancy: whether it is known to speak of one; else the weeks must be told of
  ///   oneself, or stand alone.
  func weeks(in message: Message, isOfPregnancy: Bool) -> GestationalAge? {
    let tokens = message.tokens
    func word(_ index: Int, is set: String) -> Bool {
      tokens.indices.contains(index) && weekWords[set]?.contains(tokens[index].text) == true
    }
    func isEdge(_ index: Int) -> Bool { !tokens.indices.contains(index) || tokens[index].isBreak }
    for (index, token) in tokens.enumerated() {
      guard let weeks = token.number?.whole, (1...45).contains(weeks), word(index + 1, is: "unit"),
        !word(index - 1, is: "lasts"), !word(index + 2, is: "since")
      else { continue }
      let isAlone = isEdge(index - 1) && isEdge(index + 2)
      let isTold = word(index - 1, is: "opens") || word(index + 2, is: "closes")
      guard isOfPregnancy || isTold || (isAlone && weeks >= 10) else { continue }
      return GestationalAge(weeks: weeks)
    }
    return nil
  }

  private static func words(of message: Message) -> [String] {
    message.tokens.filter { !$0.isPunctuation }.map(\.text)
  }
}
