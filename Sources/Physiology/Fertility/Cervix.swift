public import Civil

/// How the cervix felt on a day.
public struct Cervix: Hashable, Sendable {
  /// How far it is open.
  public enum Opening: String, CaseIterable, Sendable {
    case closed, medium, open
  }

  /// How firm it is.
  public enum Firmness: String, CaseIterable, Sendable {
    case hard, soft
  }

  /// The day.
  public let date: CivilDate

  /// How far it is open.
  public let opening: Opening

  /// How firm it is.
  public let firmness: Firmness

  /// Records what was felt.
  public init(on date: CivilDate, _ opening: Opening, _ firmness: Firmness) {
    self.date = date
    self.opening = opening
    self.firmness = firmness
  }

  /// Whether it is a fertile sign: anything but closed and hard.
  public var isFertile: Bool { opening != .closed || firmness != .hard }
}

/// The day after which the cervix closes and hardens, which supports other signs of ovulation.
///
/// The last fertile day followed by three readings that are closed and hard, with no fertile
/// reading until the temperature evaluation is complete (Sensiplan).
public struct CervixShift: Hashable, Sendable {
  /// The last fertile day.
  public let date: CivilDate

  /// The day of the third reading that is closed and hard.
  public let completedOn: CivilDate

  /// Finds the change among the readings of one cycle, in any order; nil where there is none yet.
  ///
  /// Of several readings on one day a fertile one counts. With the day on which a temperature
  /// evaluation was complete it is the first change that holds until then, without one the last.
  public init?(in readings: [Cervix], temperatureCompletedOn completed: CivilDate? = nil) {
    let days = Dictionary(grouping: readings, by: \.date)
      .map { date, readings in (date: date, isFertile: readings.contains(where: \.isFertile)) }
      .sorted { $0.date < $1.date }
    let changes = days.indices.filter { index in
      days[index].isFertile && FollowUp.isComplete(after: index, in: days) { !$0.isFertile }
    }
    let held = completed.map { completed in
      changes.first { index in
        !days[(index + 1)...].contains { $0.date <= completed && $0.isFertile }
      }
    }
    guard let index = held ?? changes.last else { return nil }
    date = days[index].date
    completedOn = days[index + FollowUp.readings].date
  }
}
