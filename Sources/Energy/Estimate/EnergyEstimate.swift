import Physiology

/// Bloom's estimate of maintenance: food less the energy of the change in weight, over the same
/// days, and only where there is enough of both.
package struct EnergyEstimate: Hashable, Sendable {
  /// The food of 28 days.
  package let intake: IntakeWindow
  /// The weights of 28 days with their ordinary line.
  package let weight: WeightWindow
  /// The energy of a kilogram, from the last weight of 28 days and the last body fat of 365.
  package let density: EnergyDensity
  /// The change of weight from cycle to cycle; nil without a cycle of 21 to 40 days.
  package let cycle: CycleRate?
  /// The food that belongs to it; nil where that change is not known.
  package let cycleIntake: CycleIntake?
  /// How the weight was read.
  package let method: Method
  /// The days that it speaks of.
  package let days: Int
  /// How fast the weight changes; nil for fewer than two days of weight.
  package let rate: WeightRate?
  /// The standard error of the maintenance in kcal a day; nil where food or weight is missing.
  package let standardError: Double?
  /// The maintenance, or what it lacks.
  package let status: EstimateStatus

  /// How a change of weight is read.
  package enum Method: String, CaseIterable, Sendable {
    /// The line through 28 days.
    case leastSquares = "least_squares"
    /// The differences from cycle to cycle.
    case byCycle = "by_cycle"
  }

  /// The days for which a reading of body fat holds.
  package static let bodyFatDays = 365

  /// Estimates her maintenance; days of illness and those logged in part are left out.
  package init(_ record: EnergyRecord) {
    let today = record.today
    let food = record.food.leavingOut(record.leftOut)
    let weights = record.weights.leavingOut(record.leftOut)
    let intake = IntakeWindow(food, today: today)
    let weight = WeightWindow(weights, today: today, decay: 1)
    let fat = record.bodyFat.days(Self.bodyFatDays + 1, through: today).values.last
    let density = EnergyDensity(weight: weight.latest, fatFraction: fat?.value)
    let cycle = record.cycleLength.flatMap { CycleRate(weights, today: today, length: $0) }
    let cycleIntake = cycle.flatMap { cycle in
      cycle.rate == nil ? nil : CycleIntake(food, today: today, length: cycle.length)
    }
    let line = EnergyBalance(intake: intake, line: weight.line)
    let paired = EnergyBalance(intake: cycleIntake, rate: cycle)
    self.intake = intake
    self.weight = weight
    self.density = density
    self.cycle = cycle
    self.cycleIntake = cycleIntake
    method = paired == nil ? .leastSquares : .byCycle
    days = paired?.days ?? IntakeWindow.usual.days
    rate = paired?.rate ?? weight.line.fit?.rate
    let hasWeight = weight.isValid || paired != nil
    guard intake.isValid, hasWeight, let balance = paired ?? line else {
      standardError = nil
      status = .unavailable(
        intake.isValid ? .needsWeight : hasWeight ? .needsFood : .needsFoodAndWeight)
      return
    }
    standardError = balance.standardError(of: density)
    status = balance.status(of: density)
  }
}
