import Knowledge

/// What a food held, by the order in which its numbers and their names are told.
extension SlotFiller {
  /// Protein, carbs and fat by their first letters: "P 120 C 210 F 55", "30p 40c 12f".
  mutating func fillMacros() {
    fillNamedMacros()
    let letters: [(String, SlotName)] = [("p", "protein"), ("c", "carbs"), ("f", "fat")]
    let tokens = reading.message.tokens
    let found = letters.compactMap { letter, slot -> (slot: SlotName, value: Double, at: Int)? in
      guard let index = span.first(where: { tokens[$0].text == letter }) else { return nil }
      if index > span.lowerBound, reading.message.touches(index - 1),
        let value = tokens[index - 1].number
      {
        return (slot, value, index - 1)
      }
      if index + 1 < span.upperBound, let value = tokens[index + 1].number {
        return (slot, value, index + 1)
      }
      let unit = index - 1 > span.lowerBound && tokens[index - 1].text == "g" ? 1 : 0
      guard index - unit > span.lowerBound, let value = tokens[index - 1 - unit].number else {
        return nil
      }
      return (slot, value, index - 1 - unit)
    }
    guard found.count > 1 || isLoneProtein(found.map(\.at)) else { return }
    for one in found where wants(one.slot) {
      set(one.slot, .number(one.value))
      spent.append(one.at..<(one.at + 1))
      figures.removeAll { $0.tokens.contains(one.at) }
    }
  }

  /// Whether the one letter beside a number is of protein, as energy is told beside it: "620 kcal 45p".
  private func isLoneProtein(_ numbers: [Int]) -> Bool {
    let tokens = reading.message.tokens
    return numbers.count == 1
      && (reading.message.touches(numbers[0]) && tokens[numbers[0] + 1].text == "p"
        || tokens[numbers[0] + 1].text == "g")
      && figures.contains { $0.unit == .measure(.kilocalorie) }
  }

  /// Whether the number of a correction has a name that is no temperature: "carbs were 40".
  var isOtherwiseNamed: Bool {
    intent.id == "edit.change"
      && !reading.cues(Self.otherNames, in: span).isEmpty
      && reading.cues(["temperature"], in: span).isEmpty
  }

  private static let macros: WordSet = ["protein", "carbs", "fat", "kcal"]
  private static let otherNames = macros.union(["steps", "glucose", "hrv", "rhr"])

  /// Each number with the name beside it, where all of them stand before their names or all after:
  /// "45 g protein 30 fat 52 carbs", "protein 30 carbs 40 fat 12".
  private mutating func fillNamedMacros() {
    let names = reading.cues(Self.macros, in: span)
    guard Set(names.map(\.concept)).count > 1 else { return }
    let before = names.compactMap { name in
      figures.last { $0.tokens.upperBound == name.tokens.lowerBound }.map { (name, $0) }
    }
    let after = names.compactMap { name in
      figures.first {
        (0...1).contains($0.tokens.lowerBound - name.tokens.upperBound)
      }.map { (name, $0) }
    }
    let first = figures.first { $0.unit != .measure(.kilocalorie) }
    guard before.count != after.count || before.first?.1 == first else { return }
    let pairs = before.count >= after.count ? before : after
    guard pairs.count > 1, Set(pairs.map(\.1)).count == pairs.count else { return }
    for (name, figure) in pairs {
      set(SlotName(name.concept), .number(figure.value))
      spent.append(figure.tokens)
      figures.removeAll { $0 == figure }
    }
  }
}
