/// What a night's score is made of, with the raw value as its identifier.
package enum SleepPart: String, CaseIterable, Sendable {
  /// Hours asleep.
  case duration
  /// The share of the time in bed that she slept.
  case efficiency
  /// The share of REM sleep.
  case rem
  /// The share of deep sleep.
  case deep
  /// How often she woke.
  case fragmentation
  /// Minutes awake after falling asleep; it only takes points away.
  case wakeAfterOnset = "waso"
  /// Minutes until she fell asleep; it only takes points away.
  case latency

  /// The weight, 0 to 1, as in Bioloop; 0 for what only takes points away.
  package var weight: Double {
    switch self {
    case .duration: 0.40
    case .efficiency: 0.25
    case .rem, .deep: 0.15
    case .fragmentation: 0.05
    case .wakeAfterOnset, .latency: 0
    }
  }
}
