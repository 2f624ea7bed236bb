import Civil
import Knowledge

/// Where what is looked back on begins.
extension SlotFiller {
  /// The month from which periods are wanted: "cycle history from october".
  mutating func fillStart(_ entities: [Entity]) {
    let words = reading.message.tokens
    let start = entities.first { entity in
      let first = entity.tokens.lowerBound
      return (max(span.lowerBound, first - 1)...first).contains {
        ["from", "since"].contains(words[$0].text)
      } && !words[entity.tokens].contains { ["to", "until", "till", "-"].contains($0.text) }
    }
    if let start, case .dates(let from?, _)? = Self.days(start) { set("from", .date(from)) }
  }

  /// The start of what is looked back on: "since January".
  mutating func fillFrom(_ entities: [Entity]) {
    guard wants("from"),
      filled["month"] == nil,
      ["insight", "data"].contains(group) || intent.id == "cycle.history"
    else { return }
    for entity in entities {
      let opener = reading.message.tokens[entity.tokens.lowerBound].text
      let before = entity.tokens.lowerBound - 1
      let word = before >= 0 ? reading.message.tokens[before].text : opener
      guard [opener, word].contains(where: ["since", "from"].contains),
        let days = Self.days(entity),
        word != "from" || !isOneNight(entity)
      else { continue }
      switch days {
      case .date(let date): set("from", .date(date))
      case .dates(let from?, _): set("from", .date(from))
      default: continue
      }
    }
  }

  /// Whether a day is one that something is from, rather than one it starts with: "the strain from
  /// yesterday".
  private func isOneNight(_ entity: Entity) -> Bool {
    ["yesterday", "yesterdays", "last", "today", "todays", "tonight"].contains(
      reading.message.tokens[entity.tokens.lowerBound].text)
      && entity.day.map { context.reference.date - $0 <= 1 } ?? false
  }
}
