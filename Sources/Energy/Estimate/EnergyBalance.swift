/// Food and the change of weight over the same days.
struct EnergyBalance {
  /// kcal a day, and its standard error.
  let eaten: (mean: Double, error: Double)
  let rate: WeightRate
  /// kg a day.
  let rateError: Double
  let days: Int

  init?(intake: IntakeWindow, line: WeightLine) {
    guard let mean = intake.mean, let error = intake.standardError, let fit = line.fit,
      let rateError = fit.standardError
    else { return nil }
    eaten = (mean, error)
    rate = fit.rate
    self.rateError = rateError
    days = IntakeWindow.usual.days
  }

  init?(intake: CycleIntake?, rate: CycleRate?) {
    guard let intake, let rate, let mean = intake.mean, let error = intake.standardError,
      let found = rate.rate,
      let rateError = rate.standardError
    else { return nil }
    eaten = (mean, error)
    self.rate = found
    self.rateError = rateError
    days = 2 * rate.length
  }

  func standardError(of density: EnergyDensity) -> Double {
    let moved = rateError * density.kilocaloriesPerKilogram
    return (eaten.error * eaten.error + moved * moved).squareRoot()
  }

  func status(of density: EnergyDensity) -> EstimateStatus {
    guard !rate.isClamped else { return .unavailable(.movingFast) }
    let maintenance = eaten.mean - rate.week * density.kilocaloriesPerKilogram / 7
    return MeasuredEnergy(
      maintenance: maintenance, standardError: standardError(of: density)
    ).map(EstimateStatus.measured) ?? .unavailable(.implausible)
  }
}
