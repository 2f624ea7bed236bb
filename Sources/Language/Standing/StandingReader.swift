package import Knowledge
import Records

/// Tells which words of a message are told as facts, and which are asked, supposed or hoped for.
package struct StandingReader: Sendable {
  private var rules = StandingRules()
  private var skipped: WordSet = []
  private var tellers: WordSet = []
  private var dated: WordSet = []
  private var present: WordSet = []
  private var subjects: WordSet = []
  private var determiners: WordSet = []
  private var requests: WordSet = []
  private var describers: WordSet = []

  /// Knows no words: all is told.
  package init() {}

  /// Reads `standing.rec`; a language without it has all that is said told.
  package init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "standing.rec")
    guard library.has(path) else { return }
    for record in try library.records(path, type: "Standing") {
      let id = record["Id"] ?? ""
      for reach in StandingRules.Reach.allCases {
        let rule = StandingRules.Rule(id: id, reach: reach)
        record.fields.forEachValue(of: reach.rawValue) { rules.add(rule, $0) }
      }
    }
    for record in try library.records(path, type: "StandingWord") {
      var words = WordSet()
      record.fields.forEachValue(of: "Words") { value in
        PlainWords.forEachSpaced(in: value) { words.insert(WordKey($0)) }
      }
      switch record["Id"] {
      case "skipped": skipped = words
      case "tellers": tellers = words
      case "dated": dated = words
      case "present": present = words
      case "subjects": subjects = words
      case "determiners": determiners = words
      case "requests": requests = words
      case "describers": describers = words
      default: break
      }
    }
  }

  /// The standing of each token of a message.
  ///
  /// - Parameter others: the tokens that name somebody else.
  func standings(in message: Message, others: (Int) -> Bool) -> [Standing] {
    let words = message.tokens
    var standings = Array(repeating: Standing.told, count: words.count)
    var current = Standing.told
    for clause in message.clauses {
      let first = clause.first { !skipped.contains(words[$0]) } ?? clause.lowerBound
      if startsAnew(message, clause, first, current) { current = .told }
      let opened =
        isRelative(first, in: clause, message) ? nil : longest(at: first, words, .opener)
      if let opened {
        current = opened.standing ?? .told
      } else if isOfOthers(first, clause, words, others) {
        current = .others
      }
      let opening = opened?.end ?? first
      var marked: Standing?
      var next = clause.lowerBound
      for index in clause {
        if index >= max(opening, next), let found = longest(at: index, words, .phrase) {
          current = found.standing ?? current
          if found.standing == nil { next = found.end }
        }
        if index >= next, let found = longest(at: index, words, .mark), let mark = found.standing {
          let isNow = mark == .usual && words[clause].contains(where: dated.contains)
          if !isNow { marked = mark }
          next = found.end
        }
        standings[index] = current
      }
      if let marked, current == .told || current == .others {
        for index in clause { standings[index] = marked }
      }
      if endsInQuestion(message, clause), current == .told, opened?.id != "requested",
        !isHedged(clause, words)
      {
        for index in clause { standings[index] = .asked }
      }
    }
    for index in quoted(in: message) where standings[index] == .told { standings[index] = .others }
    return standings
  }

  /// The tokens of what somebody is quoted with: of several words between marks, beside others that
  /// are no order to note them.
  private func quoted(in message: Message) -> [Int] {
    let marks = message.tokens.indices.filter { Self.quotationMarks.contains(message.tokens[$0]) }
    guard marks.count > 1, let first = message.tokens.indices.first(where: { isWord($0, message) }),
      longest(at: first, message.tokens, .opener)?.id != "requested"
    else { return [] }
    let spans = stride(from: 0, to: marks.count - 1, by: 2).map { marks[$0] + 1..<marks[$0 + 1] }
      .filter { span in span.count { isWord($0, message) } > 1 }
    let inside = spans.flatMap { Array($0) }
    let isBesideOthers = message.tokens.indices.contains {
      isWord($0, message) && !inside.contains($0)
    }
    return isBesideOthers ? inside : []
  }

  private func isWord(_ index: Int, _ message: Message) -> Bool {
    message.tokens[index].kind == .word
  }

  private static let quotationMarks: WordSet = ["\"", "“", "”", "„", "«", "»"]

  /// The token after a denial that begins at `index`, by the rules of an id; nil for no denial.
  func denial(_ id: String, at index: Int, in message: Message) -> Int? {
    func end(_ id: String) -> Int? {
      var last: Int?
      rules.forEachMatch(.denial, at: index, in: message.tokens) { rule, end in
        if rule.id == id { last = max(last ?? end, end) }
      }
      return last
    }
    guard let found = end(id), id == "unended" || end("logged").map({ $0 < found }) ?? true else {
      return nil
    }
    return found
  }

  /// Whether a message opens as a correction of what was said before.
  func isCorrection(_ message: Message) -> Bool {
    longest(at: 0, message.tokens, .correction).map { $0.id == "correction" } ?? false
  }

  /// Whether a message opens by owning a mistake in what was noted: "correction", "typo", "no wait".
  func isMistake(_ message: Message) -> Bool {
    corrects(at: 0, in: message) { $0 == "mistake" }
  }

  /// Whether what was just said is put right from `index` on: "7, no wait, 6".
  ///
  /// - Parameter orUpdate: whether a newer value counts too: "was 7, now 6".
  func isRepair(at index: Int, in message: Message, orUpdate: Bool = false) -> Bool {
    corrects(at: index, in: message) { $0 == "repair" || orUpdate && $0 == "update" }
  }

  private func corrects(
    at index: Int, in message: Message, _ isWanted: (String) -> Bool
  ) -> Bool {
    guard message.tokens.indices.contains(index) else { return false }
    var isFound = false
    rules.forEachMatch(.correction, at: index, in: message.tokens) { rule, _ in
      isFound = isFound || isWanted(rule.id)
    }
    return isFound
  }

  /// Whether a word comes before a clause says anything.
  func isSkipped(_ word: String) -> Bool { skipped.contains(word) }

  /// Whether a token comes before a clause says anything.
  func isSkipped(_ token: Token) -> Bool { skipped.contains(token) }

  /// Calls a function with every cue that stands at a token.
  func forEachCue(
    at index: Int, in tokens: Tokens, _ body: (_ id: String, _ tokens: Range<Int>) -> Void
  ) {
    rules.forEachMatch(.cue, at: index, in: tokens) { rule, end in body(rule.id, index..<end) }
  }

  /// Whether a word at the start of a clause makes it a statement.
  func opensStatement(_ word: String) -> Bool { subjects.contains(word) }

  /// Whether a word opens the name of a thing.
  func opensName(_ word: String) -> Bool { determiners.contains(word) }

  /// Whether a word is who writes.
  func isHerself(_ word: String) -> Bool { Self.her.contains(word) }

  /// Whether a word asks for something wherever it stands.
  func isRequest(_ word: String) -> Bool { requests.contains(word) }

  /// Whether a word says that what is told is so now.
  func isOfNow(_ word: String) -> Bool { present.contains(word) }

  /// Whether a clause is no part of what the one before it supposed or asked.
  private func startsAnew(
    _ message: Message, _ clause: Range<Int>, _ first: Int, _ current: Standing
  ) -> Bool {
    guard clause.lowerBound > 0 else { return true }
    let before = message.tokens[clause.lowerBound - 1].text
    if before == ",", message.tokens[clause.lowerBound].text == "so" { return true }
    if [".", "!", "?", ";", "\n", "but"].contains(before) { return true }
    if current == .others, Self.goingOn.contains(message.tokens[first]) { return false }
    return tellers.contains(message.tokens[first])
      && (current == .others || current == .past || before != "and" && current != .supposed)
  }

  /// Whether "which" goes on about a thing just named rather than asks: "soup, which was cold".
  private func isRelative(_ first: Int, in clause: Range<Int>, _ message: Message) -> Bool {
    ["which", "who"].contains(message.tokens[first].text) && first > 0
      && message.tokens[first - 1].text == "," && !endsInQuestion(message, clause)
  }

  func longest(
    at index: Int, _ words: Tokens, _ reach: StandingRules.Reach
  ) -> (standing: Standing?, id: String, end: Int)? {
    guard words.indices.contains(index) else { return nil }
    var best: (standing: Standing?, id: String, end: Int)?
    rules.forEachMatch(reach, at: index, in: words) { rule, end in
      if end > best?.end ?? index { best = (rule.standing, rule.id, end) }
    }
    return best
  }

  /// Words that go on about whom the clause before told of.
  private static let goingOn: WordSet = ["started", "bleeding", "spotting"]
  private static let owners: WordSet = ["my", "our", "the", "a", "his", "her", "one", "of"]
  private static let pronouns: WordSet = ["she", "shes", "he", "hes", "they", "theyre"]
  private static let her: WordSet = ["i", "me", "im", "ive", "myself", "us", "we"]

  /// Whether a clause opens with somebody else and says nothing of her.
  private func isOfOthers(
    _ first: Int, _ clause: Range<Int>, _ words: Tokens, _ others: (Int) -> Bool
  ) -> Bool {
    guard !words[clause].contains(where: Self.her.contains) else { return false }
    if Self.pronouns.contains(words[first]) { return true }
    let subject = (first..<clause.upperBound).first {
      !Self.owners.contains(words[$0]) && !describers.contains(words[$0])
    }
    return others(subject ?? first)
  }

  /// Whether a figure is told with a doubt of its own and not judged, so that a question mark behind it
  /// asks nothing.
  private func isHedged(_ clause: Range<Int>, _ words: Tokens) -> Bool {
    guard words[clause].contains(where: { $0.number != nil }) else { return false }
    var cues: Set<String> = []
    for index in clause {
      rules.forEachMatch(.cue, at: index, in: words) { rule, _ in cues.insert(rule.id) }
    }
    return cues.contains("hedged") && !cues.contains("judged")
  }

  private func endsInQuestion(_ message: Message, _ clause: Range<Int>) -> Bool {
    let next = clause.upperBound
    return next < message.tokens.count && message.tokens[next].text == "?"
  }
}

extension Library {
  /// The reader of standings, made once.
  package func standings() throws(KnowledgeError) -> StandingReader {
    try kept("standings") { () throws(KnowledgeError) in try StandingReader(library: self) }
  }

  /// Makes what a recogniser will ask for, so that another thread may do it meanwhile.
  package func prepareWords() throws(KnowledgeError) {
    _ = try standings()
  }
}
