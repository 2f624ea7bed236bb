import Civil

/// Turns a piece into what an entity says.
enum EntityValue {
  static func read(
    _ piece: Piece, in scope: Scope
  ) -> (value: Entity.Value, otherDay: CivilDate?)? {
    switch piece {
    case .number(let number): return (.number(number.value), nil)
    case .ordinal(let value, _): return (.ordinal(value), nil)
    case .percent(let value): return (.percent(value), nil)
    case .quantity(let amount):
      return (.quantity(amount.value, upTo: amount.upper, amount.measure), nil)
    case .duration(let length):
      return (.duration(length.count, upTo: length.upper, length.unit), nil)
    case .recurrence(let length): return (.recurrence(length.count, length.unit), nil)
    case .day(let day): return date(day, in: scope)
    case .span(let span): return (.dates(span.from, span.to), nil)
    case .clock(let clock): return clock.time.map { (.time($0), nil) }
    case .clocks(let from, let to): return (.times(from?.time, to?.time), nil)
    case .moment(let date, let clock):
      return clock.time.map { (.moment(Moment(date: date, time: $0)), nil) }
    case .moments(let from, let to):
      return (.moments(from.flatMap(\.moment), to.flatMap(\.moment)), nil)
    default: return nil
    }
  }

  private static func date(
    _ day: Day, in scope: Scope
  ) -> (value: Entity.Value, otherDay: CivilDate?)? {
    let days = day.days(in: scope)
    guard let first = days.first else { return nil }
    guard days.count > 1, days[1] != first else { return (.date(first), nil) }
    switch day {
    case .either, .eitherDate: return (.eitherDate(first, days[1]), nil)
    default: return (.date(first), days[1])
    }
  }
}

extension Instant {
  var moment: Moment? {
    clock.time.map { Moment(date: date, time: $0) }
  }
}
