/// What can be followed over time as a number, whatever kind of entry it comes from.
public enum Metric: Hashable, Sendable {
  case amount(Quantity)
  case scale(Scale)
  /// In °C, without readings marked as disturbed.
  case temperature
  /// Hours of sleep.
  case sleep
  /// Minutes of one activity; nil for exercise and yoga together.
  case activity(Activity?)
  case intake(Intake)
  /// Pain from 0 to 10; nil for that of any symptom.
  case pain(Term?)
  /// The upper value of blood pressure, in mmHg.
  case systolic
  /// From 0, spotting, to 4, very heavy.
  case flow
  /// From 1, low, to 3, high.
  case libido
  /// Energy eaten, in kcal.
  case calories

  /// Whether what was logged on a day adds up; else it is averaged.
  public var isSummed: Bool {
    switch self {
    case .amount(.water), .activity, .intake, .calories: true
    default: false
    }
  }

  /// The number that a fact holds of it; nil where it holds none.
  package func value(of fact: Fact) -> Double? {
    switch (self, fact) {
    case (.amount(let wanted), .amount(let quantity, let amount)):
      wanted == quantity ? amount.value : nil
    case (.scale(let wanted), .scale(let scale, let rating)):
      wanted == scale ? rating.fraction * 10 : nil
    case (.temperature, .temperature(let reading)): reading.isDisturbed ? nil : reading.celsius
    case (.sleep, .sleep(let sleep)): sleep.hours?.value
    case (.activity(nil), .activity(let activity, let minutes, _)):
      [.exercise, .yoga].contains(activity) ? minutes?.value : nil
    case (.activity(let wanted?), .activity(let activity, let minutes, _)):
      wanted == activity ? minutes?.value : nil
    case (.intake(let wanted), .intake(let intake, let count, _)):
      wanted == intake ? count.value : nil
    case (.pain(let term), .symptom(let symptom, _, let pain, _)):
      term ?? symptom == symptom ? pain.map(Double.init) : nil
    case (.systolic, .bloodPressure(let systolic, _)): Double(systolic)
    case (.flow, .flow(let flow, _)): Flow.allCases.firstIndex(of: flow).map(Double.init)
    case (.libido, .libido(let libido)):
      Libido.allCases.firstIndex(of: libido).map { Double($0 + 1) }
    case (.calories, .food(let food)): food.kcal?.value
    default: nil
    }
  }
}
