/// All that Bloom may say of energy for a record.
package struct OwnEnergy: Hashable, Sendable {
  /// Why no energy is worked out; nil where nothing stands in the way.
  package let gate: EnergyGate?
  /// Her maintenance; nil behind a gate.
  package let estimate: EnergyEstimate?
  /// The budget of today; nil behind a gate.
  package let budget: BudgetAnswer?
  /// What she may want to know; empty behind a gate.
  package let notes: [EnergyNote]
  /// The smoothed weight in kg of the last 90 days, with a step for each of them; nil without a
  /// weight, and where nothing is said at all.
  package let trendWeight: ExponentialAverage?

  /// The days that the smoothed weight looks back.
  package static let trendDays = 90

  /// Works out what may be said.
  package init(_ record: EnergyRecord) {
    let gate = EnergyGate(record.profile)
    self.gate = gate
    trendWeight =
      gate?.isMute == true
      ? nil : ExponentialAverage(record.weights.days(Self.trendDays, through: record.today))
    guard gate == nil else {
      (estimate, budget, notes) = (nil, nil, [])
      return
    }
    let found = EnergyEstimate(record)
    estimate = found
    budget = BudgetAnswer(record, estimate: found)
    notes = EnergyNote.notes(on: record, estimate: found)
  }
}
