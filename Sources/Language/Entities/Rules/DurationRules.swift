extension Rule {
  /// Lengths of time.
  static let durations: [Rule] = [
    Rule("<n> [-] <unit>") { match in
      guard let number = match.number(), let unit = match.unit(), number.value >= 0,
        !match.last.hasPrefix("quarter")
      else { return nil }
      return .duration(unit.times(number.value))
    },
    Rule("<n> (of a|of an|a|an) <unit>") { match in
      guard let number = match.number(), number.isFraction else { return nil }
      return match.unit().map { .duration($0.times(number.value)) }
    },
    Rule(reading: "(a|an) <unit>") { match in
      guard let unit = match.unit(), match.text(at: match.range.lowerBound + 1) != "second" else {
        return nil
      }
      let isRate = ["times", "time", "once", "twice", "half"].contains(match.previous)
      return Reading(piece: .duration(unit), isLatent: isRate || isRateOfUnit(match))
    },
    Rule("(another|one more) [business] <unit>") { match in
      match.unit().map { .duration($0) }
    },
    Rule("(all|whole|full|entire) [-] <unit>") { match in
      guard let unit = match.unit(), unit.count == 1, unit.isOfDays else { return nil }
      return .duration(unit)
    },
    Rule("<n> (business|working) <unit>") { match in
      guard let number = match.number(), let unit = match.unit() else { return nil }
      return .duration(unit.times(number.value))
    },
    Rule("<n> weekends") { match in
      match.number().map { .duration(Length(2 * $0.value, .day)) }
    },
    Rule("<n> (-|to|or|–) <n> [-] <unit>") { match in
      guard let low = match.number(0), let high = match.number(1), let unit = match.unit(),
        low.value < high.value, low.value >= 0
      else { return nil }
      let length = unit.times(low.value)
      return .duration(
        Length(length.count, length.unit, upTo: high.value * unit.count))
    },
    Rule("<duration> [,] [and] <duration>") { match in
      guard let first = match.duration(0), let second = match.duration(1) else { return nil }
      return first.followed(by: second).map { .duration($0) }
    },
    Rule("<duration> <n>") { match in
      guard let hours = match.duration(), hours.unit == .hour, hours.terms.count == 1,
        let minutes = match.whole(), minutes < 60,
        match.number()?.digits == 2
          || match.number()?.isSpelled == true && minutes % 5 == 0
            && match.isAtEnd,
        match.next != ":", match.next != "/", !match.message.touches(match.range.upperBound - 1)
      else { return nil }
      return hours.followed(by: Length(Double(minutes), .minute)).map { .duration($0) }
    },
    Rule("<duration> <n> m") { match in
      guard let hours = match.duration(), hours.unit == .hour, let minutes = match.number() else {
        return nil
      }
      return hours.followed(by: Length(minutes.value, .minute)).map { .duration($0) }
    },
    Rule("<duration> and [a|one] (half|quarter)") { match in
      guard let length = match.duration(), length.terms.count == 1, length.upper == nil else {
        return nil
      }
      let part = match.says("half") ? 0.5 : 0.25
      return .duration(Length(1, length.unit).times(length.count + part))
    },
    Rule("<time> <unit>") { match in
      guard let clock = match.clock(), let unit = match.unit(), unit == Length(1, .hour) else {
        return nil
      }
      return .duration(Length(Double(clock.minutes), .minute))
    },
    Rule("<time> [hour] (sleep|slept)") { match in
      guard let clock = match.clock(), clock.minutes % 60 > 0 || match.says("hour"),
        (60...960).contains(clock.minutes), !match.message.touches(match.range.lowerBound - 1)
      else { return nil }
      return .duration(Length(Double(clock.minutes), .minute))
    },
    Rule(reading: "(slept|sleep|asleep|kip) [:|for|=] <n> : <n>") { match in
      guard let hours = match.whole(0), let minutes = match.whole(1), (2...13).contains(hours),
        minutes < 60, match.number(1)?.digits == 2,
        !["-", "to", "till", "until", "–", "am", "pm"].contains(match.next)
      else { return nil }
      return Reading(
        piece: .duration(Length(Double(hours * 60 + minutes), .minute)),
        lead: match.tokensBeforeNumber)
    },
    Rule("<duration> and (a bit|change|something|a little|odd)") { match in
      match.duration().map { .duration($0) }
    },
    Rule("<duration> and <n>") { match in
      guard let hours = match.duration(), hours.unit == .hour, hours.terms.count == 1,
        let minutes = match.whole(), minutes % 5 == 0, (5...55).contains(minutes),
        match.words.forms[match.next] == nil, match.next != ":"
      else { return nil }
      return hours.followed(by: Length(Double(minutes), .minute)).map { .duration($0) }
    },
  ]

  /// "miles an hour", "beats a minute", "barrels a day": a rate, not a length.
  private static func isRateOfUnit(_ match: Match) -> Bool {
    let index = match.range.lowerBound - 2
    guard index >= 0, match.message.tokens[index].kind == .number else { return false }
    return match.message.tokens[index + 1].kind == .word
  }
}

extension Length {
  /// This unit taken `count` times.
  func times(_ count: Double) -> Length {
    guard let term = terms.first else { return self }
    let scaled = term.count * count
    let isBroken = scaled != scaled.rounded()
    switch term.unit {
    case .hour where isBroken: return Length((scaled * 60).rounded(), .minute)
    default: return Length(scaled, term.unit)
    }
  }
}
