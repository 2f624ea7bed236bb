extension Rule {
  /// Amounts of a measure.
  static let quantities: [Rule] = [
    Rule("<n> [-] <measure>") { match in
      guard let number = match.number(), let measure = match.measure(),
        !(match.says("/") && match.says("10"))
      else { return nil }
      return quantity(number.value, measure, match)
    },
    Rule("<n> (big|large|small|full|tall|huge|little|whole|more|decent|giant) <measure>") { match in
      guard let number = match.number(), let measure = match.measure(),
        [.glass, .cup, .bottle, .pint].contains(measure)
      else { return nil }
      return quantity(number.value, measure, match)
    },
    Rule("(a|an|another) (big|large|small|full|tall|huge|little|whole|giant) <measure>") { match in
      guard let measure = match.measure(), [.glass, .cup, .bottle, .pint].contains(measure) else {
        return nil
      }
      return quantity(1, measure, match)
    },
    Rule("<n> (of a|of an|a|an) <measure>") { match in
      guard let number = match.number(), number.isFraction, let measure = match.measure() else {
        return nil
      }
      return quantity(number.value, measure, match)
    },
    Rule("(a|an|another|one more) <measure>") { match in
      guard let measure = match.measure(), measure != .degree, measure != .celsius,
        measure != .fahrenheit, measure != .steps
      else { return nil }
      return quantity(1, measure, match)
    },
    Rule("<n> (-|to|or) <n> <measure>") { match in
      guard let low = match.number(0), let high = match.number(1), let measure = match.measure(),
        low.value < high.value
      else { return nil }
      guard case .quantity(var found)? = quantity(low.value, measure, match) else { return nil }
      found.upper = high.value
      return .quantity(found)
    },
    Rule("<quantity> <n>") { match in
      guard let stones = match.quantity(), stones.measure == .stone, let pounds = match.number(),
        pounds.value < 14, pounds.value >= 0
      else { return nil }
      return .quantity(joined(stones, pounds.value, per: 14))
    },
    Rule("<quantity> [and] <quantity>") { match in
      guard let whole = match.quantity(0), let part = match.quantity(1) else { return nil }
      switch (whole.measure, part.measure) {
      case (.stone, .pound): return .quantity(joined(whole, part.value, per: 14))
      case (.foot, .inch): return .quantity(joined(whole, part.value, per: 12))
      case (.pound, .ounce): return .quantity(joined(whole, part.value, per: 16))
      case (.litre, .millilitre): return .quantity(joined(whole, part.value, per: 1_000))
      case (.kilogram, .gram): return .quantity(joined(whole, part.value, per: 1_000))
      default: return nil
      }
    },
    Rule("<quantity> <n> [in]") { match in
      guard let feet = match.quantity(), feet.measure == .foot, let inches = match.number(),
        (0..<12).contains(inches.value)
      else { return nil }
      return .quantity(joined(feet, inches.value, per: 12))
    },
    Rule(reading: "(ran|run|walked|walk|jogged|jog|cycled|swam|hiked|did) [a|about] <n> k") {
      match in
      guard let number = match.number() else { return nil }
      return Reading(
        piece: .quantity(Quantity(value: number.value, measure: .kilometre)),
        lead: match.tokensBeforeNumber)
    },
    Rule(reading: "<n> k (run|jog|walk|ride|swim|row|race|hike)") { match in
      guard let number = match.number() else { return nil }
      return Reading(piece: .quantity(Quantity(value: number.value, measure: .kilometre)))
    },
    Rule("<measure> (and|n|&) a half") { match in
      guard let measure = match.measure(),
        [.glass, .cup, .bottle, .pint, .litre].contains(measure)
      else { return nil }
      return quantity(1.5, measure, match)
    },
    Rule("<quantity> (and|n|&) [a|one] (half|quarter)") { match in
      guard var amount = match.quantity(), amount.value == amount.value.rounded() else {
        return nil
      }
      amount.value += match.says("half") ? 0.5 : 0.25
      return .quantity(amount)
    },
    Rule("<n> (/|out of|outta|outa|of|on|from|over|upon) (10|ten)") { match in
      guard let number = match.number(), (0...10).contains(number.value), !number.isFraction,
        match.next != "/" || !match.message.touches(match.range.upperBound - 1)
      else { return nil }
      if ["on", "from", "over", "upon"].contains(where: match.says) {
        guard
          match.isAtEnd
            || ["today", "now", "this", "tonight", "yesterday", "and", ",", "&"].contains(
              match.next),
          !["number", "not"].contains(match.previous)
        else { return nil }
      }
      if match.says("/") {
        guard match.isGlued || match.range.count > 3, !isDatedBy(match) else { return nil }
      } else if match.says("of"), !match.says("out"), match.next == "of" {
        return nil
      }
      return .quantity(Quantity(value: number.value, measure: .outOfTen))
    },
    Rule(reading: "(level|severity|rating) [of|is|was|:|at|a|an] <n>") { match in
      guard let number = match.number(), (0...10).contains(number.value), !number.isFraction else {
        return nil
      }
      return Reading(
        piece: .quantity(Quantity(value: number.value, measure: .outOfTen)),
        lead: match.tokensBeforeNumber)
    },
    Rule(reading: "(heart rate|pulse|rhr|hr|heartrate|heart beat) [is|was|of|:|at] <n>") { match in
      guard let number = match.whole(), (25...240).contains(number) else { return nil }
      return Reading(
        piece: .quantity(Quantity(value: Double(number), measure: .beatsPerMinute)),
        lead: match.tokensBeforeNumber)
    },
  ]

  /// An amount, with bare degrees settled where body temperature leaves one scale.
  private static func quantity(_ value: Double, _ measure: Measure, _ match: Match) -> Piece? {
    guard !isCode(match) else { return nil }
    if measure == .litre, value > 60 { return nil }
    guard value >= 0 || [.celsius, .fahrenheit, .degree].contains(measure) else { return nil }
    var found = Quantity(value: value, measure: measure)
    if measure == .degree {
      if (34...43).contains(value) { found.measure = .celsius }
      if (93...109).contains(value) { found.measure = .fahrenheit }
    }
    if measure == .ounce, match.next == "of" || isDrink(match.next) {
      found.measure = .fluidOunce
    }
    return .quantity(found)
  }

  /// Whether the number belongs to a code such as "covid-19" or "b12".
  private static func isCode(_ match: Match) -> Bool {
    let index = match.range.lowerBound
    guard match.message.touches(index - 1) else { return false }
    let before = match.message.tokens[index - 1]
    return before.kind == .word && before.text != "x"
      || before.text == "-" && index > 1 && match.message.touches(index - 2)
        && match.message.tokens[index - 2].kind == .word
  }

  private static func isDrink(_ word: String) -> Bool {
    ["water", "juice", "milk", "tea", "coffee", "soda"].contains(word)
  }

  private static func joined(_ whole: Quantity, _ part: Double, per: Double) -> Quantity {
    Quantity(value: whole.value + part / per, measure: whole.measure)
  }

  /// Whether a word before "7/10" makes it the date.
  static func isDatedBy(_ match: Match) -> Bool {
    match.isPreceded(by: .slash)
  }
}
