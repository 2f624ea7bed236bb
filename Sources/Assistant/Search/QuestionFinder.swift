import Knowledge
import Language
import Records

/// Finds the common question that a message asks, where one is asked plainly.
package struct QuestionFinder: Sendable {
  /// A question that was found.
  struct Match: Sendable {
    let question: CommonQuestion
    let score: Double
    /// Whether the words show that something is asked.
    let isAsked: Bool
    /// Whether it is answered where it is told and not asked.
    let isTold: Bool
    /// Whether its very words say so, whatever else is told.
    let isSaidSo: Bool
  }

  let library: Library
  private let questions: [CommonQuestion]
  private let words: QuestionWords
  private let patterns: [(pattern: QuestionPattern, question: Int)]
  /// What looks like such a question and is none.
  private let vetoes: [QuestionPattern]
  private let aspects: [QuestionAspect]

  /// The score of what is surely asked.
  static let certain = 3.0
  private static let least = 0.7
  private static let margin = 0.05
  private static let longest = 60

  /// Reads the questions of the library's language.
  init(library: Library) throws(KnowledgeError) {
    self.library = library
    questions = try library.commonQuestions()
    var words = try QuestionWords(library: library)
    var patterns: [(pattern: QuestionPattern, question: Int)] = []
    for (place, question) in questions.enumerated() {
      for ask in question.asks {
        guard let pattern = QuestionPattern(ask, words: &words) else { continue }
        patterns.append((pattern, place))
      }
    }
    let path = library.path(of: "learn/questions.rec")
    let vetoes = library.has(path) ? try library.records(path, type: "QuestionVeto") : []
    self.vetoes = vetoes.flatMap { $0.all("Ask") }.compactMap { QuestionPattern($0, words: &words) }
    let aspects = library.has(path) ? try library.records(path, type: "QuestionAspect") : []
    self.aspects = aspects.map { QuestionAspect($0, words: &words) }
    self.patterns = patterns
    self.words = words
  }

  /// The question that a message asks; nil where it is none of them, or may be two.
  ///
  /// - Parameter implied: the class of words that goes without saying.
  func match(_ message: Message, in implied: String? = nil) -> Match? {
    guard message.tokens.count <= Self.longest * 2 else { return nil }
    let whole = words.read(message.tokens)
    let implied = implied.flatMap(words.number)
    guard !vetoes.contains(where: { $0.matches(whole) }) else { return nil }
    let sentences = Self.sentences(of: message.tokens)
    var readings = [(whole, isAsking(whole, message.tokens))]
    if sentences.count > 1 {
      readings += sentences.map { sentence in
        let tokens = Tokens(Array(message.tokens[sentence]))
        let reading = words.read(tokens)
        return (reading, isAsking(reading, message.tokens[sentence]))
      }
    }
    return readings.compactMap { reading, isAsked in
      var reading = reading
      reading.implied = isAsked ? implied : nil
      return best(reading, isAsked: isAsked)
    }.max { $0.score < $1.score }
  }

  /// The question of an id; nil where there is none.
  func question(_ id: String) -> CommonQuestion? { questions.first { $0.id == id } }

  /// Whether a message names nothing that a question of its own could be about.
  func saysNothing(_ message: Message) -> Bool { words.read(message.tokens).content.isEmpty }

  /// What few words ask more of a question that was answered before, in words of both.
  func match(
    _ message: Message, after earlier: Message, about question: CommonQuestion
  ) -> Match? {
    let reading = words.read(message.tokens)
    guard isAsking(reading, message.tokens) else { return nil }
    let heads = earlier.tokens.filter { !words.asks($0) }
    var both = words.read(Tokens(heads + Array(message.tokens)))
    let first = patterns.first { questions[$0.question].id == question.id }
    for type in first?.pattern.wanted ?? [] where both.places[type] == nil {
      both.places[type] = [both.count..<both.count]
    }
    var scores: [Int: Double] = [:]
    for (pattern, place) in patterns where questions[place].topic == question.topic {
      guard let score = pattern.score(both),
        pattern.wanted.contains(where: { reading.places[$0] != nil })
      else { continue }
      scores[place] = max(scores[place] ?? score, score)
    }
    let found = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
    guard let found, questions[found.key].id != question.id else { return nil }
    return Match(
      question: questions[found.key], score: found.value, isAsked: true, isTold: false,
      isSaidSo: false)
  }

  /// The sentences that say what a message asks more of an answer, none where nothing says it, and the
  /// question that they answer: that one or another of its topic; nil where it asks no such thing.
  func sentences(
    about question: CommonQuestion, for audiences: [CommonQuestion.Audience],
    askedBy message: Message
  ) -> (question: CommonQuestion, sentences: [String])? {
    let reading = words.read(message.tokens)
    guard let aspect = aspects.first(where: { $0.isAsked(by: reading) }) else { return nil }
    let others = questions.filter { $0.topic == question.topic && $0.id != question.id }
    for question in [question] + others {
      let text = question.text(for: audiences)
      let found = text.split(separator: ". ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }
        .filter { aspect.isSaid(in: words.read(Normaliser().normalise($0).tokens)) }
      if !found.isEmpty { return (question, found) }
    }
    return (question, [])
  }

  private func best(_ reading: QuestionWords.Reading, isAsked: Bool) -> Match? {
    var scores: [Int: Double] = [:]
    var told: Set<Int> = []
    for (pattern, question) in patterns {
      guard let score = pattern.score(reading), score >= Self.least else { continue }
      scores[question] = max(scores[question] ?? score, score)
      if pattern.isTold { told.insert(question) }
    }
    let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = ranked.first else { return nil }
    let rival = ranked.dropFirst().first {
      questions[$0.key].topic != questions[first.key].topic
    }
    if let rival, first.value - rival.value < Self.margin { return nil }
    let question = questions[first.key]
    return Match(
      question: question, score: first.value, isAsked: isAsked,
      isTold: question.isTold || told.contains(first.key),
      isSaidSo: told.contains(first.key))
  }

  private func isAsking(_ reading: QuestionWords.Reading, _ tokens: Tokens) -> Bool {
    !reading.asking.isEmpty || tokens.contains { $0.text == "?" }
      || reading.begins(words.number(of: "ask_first")) || reading.ends(words.number(of: "ask_last"))
  }

  private static func sentences(of tokens: Tokens) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = tokens.startIndex
    for index in tokens.indices where [".", "!", "?", ";", "\n"].contains(tokens[index].text) {
      if start < index { sentences.append(start..<index + 1) }
      start = index + 1
    }
    if start < tokens.endIndex { sentences.append(start..<tokens.endIndex) }
    return sentences
  }

  /// Whether some words of a message are of a class.
  func says(_ name: String, in message: Message) -> Bool {
    words.number(of: name).map { words.read(message.tokens).places[$0] != nil } ?? false
  }

  /// A number that a word of a class stands before.
  func number(after name: String, in message: Message) -> Int? {
    guard let type = words.number(of: name) else { return nil }
    let reading = words.read(message.tokens)
    return (reading.places[type] ?? []).lazy.compactMap { reading.numbers[$0.upperBound] }.first
  }
}

extension QuestionPattern {
  fileprivate func matches(_ reading: QuestionWords.Reading) -> Bool { score(reading) != nil }
}
