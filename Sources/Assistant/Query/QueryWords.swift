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
    let unit: Int
  }

  private(set) var units: [QueryUnit] = []
  private(set) var things: [Thing] = []
  private(set) var times: [QueryWindow] = []
  private(set) var said: [String: Range<Int>] = [:]

  init(
    _ message: Message, things named: [NamedThing], entities: [Entity], today: CivilDate,
    _ vocabulary: QueryVocabulary
  ) {
    let tokens = message.tokens
    var place = 0
    while place < tokens.count {
      if let entity = entities.first(where: {
        $0.range.lowerBound == tokens[place].range.lowerBound
      }),
        let window = Self.window(entity), !Self.isBareNumber(entity, message)
      {
        var end = place + 1
        while end < tokens.count, tokens[end].range.upperBound <= entity.range.upperBound {
          end += 1
        }
        add(.time(times.count), message, place..<end)
        times.append(window)
        place = end
        continue
      }
      let own = vocabulary.name(at: place, in: tokens)
      let known = named.first { $0.tokens.lowerBound == place }
      if let own, own.id == Self.plain, own.end >= known?.tokens.upperBound ?? 0 {
        for token in place..<own.end { add(.word, message, token..<token + 1) }
        place = own.end
      } else if let own, own.end >= known?.tokens.upperBound ?? 0,
        let measure = QueryMeasure(named: own.id)
      {
        things.append(Thing(measure: measure, unit: units.count))
        add(.measure(things.count - 1), message, place..<own.end)
        place = own.end
      } else if let known, let number = known.month {
        add(.time(times.count), message, known.tokens)
        times.append(.month(Self.month(number, before: today)))
        place = known.tokens.upperBound
      } else if let known, let measure = QueryMeasure(known, message) {
        things.append(Thing(measure: measure, unit: units.count))
        add(.measure(things.count - 1), message, known.tokens)
        place = known.tokens.upperBound
      } else {
        let token = tokens[place]
        let kind: QueryUnit.Kind =
          token.number.map { .number($0) } ?? (token.isPunctuation ? .mark : .word)
        add(kind, message, place..<place + 1)
        place += 1
      }
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

  /// The name of words that are no thing in a question.
  private static let plain = "none"
  /// So many openings are left out: "ok so, can you tell me".
  private static let mostLeads = 4

  private mutating func add(_ kind: QueryUnit.Kind, _ message: Message, _ tokens: Range<Int>) {
    let text = message.tokens[tokens].map(\.text).joined(separator: " ")
    units.append(QueryUnit(text: text, kind: kind, tokens: tokens))
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

  private static func month(_ number: Int, before today: CivilDate) -> Month {
    let month = Month(year: today.year, month: number) ?? Month(of: today)
    return month > Month(of: today) ? month.adding(months: -12) : month
  }

  /// The days that an entity names; nil for anything else.
  private static func window(_ entity: Entity) -> QueryWindow? {
    switch entity.value {
    case .date(let day): .days(day...day)
    case .moment(let moment): .days(moment.date...moment.date)
    case .eitherDate(let day, _): .days(day...day)
    case .dates(let from?, let to?) where from <= to: span(from, to)
    case .dates(let from?, nil): .since(from)
    case .moments(let from?, _): .on([from.date + 1], shift: -1)
    default: nil
    }
  }

  private static func span(_ from: CivilDate, _ to: CivilDate) -> QueryWindow {
    let month = Month(of: from)
    return month.first == from && month.last == to ? .month(month) : .days(from...to)
  }

  private static func isBareNumber(_ entity: Entity, _ message: Message) -> Bool {
    entity.tokens.count == 1
      && message.tokens[entity.tokens.lowerBound].kind == .number
  }

  /// Whether a number stands in it that is no day.
  var holdsNumber: Bool {
    units.contains { if case .number = $0.kind { true } else { false } }
  }

  func says(_ meaning: String) -> Bool { said[meaning] != nil }

  /// The first of some meanings that is said.
  func first(of meanings: [String]) -> String? { meanings.first { said[$0] != nil } }

  /// The whole numbers within what a meaning was found by.
  func numbers(in meaning: String) -> [Int] {
    guard let range = said[meaning] else { return [] }
    return units[range.clamped(to: units.indices)].compactMap {
      if case .number(let number) = $0.kind { Int(exactly: number) } else { nil }
    }
  }

  /// The numbers that follow a word for a day of the cycle.
  func cycleDays(_ words: (String) -> Bool) -> [Int] {
    var days: [Int] = []
    for (before, unit) in zip(units, units.dropFirst()) {
      guard case .number(let number) = unit.kind, let day = Int(exactly: number),
        (1...99).contains(day), words(before.text)
      else { continue }
      days.append(day)
    }
    return days
  }
}
