import Civil
import Knowledge
import Language
import Physiology

/// What a message dates a pregnancy by.
struct DatingReading {
  /// What it is dated by; nil where the message does not say.
  let method: DatingMethod?

  /// An embryo was transferred and its age was not told.
  let lacksEmbryoAge: Bool

  /// Whether its words leave no doubt that a pregnancy is meant.
  let isOfPregnancy: Bool

  init(_ request: Request) {
    let slots = request.interpretation.slots
    let day: CivilDate? = if case .date(let day)? = slots[.date] { day } else { nil }
    let embryo = request.entities.lazy.compactMap(\.embryoAge).first
    let isTransfer = request.said.contains("told.transfer")
    isOfPregnancy =
      isTransfer || request.said.contains("told.conceived")
      || request.said.contains("told.pregnancy_dates")
    lacksEmbryoAge = isTransfer && day != nil && embryo == nil
    method =
      if case .date(let due)? = slots[.due] {
        .due(due)
      } else if case .date(let lmp)? = slots[.lmp] {
        .lmp(lmp)
      } else if let age = request.interpretation.ageTold {
        .scan(age, on: day.flatMap { $0 <= request.today ? $0 : nil } ?? request.today)
      } else if isTransfer, let day {
        embryo.map { .transfer(day, embryo: $0) }
      } else if request.said.contains("told.conceived"), let day {
        .conception(day)
      } else {
        nil
      }
  }
}

extension GestationalAge {
  /// An age by numbers as they were told; nil where no pregnancy is that old.
  init?(told weeks: Double, days: Double?) {
    guard let weeks = weeks.whole, let days = (days ?? 0).whole else { return nil }
    self.init(weeks: weeks, days: days)
  }
}

extension Interpretation {
  /// The weeks and days told of a pregnancy.
  var ageTold: GestationalAge? {
    slots[.weeks]?.number.flatMap {
      GestationalAge(told: $0, days: slots[.days]?.number)
    }
  }
}

extension Entity {
  /// The days an embryo had grown: "day 5", "a 3 day transfer".
  fileprivate var embryoAge: EmbryoAge? {
    switch value {
    case .number(let days), .duration(let days, _, .day):
      days.whole.flatMap(EmbryoAge.init)
    default: nil
    }
  }
}
