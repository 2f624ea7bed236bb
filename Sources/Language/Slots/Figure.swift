/// A number in a message with what it counts.
struct Figure: Hashable, Sendable {
  /// What a number counts.
  enum Unit: Hashable, Sendable {
    case none, ordinal, percent
    case measure(Measure)
    case length(CalendarUnit)
  }

  let tokens: Range<Int>
  let value: Double
  let unit: Unit

  init(tokens: Range<Int>, value: Double, unit: Unit) {
    self.tokens = tokens
    self.value = value
    self.unit = unit
  }

  init?(_ entity: Entity) {
    tokens = entity.tokens
    switch entity.value {
    case .number(let value): (self.value, unit) = (value, .none)
    case .ordinal(let value): (self.value, unit) = (Double(value), .ordinal)
    case .percent(let value): (self.value, unit) = (value, .percent)
    case .quantity(let value, _, .centilitre):
      (self.value, unit) = (value * 10, .measure(.millilitre))
    case .quantity(let value, _, let measure): (self.value, unit) = (value, .measure(measure))
    case .duration(let value, _, let length): (self.value, unit) = (value, .length(length))
    default: return nil
    }
  }
}
