import Civil

extension EntityReader {
  /// The tokens of days that no calendar has: "31 February", "2026-13-40", "the 45th".
  ///
  /// - Parameter entities: what the message says beside; a counted thing is no day.
  func impossibleDays(in message: Message, beside entities: [Entity]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in message.tokens.indices where message.tokens[index].kind == .number {
      guard found.last.map({ $0.upperBound <= index }) ?? true else { continue }
      if let day = digits(at: index, in: message) {
        found.append(day)
        continue
      }
      guard let day = ofMonth(at: index, in: message) ?? ordinal(at: index, in: message),
        !entities.contains(where: { $0.tokens.contains(index) && Self.counts($0) })
      else { continue }
      found.append(day)
    }
    return found
  }

  private static func counts(_ entity: Entity) -> Bool {
    switch entity.value {
    case .number, .ordinal, .dates: false
    default: true
    }
  }

  /// "2026-13-40", "31/02/2026"
  private func digits(at index: Int, in message: Message) -> Range<Int>? {
    let tokens = message.tokens
    guard index + 4 < tokens.count, (index..<(index + 4)).allSatisfy(message.touches),
      ["-", "/", "."].contains(tokens[index + 1].text),
      tokens[index + 3].text == tokens[index + 1].text, let first = tokens[index].number,
      let second = tokens[index + 2].number, let third = tokens[index + 4].number
    else { return nil }
    let parts = [first, second, third].map { Int($0) }
    let lengths = [0, 2, 4].map { tokens[index + $0].text.utf8.count }
    let isPossible: Bool
    if lengths[0] == 4 {
      isPossible = CivilDate(year: parts[0], month: parts[1], day: parts[2]) != nil
    } else if lengths[2] == 4 {
      isPossible =
        CivilDate(year: parts[2], month: parts[1], day: parts[0]) != nil
        || CivilDate(year: parts[2], month: parts[0], day: parts[1]) != nil
    } else {
      return nil
    }
    return isPossible ? nil : index..<(index + 5)
  }

  /// "31 february", "the 31st of april", "feb 30"
  private func ofMonth(at index: Int, in message: Message) -> Range<Int>? {
    let tokens = message.tokens
    guard let number = tokens[index].number, number == number.rounded(), number < 100,
      tokens[index].text.utf8.count <= 2
    else { return nil }
    let day = Int(number)
    var next = index + 1
    if message.touches(index), Self.endings.contains(tokens[next]) { next += 1 }
    let end = next
    if next < tokens.count, ["of", "-", "/"].contains(tokens[next].text) { next += 1 }
    if let month = month(at: next, in: message) {
      return Self.has(month, day) ? nil : index..<(next + 1)
    }
    var before = index - 1
    if before >= 0, tokens[before].text == "the" { before -= 1 }
    guard let month = month(at: before, in: message), !Self.has(month, day) else { return nil }
    return before..<end
  }

  /// "the 45th"
  private func ordinal(at index: Int, in message: Message) -> Range<Int>? {
    let tokens = message.tokens
    guard let number = tokens[index].number, number < 1 || number > 31, number < 1_000,
      message.touches(index), index + 1 < tokens.count,
      Self.endings.contains(tokens[index + 1]), index > 0,
      ["the", "on"].contains(tokens[index - 1].text),
      index + 2 >= tokens.count || tokens[index + 2].isBreak
    else { return nil }
    return index..<(index + 2)
  }

  private static let endings: WordSet = ["st", "nd", "rd", "th"]

  private static func has(_ month: Int, _ day: Int) -> Bool {
    CivilDate(year: 2_024, month: month, day: day) != nil
  }

  private func month(at index: Int, in message: Message) -> Int? {
    guard message.tokens.indices.contains(index) else { return nil }
    for form in words.forms[message.tokens[index]] ?? [] where form.rest.isEmpty {
      if case .month(let month, _) = form.piece { return month }
    }
    return nil
  }
}
