import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What a message tells of herself that lasts, by the patterns of `dialogue/profile.rec`.
struct ProfileReader {
  private typealias Found = (telling: ProfileTable.Telling, match: ProfilePattern.Match)

  private let table: ProfileTable
  private let message: ProfileMessage
  private let original: Message
  private let scene: Scene
  private let thread: Thread

  /// The facts, those that end among them, in the order they are told.
  private(set) var told: [Circumstance] = []
  /// Whether the message says nothing else.
  private(set) var isAll = false
  /// Whether what is left says all that the facts do not.
  private(set) var isApart = true
  /// The message without the clauses that say no more than the facts.
  private(set) var rest = ""

  /// - Parameter reading: the whole message as it is read.
  init(_ reading: Reading, _ table: ProfileTable, _ thread: Thread, _ scene: Scene) {
    self.table = table
    self.scene = scene
    self.thread = thread
    original = reading.message
    let tokens = Self.tokens(of: reading.message, table, scene)
    message = ProfileMessage(
      tokens, reading.understanding.entities, leads: table.classes["lead"] ?? [])
    guard tokens.count <= Self.longest else { return }
    let found = found()
    guard !found.isEmpty else { return }
    told = found.map(circumstance)
    isApart = !found.contains { $0.telling.isBeside }
    cut(found)
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

  private func found() -> [Found] {
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
    return taken.sorted { $0.match.tokens.lowerBound < $1.match.tokens.lowerBound }
  }

  private func fits(_ telling: ProfileTable.Telling, _ match: ProfilePattern.Match) -> Bool {
    let clause = message.clause(around: match.tokens)
    guard !message.isQuoted(match.tokens.lowerBound),
      message.tokens[clause.upperBound].text != "?",
      telling.needs.isEmpty || isNamed(telling.needs),
      !telling.isAfterQuestion || thread.last?.expecting == .lastPeriod,
      !message.tokens[clause.lowerBound..<match.tokens.lowerBound].contains(where: {
        table.isOf($0.text, "held")
      }),
      !message.tokens[match.tokens.upperBound..<clause.upperBound].prefix(3).contains(where: {
        table.isOf($0.text, "undone")
      })
    else { return false }
    if let span = match.span, case .duration(let length, _, let unit) = span.value,
      length * unit.seconds < Double(telling.least) * CalendarUnit.day.seconds
    {
      return false
    }
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
    return Circumstance(
      key, value, since: isLasting ? since(match) : nil,
      words: telling.key == "hormones" ? rhythm(match) : nil)
  }

  /// "Every 10 weeks", as typed.
  private func rhythm(_ match: ProfilePattern.Match) -> String? {
    let sentence = message.sentence(around: match.tokens)
    guard let first = sentence.first(where: { table.isOf(message.tokens[$0].text, "every") }),
      let last = sentence.last, last > first
    else { return nil }
    let end = sentence[first...].first { message.tokens[$0].text == "," } ?? last + 1
    return end - first <= Self.rhythmWords
      ? original.typed(original.utf16Range(first..<end)) : nil
  }

  private static let rhythmWords = 5

  /// Since when it holds, by a length or a day said in its clause.
  private func since(_ match: ProfilePattern.Match) -> Circumstance.Since? {
    let clause = message.clause(around: match.tokens)
    if let span = match.span { return since(span) }
    for entity in message.entities(in: clause) {
      let first = message.tokens[entity.tokens.lowerBound].text
      let before = message.tokens[entity.tokens.lowerBound - 1].text
      let isSince = table.isOf(first, "since") || table.isOf(before, "since")
      if case .duration = entity.value, table.isOf(before, "for") { return since(entity) }
      if isSince, let since = since(entity) { return since }
    }
    for place in clause where table.isOf(message.tokens[place].text, "since") {
      if let year = message.tokens[place + 1].number?.whole,
        let month = Month(year: year, month: 1),
        (1950...Month(of: scene.today).year).contains(year)
      {
        return .month(month)
      }
    }
    return nil
  }

  private func since(_ entity: Entity) -> Circumstance.Since? {
    switch entity.value {
    case .duration(let length, _, let unit):
      let months = length * unit.seconds / CalendarUnit.month.seconds
      if unit == .year { return month(Int((length * 12).rounded())) }
      return unit == .month || months >= 2 ? month(Int(months.rounded())) : nil
    case .date(let day): return day <= scene.today ? .day(day) : nil
    case .dates(let first?, let last):
      guard first <= scene.today else { return nil }
      let isMonth = last == nil || first == Month(of: first).first
      return isMonth && first == Month(of: first).first ? .month(Month(of: first)) : .day(first)
    default: return nil
    }
  }

  private func month(_ ago: Int) -> Circumstance.Since {
    .month(Month(of: scene.today).adding(months: -min(max(ago, 0), 1_200)))
  }

  // MARK: What is left

  private mutating func cut(_ found: [Found]) {
    let covered = Set(found.flatMap { Array($0.match.tokens) })
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
      }
      let isTold = range.contains(where: covered.contains)
      pieces.append((range, isTold && left.isEmpty, left.isEmpty))
    }
    isAll = pieces.allSatisfy(\.isEmpty)
    var kept: [Range<Int>] = []
    var isAdjacent = false
    for piece in pieces {
      guard !piece.isTold else {
        isAdjacent = false
        continue
      }
      if isAdjacent, let last = kept.last {
        kept[kept.count - 1] = last.lowerBound..<piece.range.upperBound
      } else {
        kept.append(piece.range)
      }
      isAdjacent = true
    }
    rest = kept.map { range in
      let mark = tokens[range.upperBound].text
      return original.typed(original.utf16Range(range)) + (mark == "?" || mark == "!" ? mark : "")
    }.joined(separator: ". ")
  }
}
