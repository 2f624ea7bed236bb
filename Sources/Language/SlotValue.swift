public import Civil

/// What a slot was filled with.
public indirect enum SlotValue: Hashable, Sendable {
  /// A word of the slot's vocabulary, or free text as typed.
  case text(String)
  /// A number, in the unit that the slot `unit` names where there is one.
  case number(Double)
  case bool(Bool)
  case date(CivilDate)
  /// A span of days, both inclusive; nil for an open side.
  case dates(CivilDate?, CivilDate?)
  case month(Month)
  case time(ClockTime)
  /// Several values of one slot, in the order said.
  case list([SlotValue])
}
