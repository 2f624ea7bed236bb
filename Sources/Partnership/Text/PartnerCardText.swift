import Civil

/// The text of a card: lines that a person can read and any messenger can carry.
///
/// The first line is ``firstLine``, then `key: value` a line, then the check code. Quote marks in
/// front of lines, spaces at their ends, blank lines, kinds of line ends and quotes, and whatever
/// stands before and after the card do not matter.
package struct PartnerCardText: Hashable, Sendable {
  /// The most bytes of a text that is read.
  package static let mostBytes = 65_536

  /// The first line of a card without its version.
  static let title = "bloom partner card"

  /// The first line of a card.
  package static let firstLine = "\(title) \(PartnerCard.version)"

  /// The card.
  package let card: PartnerCard
  /// Its check code.
  package let code: CheckCode
  /// How many lines have a key that is not known; they are left out of the card.
  package let unknownKeys: Int

  /// The text of a card that is handed over.
  package init(_ card: PartnerCard) {
    self.card = card
    code = Self.code(of: Self.lines(of: card))
    unknownKeys = 0
  }

  /// Reads a text in which one card stands.
  ///
  /// - Throws: what is wrong first, with its line.
  package init(parsing text: String) throws(CardError) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLong(bytes: text.utf8.count) }
    var reader = CardReader()
    let lines = try Self.cardLines(in: CardTextLine.all(in: text))
    for line in lines.dropFirst() where reader.code == nil { try reader.read(line) }
    let last = lines.last?.number ?? 1
    guard let (code, line) = reader.code else { throw .missingCode(line: last) }
    let covered = lines.prefix { $0.number < line }.map(\.text)
    guard Self.code(of: covered) == code else { throw .codeDoesNotFit(line: line) }
    card = try reader.card(firstLine: lines.first?.number ?? 1)
    self.code = code
    unknownKeys = reader.unknownKeys
  }

  /// The text, with a line end after each line.
  package var text: String {
    Self.lines(of: card).map { $0 + "\n" }.joined() + "\(CardKey.code.rawValue): \(code)\n"
  }

  /// The lines from the only first line of a card on.
  private static func cardLines(
    in lines: [CardTextLine]
  ) throws(CardError) -> ArraySlice<CardTextLine> {
    let starts = lines.filter { $0.version != nil }
    guard let start = starts.first, let version = start.version else { throw .notACard }
    if let second = starts.dropFirst().first { throw .severalCards(line: second.number) }
    guard version <= PartnerCard.version else { throw .laterVersion(version, line: start.number) }
    return lines.drop { $0.number < start.number }
  }

  private static func code(of lines: [String]) -> CheckCode {
    let canonical = lines.map { CardTextLine(number: 0, text: $0).canonical }
    return CheckCode(of: canonical.joined(separator: "\n"))
  }

  /// The lines of a card, all but that of the code.
  private static func lines(of card: PartnerCard) -> [String] {
    let contents = card.contents
    let made = card.made
    var lines = [firstLine]
    func add(_ key: CardKey, _ value: String?) {
      if let value { lines.append("\(key.rawValue): \(value)") }
    }
    add(.made, made.iso)
    add(.until, card.until.iso)
    add(.name, contents.name)
    add(.day, contents.cycleStart.map { String(made - $0 + 1) })
    for span in contents.phases { add(.phase, "\(span.phase.rawValue) \(written(span.days))") }
    add(.expected, contents.expected.map(written))
    add(
      .week,
      contents.pregnancyStart.flatMap { CardWeek(on: made, from: $0) }.map {
        "\($0.week)+\($0.day)"
      })
    add(.due, contents.due?.iso)
    add(.fertile, contents.fertile.map(written))
    add(.today, contents.today.isEmpty ? nil : contents.today.joined(separator: ", "))
    add(.wish, contents.wish)
    add(.words, contents.words)
    return lines
  }

  private static func written(_ days: ClosedRange<CivilDate>) -> String {
    "\(days.lowerBound.iso) to \(days.upperBound.iso)"
  }
}
