import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What a message tells of herself that lasts, by the patterns of `dialogue/profile.rec`.
struct ProfileReader {
  typealias Found = (telling: ProfileTable.Telling, match: ProfilePattern.Match)

  let table: ProfileTable
  let message: ProfileMessage
  let original: Message
  let scene: Scene
  let thread: DialogueState

  /// The facts, those that end among them, in the order they are told.
  private(set) var told: [Circumstance] = []
  /// Whether the message says nothing else.
  private(set) var isAll = false
  /// Whether what is left says all that the facts do not.
  private(set) var isApart = true
  /// The message without the clauses that say no more than the facts.
  private(set) var rest = ""

  /// - Parameter reading: the whole message as it is read.
  init(_ reading: Reading, _ table: ProfileTable, _ thread: DialogueState, _ scene: Scene) {
    self.table = table
    self.scene = scene
    self.thread = thread
    original = reading.message
    let tokens = Self.tokens(of: reading.message, table, scene)
    message = ProfileMessage(tokens, reading.understanding.entities, table)
    guard tokens.count <= Self.longest else { return }
    let (found, doubles) = found()
    guard !found.isEmpty else { return }
    told = found.map(circumstance)
    isApart = !found.contains { $0.telling.isBeside }
    cut(found + doubles)
  }

  private static let longest = 120

  /// In the diary of somebody else, what is told of her is told of the diary's person.
  private static func tokens(
    of message: Message, _ table: ProfileTable, _ scene: Scene
  ) -> Tokens {
    guard People(scene.setting).open != People.owner else { return message.tokens }
    let swaps = Dictionary(
      (table.classes["swap"] ?? []).compactMap { pair -> (String, String)? in
        let words = pair.split(separator: "=").map(String.init)
        return words.count == 2 ? (words[0], words[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
    return Tokens(
      message.tokens.map { token in
        guard let text = swaps[token.text] else { return token }
        return Token(
          text: text, kind: token.kind, range: token.range, number: token.number,
          isBreak: token.isBreak)
      })
  }

  // MARK: What is told

  /// The facts in their order, and the words that tell one of them once more.
  private func found() -> (facts: [Found], doubles: [Found]) {
    var all: [Found] = []
    for place in message.tokens.indices {
      for index in table.candidates(message.tokens[place].text) {
        let telling = table.tellings[index]
        guard let match = telling.pattern.match(at: place, in: message),
          fits(telling, match)
        else { continue }
        all.append((telling, match))
      }
    }
    all.sort { $0.match.tokens.count > $1.match.tokens.count }
    var taken: [Found] = []
    for one in all {
      let isDouble = taken.contains { other in
        other.telling.key == one.telling.key
          && (other.telling.value == one.telling.value || Profile.single.contains(one.telling.key)
            || other.match.tokens.overlaps(one.match.tokens))
      }
      if !isDouble { taken.append(one) }
    }
    let doubles = all.filter { one in
      taken.contains { $0.telling.key == one.telling.key && $0.telling.isEnd == one.telling.isEnd }
    }
    return (
      taken.sorted { $0.match.tokens.lowerBound < $1.match.tokens.lowerBound }, doubles
    )
  }

  private func fits(_ telling: ProfileTable.Telling, _ match: ProfilePattern.Match) -> Bool {
    let clause = message.clause(around: match.tokens)
    guard !message.isQuoted(match.tokens.lowerBound),
      telling.isFree || isPolite(clause) || message.tokens[clause.upperBound].text != "?",
      telling.needs.isEmpty || isNamed(telling.needs),
      !telling.isAfterQuestion || thread.last?.expecting == .lastPeriod,
      telling.isFree
        || !isHeld(clause.lowerBound..<match.tokens.lowerBound) && !isOfOthers(match.tokens),
      !message.tokens[match.tokens.upperBound..<clause.upperBound].prefix(3).contains(where: {
        table.isOf($0.text, "undone")
      })
    else { return false }
    if let span = match.span, span.days < Double(telling.least) { return false }
    if telling.key == "age" {
      guard let age = match.number, Self.ages.contains(age) else { return false }
      return scene.mode != .pregnancy
        || message.tokens[clause].contains { table.isOf($0.text, "years") }
    }
    if telling.key == "menses" || telling.value == "no_baby", !telling.isEnd {
      let isCarrying = scene.mode == .pregnancy || scene.mode == .postpartum
      return !isCarrying || scene.isAfterLoss
    }
    return !telling.isEnd
      || scene.profile.circumstances.contains {
        $0.key.rawValue == telling.key && (telling.value.isEmpty || $0.value == telling.value)
      }
  }

  /// Whether words before it in its clause keep it from being told: it is asked, supposed, denied,
  /// past or of somebody else.
  private func isHeld(_ before: Range<Int>) -> Bool {
    var words = message.tokens[before].filter { !$0.isPunctuation }.map(\.text)
    if isPolite(before) { words.removeFirst(2) }
    return words.contains { table.isOf($0, "held") || table.isOf($0, "others") }
      || words.first { !table.isOf($0, "lead") }.map { table.isOf($0, "asker") } == true
  }

  /// Whether a clause asks Bloom to do something in the form of a question: "could you".
  private func isPolite(_ clause: Range<Int>) -> Bool {
    let words = message.tokens[clause].prefix { !$0.isPunctuation }.map(\.text)
    return words.count >= 2 && table.isOf(words[0], "polite") && table.isOf(words[1], "bloom")
  }

  /// Whether the sentence spoke of somebody else before it, and it names nobody.
  private func isOfOthers(_ words: Range<Int>) -> Bool {
    let start = message.sentence(around: words).lowerBound
    let clause = message.clause(around: words).lowerBound
    return !message.tokens[clause..<words.upperBound].contains { table.isOf($0.text, "self") }
      && message.tokens[start..<clause].contains { table.isOf($0.text, "others") }
  }

  private static let ages = 8...99

  private func isNamed(_ words: Set<String>) -> Bool {
    if message.tokens.contains(where: { words.contains($0.text) }) { return true }
    let before = thread.texts.last.map { Normaliser().normalise($0).tokens } ?? []
    return before.contains { words.contains($0.text) }
  }

  private func circumstance(_ found: Found) -> Circumstance {
    let (telling, match) = found
    let key = Term(rawValue: telling.key) ?? "other"
    if telling.isEnd {
      let value =
        telling.value.isEmpty
        ? scene.profile.circumstances.last { $0.key == key }?.value ?? "" : telling.value
      return Circumstance(key, value, isEnded: true)
    }
    let value = telling.key == "age" ? "\(match.number ?? 0)" : telling.value
    let isLasting = !["age", "wish", "words", "helper"].contains(telling.key)
    let known = scene.profile.circumstances.last { $0.key == key && $0.value == value }
    let words =
      telling.key == "hormones"
      ? rhythm(match).map { original.typed(original.utf16Range($0)) } : nil
    return Circumstance(
      key, value, since: (isLasting ? since(match)?.since : nil) ?? known?.since,
      words: words ?? known?.words)
  }

  /// "Every 10 weeks".
  private func rhythm(_ match: ProfilePattern.Match) -> Range<Int>? {
    let sentence = message.sentence(around: match.tokens)
    guard let first = sentence.first(where: { table.isOf(message.tokens[$0].text, "every") })
    else { return nil }
    let end =
      sentence.first { $0 > first && message.tokens[$0].text == "," } ?? sentence.upperBound
    return (2...Self.rhythmWords).contains(end - first) ? first..<end : nil
  }

  private static let rhythmWords = 5

  /// The words that tell the facts, since when, and how often.
  private func covered(_ found: [Found]) -> Set<Int> {
    var covered: Set<Int> = []
    for one in found {
      covered.formUnion(one.match.tokens)
      if let words = since(one.match)?.words { covered.formUnion(words) }
      if one.telling.key == "hormones", let words = rhythm(one.match) { covered.formUnion(words) }
    }
    return covered
  }

  private mutating func cut(_ found: [Found]) {
    let covered = covered(found)
    let isOfHormones = found.contains { $0.telling.key == "hormones" }
    let tokens = message.tokens
    var pieces: [(range: Range<Int>, isTold: Bool, isEmpty: Bool)] = []
    var start = 0
    for place in 0...tokens.count {
      let isCut =
        place == tokens.count || tokens[place].isBreak || message.ends(at: place)
      guard isCut, !(covered.contains(place) && covered.contains(place + 1)) else { continue }
      let range = start..<place
      start = place + 1
      guard !range.isEmpty else { continue }
      let left = range.filter {
        !covered.contains($0) && !tokens[$0].isPunctuation && tokens[$0].kind != .emoji
          && !table.isOf(tokens[$0].text, "filler")
          && !(isOfHormones && table.isOf(tokens[$0].text, "two_t"))
      }
      let isTold = range.contains(where: covered.contains)
      pieces.append((range, isTold && left.isEmpty, left.isEmpty))
    }
    isAll = pieces.allSatisfy(\.isEmpty)
    var kept: [Range<Int>] = []
    for piece in pieces where !piece.isTold {
      if let last = kept.last, last.upperBound + 1 == piece.range.lowerBound {
        kept.removeLast()
        kept.append(last.lowerBound..<piece.range.upperBound)
      } else {
        kept.append(piece.range)
      }
    }
    rest = kept.map { range in
      let mark = tokens[range.upperBound].text
      return original.typed(original.utf16Range(range)) + (mark == "?" || mark == "!" ? mark : "")
    }.joined(separator: ". ")
  }
}
