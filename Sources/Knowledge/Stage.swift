/// A part of a cycle or of life that content can be meant for.
public enum Stage: String, CaseIterable, Sendable {
  /// The days of a period.
  case menstrual
  /// From the end of the period to the fertile days.
  case follicular
  /// The days around ovulation.
  case ovulation
  /// From ovulation to the next period.
  case luteal
  /// Trying to conceive.
  case ttc
  /// Expecting a baby.
  case pregnancy
  /// After a birth.
  case postpartum
  /// The years of change before menopause.
  case perimenopause
  /// Any time.
  case general
}
