import Knowledge

/// How long before something a reminder is to come.
extension SlotFiller {
  private static let leads: WordSet = [
    "before", "ahead", "earlier", "advance", "prior", "pre", "beforehand",
  ]

  /// Words that stand between "before" and how long: "before it with 3 hours".
  private static let betweenLeads: WordSet = [
    "it", "that", "this", "with", "by", "of", "the", "for",
  ]

  /// How long before: "the day before", "2 hours before".
  mutating func fillLead(_ entities: [Entity]) {
    guard wants("lead") else { return }
    let tokens = reading.message.tokens
    for index in span where Self.leads.contains(tokens[index]) {
      let length = entities.first {
        if case .duration = $0.value {
          $0.tokens.distance(to: index..<(index + 1)) <= 1
            || $0.tokens.lowerBound > index
              && (index + 1..<$0.tokens.lowerBound).allSatisfy {
                Self.betweenLeads.contains(tokens[$0])
              }
        } else {
          false
        }
      }
      if let length, case .duration(let count, _, let unit) = length.value {
        set("lead", .text(Self.words(count, unit)))
      } else if index > span.lowerBound,
        ["day", "night", "evening"].contains(tokens[index - 1].text)
      {
        set("lead", .text("1 day"))
      } else if index > span.lowerBound, ["hour", "week"].contains(tokens[index - 1].text) {
        set("lead", .text("1 \(tokens[index - 1].text)"))
      }
    }
  }
}
