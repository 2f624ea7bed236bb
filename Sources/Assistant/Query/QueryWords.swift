import Civil
import Clauses
import Journal
import Language
import Physiology

/// A question in units: its things and times found, and what its other words say.
struct QueryWords {
  /// One thing that is named, and in which unit.
  struct Thing {
    let measure: QueryMeasure
    var unit: Int
  }

  private(set) var units: [QueryUnit] = []
  private(set) var things: [Thing] = []
  private(set) var times: [QueryWindow] = []
  private(set) var clocks: [QueryClock] = []
  private(set) var weekdays: Set<Weekday> = []
  private(set) var said: [String: Range<Int>] = [:]
  let vocabulary: QueryVocabulary

  init(
    _ message: Message, things named: [NamedThing], entities: [Entity], today: CivilDate,
    _ vocabulary: QueryVocabulary
  ) {
    self.vocabulary = vocabulary
    var place = 0
    while place < message.tokens.count {
      let own = vocabulary.name(at: place, in: message.tokens)?.id
      let isTimeless = own == Self.plain || own?.hasPrefix(Self.meal) == true
      place =
        recurring(message, place) ?? (isTimeless ? nil : timed(message, entities, place))
        ?? thing(message, named, place, today) ?? plain(message, place, today)
    }
    said = vocabulary.said(in: units)
    let follows = said["follow"]
    for _ in 0..<Self.mostLeads {
      guard let lead = said["lead"], lead.lowerBound == 0, !lead.isEmpty,
        lead.upperBound < units.count
      else { break }
      drop(lead.upperBound)
      said = vocabulary.said(in: units)
    }
    said["follow"] = said["follow"] ?? follows
  }

  /// Some of the units of a question as one of its own.
  private init(_ whole: QueryWords, _ range: Range<Int>) {
    self = whole
    units = Array(whole.units[range])
    things = whole.things.compactMap {
      range.contains($0.unit)
        ? Thing(measure: $0.measure, unit: $0.unit - range.lowerBound) : nil
    }
    times = whole.units[range].compactMap { unit in
      if case .time(let time) = unit.kind {
        whole.times.indices.contains(time) ? whole.times[time] : nil
      } else {
        nil
      }
    }
    clocks = whole.units[range].compactMap { unit in
      if case .clock(let time) = unit.kind {
        whole.clocks.indices.contains(time) ? whole.clocks[time] : nil
      } else {
        nil
      }
    }
    said = vocabulary.said(in: units)
  }

  /// The two questions that a message asks in one; nil where it asks one.
  var parts: (first: QueryWords, second: QueryWords)? {
    guard let seam = said["seam"], seam.lowerBound > 1, seam.lowerBound < units.count - 1 else {
      return nil
    }
    return (
      QueryWords(self, 0..<seam.lowerBound),
      QueryWords(self, seam.lowerBound + 1..<units.count)
    )
  }

  /// The name of words that are no thing in a question.
  private static let plain = "none"
  /// What begins the names of meals, which are times of the day elsewhere.
  private static let meal = "meal."
  /// What begins the names of weekdays as one of many.
  private static let recurring = "on."
  /// So many openings are left out: "ok so, can you tell me".
  private static let mostLeads = 4

  private mutating func add(_ kind: QueryUnit.Kind, _ message: Message, _ tokens: Range<Int>) {
    let text = message.tokens[tokens].map(\.text).joined(separator: " ")
    units.append(QueryUnit(text: text, kind: kind, tokens: tokens))
  }

  /// Takes a weekday as one of many; nil where none stands.
  private mutating func recurring(_ message: Message, _ place: Int) -> Int? {
    guard let own = vocabulary.name(at: place, in: message.tokens),
      own.id.hasPrefix(Self.recurring)
    else { return nil }
    weekdays.formUnion(
      own.id.dropFirst(Self.recurring.count).split(separator: "-").compactMap {
        Int($0).flatMap(Weekday.init)
      })
    add(.weekday, message, place..<own.end)
    return own.end
  }

  /// Takes a day, a stretch of the day or a number in words; nil where none stands.
  private mutating func timed(_ message: Message, _ entities: [Entity], _ place: Int) -> Int? {
    let tokens = message.tokens
    guard
      let entity = entities.first(where: {
        $0.range.lowerBound == tokens[place].range.lowerBound
      }), !Self.isBareNumber(entity, message), !entity.saysNow(in: message)
    else { return nil }
    var end = place + 1
    while end < tokens.count, tokens[end].range.upperBound <= entity.range.upperBound { end += 1 }
    if let window = Self.window(entity) {
      add(.time(times.count), message, place..<end)
      times.append(window)
    } else if let clock = Self.clock(entity, message),
      !isPartOfDay(message, place..<end)
    {
      add(.clock(clocks.count), message, place..<end)
      clocks.append(clock)
    } else if case .number(let number) = entity.value {
      add(.number(number), message, place..<end)
    } else if case .duration(let number, _, _) = entity.value, tokens[place].kind == .word,
      end - place == 2
    {
      add(.number(number), message, place..<place + 1)
      return place + 1
    } else {
      return nil
    }
    return end
  }

  /// Whether the words name a part of the day, which has its own hours here.
  private func isPartOfDay(_ message: Message, _ tokens: Range<Int>) -> Bool {
    let words = tokens.map {
      QueryUnit(text: message.tokens[$0].text, kind: .word, tokens: $0..<$0 + 1)
    }
    let said = vocabulary.said(in: words)
    return QueryReader.partNames.contains { said[$0] != nil }
  }

  /// Takes a thing that the diary keeps, or a month; nil where none stands.
  private mutating func thing(
    _ message: Message, _ named: [NamedThing], _ place: Int, _ today: CivilDate
  ) -> Int? {
    let own = vocabulary.name(at: place, in: message.tokens)
    let known = named.first { $0.tokens.lowerBound == place }
    if let own, own.id == Self.plain, own.end >= known?.tokens.upperBound ?? 0 {
      for token in place..<own.end { add(.word, message, token..<token + 1) }
      return own.end
    }
    let isKnown = known.map { $0.month != nil || QueryMeasure($0, message) != nil } ?? false
    if let own, !isKnown || own.end >= known?.tokens.upperBound ?? 0,
      let measure = QueryMeasure(named: own.id)
    {
      things.append(Thing(measure: measure, unit: units.count))
      add(.measure(things.count - 1), message, place..<own.end)
      return own.end
    }
    if let known, let number = known.month {
      add(.time(times.count), message, known.tokens)
      times.append(.month(Self.month(number, before: today)))
      return known.tokens.upperBound
    }
    guard let known, let measure = QueryMeasure(known, message) else { return nil }
    things.append(Thing(measure: measure, unit: units.count))
    add(.measure(things.count - 1), message, known.tokens)
    return known.tokens.upperBound
  }

  /// Takes a word, a mark or a number with its decimals.
  private mutating func plain(_ message: Message, _ place: Int, _ today: CivilDate) -> Int {
    let tokens = message.tokens
    let token = tokens[place]
    guard let number = token.number else {
      add(token.isPunctuation ? .mark : .word, message, place..<place + 1)
      return place + 1
    }
    if message.touches(place), message.touches(place + 1), tokens[place + 1].text == ".",
      tokens[place + 2].kind == .number,
      let decimal = Double("\(token.text).\(tokens[place + 2].text)")
    {
      add(.number(decimal), message, place..<place + 3)
      return place + 3
    }
    if let year = Self.year(token, upTo: today) {
      add(.time(times.count), message, place..<place + 1)
      times.append(.days(year))
      return place + 1
    }
    add(.number(number), message, place..<place + 1)
    return place + 1
  }

  /// Leaves out the units before the question itself.
  private mutating func drop(_ count: Int) {
    units.removeFirst(count)
    things = things.compactMap {
      $0.unit >= count ? Thing(measure: $0.measure, unit: $0.unit - count) : nil
    }
    for index in units.indices {
      guard case .measure = units[index].kind,
        let thing = things.firstIndex(where: { $0.unit == index })
      else { continue }
      units[index] = QueryUnit(
        text: units[index].text, kind: .measure(thing), tokens: units[index].tokens)
    }
  }

  /// Whether a word only joins or points.
  func isFiller(_ unit: QueryUnit) -> Bool { vocabulary.fillers.contains(unit.text) }

  /// Where the words of a meaning begin.
  func place(of meaning: String) -> Int? { said[meaning]?.lowerBound }

  func says(_ meaning: String) -> Bool { said[meaning] != nil }

  /// The first of some meanings that is said.
  func first(of meanings: [String]) -> String? { meanings.first { said[$0] != nil } }
}
