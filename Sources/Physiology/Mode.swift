/// What a person uses Bloom for, as she chose it.
public enum Mode: String, CaseIterable, Sendable {
  /// Wellness only: nothing of cycles, fertility or pregnancy is said.
  case general
  /// Following a menstrual cycle.
  case cycle
  /// Expecting a baby.
  case pregnancy
  /// Trying to conceive.
  case ttc
  /// After a birth.
  case postpartum
  /// The years of change before menopause.
  case perimenopause
}
