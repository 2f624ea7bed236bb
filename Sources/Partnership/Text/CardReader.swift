import Civil

/// Reads the lines of a card one after the other.
struct CardReader {
  /// The code and its line, once it was read.
  private(set) var code: (code: CheckCode, line: Int)?
  /// How many lines have a key that is not known.
  private(set) var unknownKeys = 0

  private var contents = CardContents()
  private var made: (date: CivilDate, line: Int)?
  private var until: (date: CivilDate, line: Int)?
  private var cycleDay: Int?
  private var pregnancyDays: Int?
  private var seen: Set<CardKey> = []

  /// A line of a known key.
  private struct KeyedLine {
    let key: CardKey
    let value: String
    let number: Int

    /// The value with its dashes as hyphens.
    var plain: String { CardLine.folded(value).lowercased() }

    var badValue: CardError { .badValue(key, text: shown, line: number) }
    var badDate: CardError { .badDate(key, text: shown, line: number) }

    private var shown: String { CardLine(value)?.text ?? "" }
  }

  /// Takes one line below the first.
  mutating func read(_ line: CardTextLine) throws(CardError) {
    guard let (name, value) = line.keyAndValue else { throw .noKey(line: line.number) }
    guard let key = CardKey(rawValue: name) else {
      unknownKeys += 1
      return
    }
    guard seen.insert(key).inserted || key == .phase else {
      throw .repeatedKey(key, line: line.number)
    }
    let keyed = KeyedLine(key: key, value: value, number: line.number)
    switch key {
    case .made: made = (try date(keyed), keyed.number)
    case .until: until = (try date(keyed), keyed.number)
    case .due: contents.due = try date(keyed)
    case .expected: contents.expected = try span(keyed, in: keyed.plain)
    case .fertile: contents.fertile = try span(keyed, in: keyed.plain)
    case .phase: try readPhase(keyed)
    case .day: cycleDay = try number(keyed, keyed.plain, in: 1...PartnerCard.mostCycleDays)
    case .week: try readWeek(keyed)
    case .name: contents.name = value
    case .today:
      contents.today = value.unicodeScalars.split(separator: ",").map { String($0) }
    case .wish: contents.wish = value
    case .words: contents.words = value
    case .code: try readCode(keyed)
    }
  }

  /// The card of the lines read.
  func card(firstLine: Int) throws(CardError) -> PartnerCard {
    guard let made else { throw .missingKey(.made, line: firstLine) }
    guard let until else { throw .missingKey(.until, line: firstLine) }
    guard made.date <= until.date else { throw .endsBeforeStart(.until, line: until.line) }
    var contents = contents
    contents.cycleStart = cycleDay.map { made.date - ($0 - 1) }
    contents.pregnancyStart = pregnancyDays.map { made.date - $0 }
    return PartnerCard(
      made: made.date, until: until.date, fields: Set(CardField.allCases), contents: contents)
  }

  private mutating func readPhase(_ line: KeyedLine) throws(CardError) {
    let parts = line.plain.split(separator: " ", maxSplits: 1)
    guard let phase = parts.first.flatMap({ CardPhase(rawValue: String($0)) }) else {
      throw line.badValue
    }
    let days = try span(line, in: parts.dropFirst().first.map { String($0) } ?? "")
    contents.phases.append(PhaseSpan(phase, days))
  }

  private mutating func readWeek(_ line: KeyedLine) throws(CardError) {
    let parts = line.plain.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 2, let week = parts.first, let day = parts.last else {
      throw line.badValue
    }
    let days = try 7 * number(line, week, in: 0...44) + number(line, day, in: 0...6)
    pregnancyDays = days
  }

  private mutating func readCode(_ line: KeyedLine) throws(CardError) {
    guard let code = CheckCode(reading: line.value) else {
      throw .malformedCode(text: CardLine(line.value)?.text ?? "", line: line.number)
    }
    self.code = (code, line.number)
  }

  private func date(_ line: KeyedLine) throws(CardError) -> CivilDate {
    guard let date = CivilDate(iso: line.plain) else { throw line.badDate }
    return date
  }

  private func span(
    _ line: KeyedLine, in text: String
  ) throws(CardError) -> ClosedRange<CivilDate> {
    let words = text.split(separator: " ")
    guard words.count == 3, words.dropFirst().first == "to",
      let first = words.first.flatMap({ CivilDate(iso: $0) }),
      let last = words.last.flatMap({ CivilDate(iso: $0) })
    else { throw line.badDate }
    guard first <= last else { throw .endsBeforeStart(line.key, line: line.number) }
    return first...last
  }

  private func number(
    _ line: KeyedLine, _ text: some StringProtocol, in range: ClosedRange<Int>
  ) throws(CardError) -> Int {
    guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let number = Int(text), range.contains(number)
    else { throw line.badValue }
    return number
  }
}
