extension Rule {
  /// Stretches of the clock.
  static let clockSpans: [Rule] = [
    Rule("(from|between) <time> (to|until|till|and|-|through) <time>") { match in
      clocks(match)
    },
    Rule("<time> (to|until|till|til|-|→|») <time>") { match in
      guard case .clock(let last)? = match.pieces.last, isTimed(match), last.minutes >= 0,
        !isShortOf(last, match)
      else { return nil }
      return clocks(match)
    },
    Rule(reading: "(slept|sleep|asleep|bed|napped) <time> (to|-|until|till) <time>") { match in
      (night(match) ?? clocks(match)).map { Reading(piece: $0, lead: 1) }
    },
    Rule("(between|from) <time> and <time>") { match in clocks(match) },
    Rule("<times> [in] [the] <part>") { match in
      guard let (from, to) = match.clocks(), let part = match.part() else { return nil }
      return .clocks(from.map(part.settle), to.map(part.settle))
    },
    Rule("(after|later than|since|from) <time> [on|onwards]") { match in
      guard let clock = match.clock(), isTimed(match) else { return nil }
      return match.says("from") && !match.says("on") && !match.says("onwards")
        ? nil : .clocks(clock, nil)
    },
    Rule("(as early as|any time from|starting at|starting from) <time>") { match in
      isTimed(match) ? match.clock().map { .clocks($0, nil) } : nil
    },
    Rule("(before|by|until|till|earlier than|as late as|no later than) [around|about] <time>") {
      match in
      isTimed(match) ? match.clock().map { .clocks(nil, $0) } : nil
    },
    Rule("(from|at) <time> for <duration>") { match in
      guard let clock = match.clock(), let length = match.duration(), length.seconds < 86_400 else {
        return nil
      }
      return .clocks(clock, clock.adding(minutes: Int(clamping: length.seconds / 60)))
    },
    Rule("for <duration> from <time>") { match in
      guard let clock = match.clock(), let length = match.duration(), length.seconds < 86_400 else {
        return nil
      }
      return .clocks(clock, clock.adding(minutes: Int(clamping: length.seconds / 60)))
    },
    Rule(reading: "(in|during|at) [the] [early|late|later in the|early in the] <part>") { match in
      guard let part = match.part() else { return nil }
      var (from, to) = (part.from, part.to)
      if match.says("early") { to = min(to, from + 120) }
      if match.says("late") || match.says("later") { from = max(from, to - 120) }
      return span(from, to).map {
        Reading(piece: $0, isLatent: match.first == "at" && match.previous == "good")
      }
    },
    Rule(reading: "<part>") { match in
      guard let part = match.part() else { return nil }
      return span(part.from, part.to).map { Reading(piece: $0, isLatent: true) }
    },
  ]

  /// Whether a spelled number only says how many minutes are left: "ten to midnight".
  private static func isShortOf(_ last: Clock, _ match: Match) -> Bool {
    let first = match.range.lowerBound
    let number = match.text(at: first) == "at" ? first + 1 : first
    return !last.isOpen && last.minutes % 720 == 0 && match.text(at: number + 1) == "to"
      && ["five", "ten", "twenty"].contains(match.text(at: number))
      && !["from", "slept", "sleep", "asleep", "bed"].contains(match.text(at: number - 1))
  }

  private static func span(_ from: Int, _ to: Int) -> Piece? {
    let start = Clock(hour: from / 60, minute: from % 60, isOpen: false)
    let end = Clock(hour: to / 60, minute: to % 60, isOpen: false)
    return .clocks(start, end)
  }

  /// "slept 11 to 7": from the evening to the morning.
  private static func night(_ match: Match) -> Piece? {
    guard let from = match.clock(0), let to = match.clock(1), from.isOpen, to.isOpen,
      from.minutes >= 7 * 60, match.first != "napped"
    else { return nil }
    return .clocks(from.minutes >= 720 ? from.morning : from.afternoon, to.morning)
  }

  /// Two clock times: an open one takes its half of the day from the other, or the order.
  private static func clocks(_ match: Match) -> Piece? {
    guard var from = match.clock(0), var to = match.clock(1) else { return nil }
    if from.isOpen, !to.isOpen {
      let late = from.afternoon
      from = to.minutes > 720 && late.minutes <= to.minutes ? late : from.morning ?? from
    } else if !from.isOpen, to.isOpen, to.minutes < from.minutes {
      to = to.afternoon
    } else if from.isOpen, to.isOpen, to.minutes <= from.minutes {
      to = to.afternoon
    }
    return .clocks(from, to)
  }

  /// Whether some part of the match is plainly a clock time, not a bare number.
  static func isTimed(_ match: Match) -> Bool {
    match.range.contains { index in
      let text = match.text(at: index)
      if text == ":" { return true }
      if match.words.clock.contains(text) { return true }
      if ["a", "p"].contains(text), ["m", "."].contains(match.text(at: index + 1)) { return true }
      return text.utf8.count == 4 && text.first == "0" && Int(text) != nil
    }
  }
}
