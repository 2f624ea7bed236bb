import Knowledge

/// Numbers that are changed without a unit.
extension SlotFiller {
  /// What a rating or a count is changed to: "change monday's cramps from 6 to 4".
  mutating func fillSwap() {
    let tokens = reading.message.tokens
    let start = span.dropLast(3).first { index in
      tokens[index].text == "from" && tokens[index + 2].text == "to"
        && tokens[index + 1].number != nil && tokens[index + 3].number != nil
        && (index + 4 >= span.upperBound || tokens[index + 4].isPunctuation
          || Self.afterSwaps.contains(tokens[index + 4]))
        && !(index + 4 < span.upperBound && tokens[index + 4].text == ":")
    }
    guard let start, let new = tokens[start + 3].number,
      !tokens[span].contains(where: { ["time", "date", "day"].contains($0.text) })
    else { return }
    let unit = start + 4 < span.upperBound ? tokens[start + 4].text : ""
    guard let slot = unit.hasPrefix("h") ? "hours" : unit.hasPrefix("min") ? "minutes" : swapped
    else { return }
    let most: Double = slot == "minutes" ? 600 : slot == "hours" || slot == "count" ? 24 : 10
    guard (0...most).contains(new) else { return }
    set(slot, .number(new))
    spent.append(start..<(start + 4))
    figures.removeAll { (start..<(start + 4)).contains($0.tokens.lowerBound) }
  }

  /// Words after two numbers that make no day and no time of the clock of them.
  private static let afterSwaps: WordSet = [
    "hours", "hour", "hrs", "hr", "h", "min", "mins", "minutes", "please", "pls", "out", "for",
    "and",
  ]

  /// The slot of a number that is changed without a unit.
  private var swapped: SlotName? {
    if !reading.cues(["energy"], in: span).isEmpty { return "energy" }
    if !reading.cues(["stress", "stress_level"], in: span).isEmpty { return "stress" }
    if !reading.cues(["pain"], in: span).isEmpty { return "pain" }
    if !reading.mentions(of: "symptom", in: span).isEmpty { return "pain" }
    if reading.message.tokens[span].contains(where: { ["sleep", "slept"].contains($0.text) }) {
      return "hours"
    }
    return reading.mentions(of: "drink", in: span).isEmpty ? nil : "count"
  }

  /// Whether something else was had in the place of what is named: "tea instead of coffee".
  func isPassedOver(_ mention: Mention) -> Bool {
    let words = reading.message.tokens
    var index = mention.tokens.lowerBound - 1
    while index > 0, Self.articles.contains(words[index]) { index -= 1 }
    guard index > 0 else { return false }
    return words[index].text == "of" && words[index - 1].text == "instead"
      || words[index].text == "than" && words[index - 1].text == "rather"
  }

  private static let articles: WordSet = ["a", "an", "the", "my", "some", "any", "another"]
}
