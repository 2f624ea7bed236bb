extension Rule {
  /// Percentages and numbers that take several parts.
  static let numbers: [Rule] = [
    Rule("<n> (%|percent|percents|per cent|pct)") { match in
      match.number().map { .percent($0.value) }
    },
    Rule("(percent|percents|percentage|per cent) of <n>") { match in
      match.number().map { .percent($0.value) }
    },
    Rule("<n> (over|out of) <n>") { match in
      guard let above = match.number(0), let below = match.number(1), below.value > 0,
        below.value != 10, match.says("over") || above.value < below.value,
        !(match.says("over") && (40...130).contains(below.value)),
        above.isSpelled || below.isSpelled || match.says("over")
      else { return nil }
      return .number(
        Numeral(value: above.value / below.value, isSpelled: true, isFraction: true))
    },
    Rule("<n> (and|n|&) (a half|half|a quarter)") { match in
      guard let number = match.number(), number.whole != nil, !number.isSpelled else { return nil }
      return .number(Numeral(value: number.value + (match.says("half") ? 0.5 : 0.25)))
    },
    Rule("<n> point <n>") { match in
      guard let whole = match.whole(0), let part = match.whole(1), part < 100,
        part >= 0, match.number(0)?.decimals == 0
      else { return nil }
      return .number(Numeral(value: Double("\(whole).\(part)") ?? Double(whole)))
    },
  ]
}
