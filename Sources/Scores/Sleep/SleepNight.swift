/// A night in minutes; what is not known is nil.
package struct SleepNight: Hashable, Sendable {
  /// Minutes asleep.
  package let asleep: Double?
  /// Minutes in bed.
  package let inBed: Double?
  /// Minutes until she fell asleep.
  package let latency: Double?
  /// Minutes awake after she fell asleep.
  package let wakeAfterOnset: Double?
  /// How often she woke.
  package let wakes: Double?
  /// Minutes of REM sleep.
  package let rem: Double?
  /// Minutes of deep sleep.
  package let deep: Double?

  /// Takes what is known; negative and not finite numbers count as missing.
  package init(
    asleep: Double? = nil, inBed: Double? = nil, latency: Double? = nil,
    wakeAfterOnset: Double? = nil, wakes: Double? = nil, rem: Double? = nil, deep: Double? = nil
  ) {
    self.asleep = asleep.ifPositive
    self.inBed = inBed.ifPositive
    self.latency = latency.ifNotNegative
    self.wakeAfterOnset = wakeAfterOnset.ifNotNegative
    self.wakes = wakes.ifNotNegative
    self.rem = rem.ifNotNegative
    self.deep = deep.ifNotNegative
  }
}
