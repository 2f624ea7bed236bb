import Civil
import Records

/// All that was found in one message, from which slots are filled.
struct Reading: Sendable {
  let message: Message
  /// The concepts the message names.
  let mentions: [Mention]
  /// The words that say what a number or a text is for.
  let cues: [Mention]
  /// The words that name a value only where an intent asks for it.
  let details: [Mention]
  /// Dates, times, numbers and quantities.
  let entities: [Entity]
  /// What each token claims; empty where that is not known.
  var standings: [Standing]
  /// The figures of the message, in order.
  private var figures: [Figure] = []

  /// Gathers what was found.
  ///
  /// - Parameter pointers: the words that say nothing themselves, cues and details alike.
  init(
    message: Message, mentions: [Mention], pointers: [Mention], entities: [Entity],
    standings: [Standing] = []
  ) {
    self.message = message
    self.mentions = mentions
    cues = pointers.filter { !Cue.silent.contains($0.kind) }
    details = pointers.filter { $0.kind == Cue.detail }
    self.entities = entities
    self.standings = standings
    figures = allFigures()
  }

  /// The same words with their entities read anew.
  func with(entities: [Entity]) -> Reading {
    Reading(
      message: message, mentions: mentions, pointers: cues + details, entities: entities,
      standings: standings)
  }

  /// Whether a mention is told as a fact.
  func isTold(_ mention: Mention) -> Bool {
    standings.isEmpty || standings[mention.tokens.lowerBound] == .told
  }

  /// What a mention claims; told where that is not known.
  func standing(of mention: Mention) -> Standing {
    standings.isEmpty ? .told : standings[mention.tokens.lowerBound]
  }

  /// The figures of a span, in order.
  func figures(in span: Range<Int>) -> [Figure] { figures.filter { span.contains($0.tokens) } }

  /// Whether a span has a figure.
  func hasFigures(in span: Range<Int>) -> Bool {
    figures.contains { span.contains($0.tokens) }
  }

  private func allFigures() -> [Figure] {
    entities.compactMap { entity in
      if let drinks = counted(entity) { return drinks }
      return Figure(entity).flatMap { isPartOfName(entity) || isNamed(entity) ? nil : $0 }
    }
    .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The number before a name whose first letter was taken for its unit: the 2 of "2 G&T".
  private func counted(_ entity: Entity) -> Figure? {
    let first = entity.tokens.lowerBound
    guard case .quantity(let value, nil, .gram) = entity.value, entity.tokens.count == 2,
      mentions.contains(where: { $0.kind == "drink" && $0.tokens.lowerBound == first + 1 })
    else { return nil }
    return Figure(tokens: first..<(first + 1), value: value, unit: .none)
  }

  /// The bare hours of a span as numbers: the "three" of "energy at three".
  func hours(in span: Range<Int>) -> [Figure] {
    entities.filter { span.contains($0.tokens) && $0.tokens.count == 1 }.compactMap { entity in
      guard case .time(let time) = entity.value, time.minute == 0 else { return nil }
      return Figure(tokens: entity.tokens, value: Double(time.hour), unit: .none)
    }
  }

  /// The bare numbers that a part of a day made a time of, without "at": the 7 of "a 7 last night".
  func ratings(in span: Range<Int>) -> [Figure] {
    entities.filter { span.contains($0.tokens) }.compactMap { entity in
      let first = entity.tokens.lowerBound
      guard case .moment = entity.value, (2...3).contains(entity.tokens.count),
        message.tokens[entity.tokens].dropFirst().allSatisfy({ $0.kind == .word }),
        !["am", "pm", "a", "p", "h"].contains(message.tokens[first + 1].text),
        let value = message.tokens[first].number, (0...10).contains(value),
        first == 0 || !Self.clockOpeners.contains(message.tokens[first - 1])
      else { return nil }
      return Figure(tokens: first..<(first + 1), value: value, unit: .none)
    }
  }

  private static let clockOpeners: WordSet = [
    "at", "by", "around", "about", "from", "since", "till", "until", "before", "after", "past",
    "to", "@",
  ]

  /// The lengths of spans of time that are counted from now: "within 35 minutes", "in 31 weeks".
  func stretches(in span: Range<Int>, from now: Moment) -> [Figure] {
    entities.filter { span.contains($0.tokens) }.compactMap { entity in
      let words = message.tokens[entity.tokens].map(\.text)
      let length: Figure.Unit
      let value: Int
      switch entity.value {
      case .moments(let from?, let to?) where from == now || to == now:
        (value, length) = (to - from, .length(.minute))
      case .moment(let moment) where words.first == "in":
        (value, length) = (moment - now, .length(.minute))
      case .date(let day) where words.first == "in" && (day - now.date) % 7 == 0:
        (value, length) = ((day - now.date) / 7, .length(.week))
      default: return nil
      }
      guard value > 0, length != .length(.week) || words.contains(where: { $0.hasPrefix("w") })
      else { return nil }
      return Figure(tokens: entity.tokens, value: Double(value), unit: length)
    }
  }

  /// The kinds of names that have numbers in them, as "omega 3" and "warrior 2".
  private static let numbered: WordSet = [
    "nutrient", "supplement", "drug", "pattern", "pose", "result", "opk", "drink",
  ]

  /// Whether a number is within a name.
  private func isNamed(_ entity: Entity) -> Bool {
    mentions.contains {
      Self.numbered.contains($0.kind) && $0.tokens.count > entity.tokens.count
        && $0.tokens.contains(entity.tokens)
    }
  }

  /// Whether a number belongs to the word it touches, as in "CoQ10" or "CD14": a name, no count.
  private func isPartOfName(_ entity: Entity) -> Bool {
    var first = entity.tokens.lowerBound
    if first > 2, message.tokens[first - 1].text == "-", message.touches(first - 1),
      message.touches(first - 2), message.tokens[first - 2].kind == .number
    {
      first -= 2
    }
    guard first > 0, message.touches(first - 1), message.tokens[first - 1].kind == .word,
      message.tokens[first - 1].text != "x"
    else { return false }
    return !cues.contains { $0.kind == Cue.kind && $0.tokens.contains(first - 1) }
  }

  /// The cues of some names in a span.
  func cues(_ names: [String], in span: Range<Int>) -> [Mention] {
    cues.filter { span.contains($0.tokens) && names.contains($0.concept) && Cue.points($0) }
  }

  /// The cues of some names in a span.
  func cues(_ names: WordSet, in span: Range<Int>) -> [Mention] {
    cues.filter { span.contains($0.tokens) && names.contains($0.concept) && Cue.points($0) }
  }

  /// The concepts of a kind that a span names.
  func mentions(of kind: String, in span: Range<Int>) -> [Mention] {
    mentions.filter { $0.kind == kind && span.contains($0.tokens) }
  }

  /// The words of a token range as typed, or put right where one was misspelt.
  func spelled(_ tokens: Range<Int>) -> String {
    let typed = self.typed(tokens)
    guard message.tokens[tokens].allSatisfy({ $0.kind == .word }),
      typed.utf8.allSatisfy({ $0 < 0x80 })
    else { return typed }
    let folded = typed.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    let words = message.tokens[tokens].map(\.text)
    return words.allSatisfy { folded.holds(Array($0.utf8)) } ? typed : words.joined(separator: " ")
  }

  /// The words as typed of a token range.
  func typed(_ tokens: Range<Int>) -> String { message.typed(message.utf16Range(tokens)) }
}

/// The kinds of concepts that only point at slots; they say nothing themselves.
enum Cue {
  /// Words for what a number measures, such as "resting heart rate"; the id is the slot.
  static let kind = "cue"
  /// Words after which a free text begins, such as "remind me to"; the id is the slot.
  static let leadIn = "lead-in"

  /// Words for what to do with a list or a count, such as "save"; the id is the value.
  static let action = "action"
  /// Words that name a value only where an intent asks for it, such as "clear" of skin; the id is
  /// the slot, a point and the value.
  static let detail = "detail"
  /// A part of the body; the id is the symptom that its hurting is.
  static let part = "part"
  /// Words for hurting.
  static let hurt = "hurt"
  /// Words at the front that say nothing: a greeting, "I would like to say that".
  static let opening = "opening"
  /// Words at the end that say nothing: a thanks, "lol".
  static let closing = "closing"
  /// What a journal entry is called, such as "heart rate": a value of `what`, and a cue.
  static let entry = "entry"

  /// The kinds that point at no slot by themselves.
  static let silent: WordSet = [detail, part, hurt, opening, closing]

  /// Whether a kind only points at slots.
  static func isCue(_ kind: String) -> Bool { !LexiconSections(kind: kind).contains(.concepts) }

  /// Whether a mention points at a slot by its name.
  static func points(_ mention: Mention) -> Bool {
    mention.kind != leadIn && mention.kind != action
  }
}

extension Range<Int> {
  /// Whether another range lies within this one.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// How many steps lie between two ranges; 0 where they meet.
  func distance(to other: Range<Int>) -> Int {
    Swift.max(0, Swift.max(other.lowerBound - upperBound, lowerBound - other.upperBound))
  }
}

extension [UInt8] {
  /// Whether some bytes stand somewhere among these.
  func holds(_ part: [UInt8]) -> Bool {
    count >= part.count
      && (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
