/// A stretch of days as a card names it: a phase of the cycle, or the time after a birth.
package enum CardPhase: String, CaseIterable, Sendable {
  case menstrual, follicular, ovulation, luteal, postpartum
}
