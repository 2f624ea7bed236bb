import Civil
import Knowledge
import Physiology

extension Request {
  /// The phase or mode that content is marked with.
  var stage: Stage { stage(on: today) }

  /// The phase or mode of a day.
  func stage(on day: CivilDate) -> Stage {
    if isAfterLoss { return .general }
    switch mode {
    case .pregnancy: return .pregnancy
    case .ttc: return .ttc
    case .postpartum: return .postpartum
    case .general, .perimenopause: return .general
    case .cycle:
      guard case .phase(let phase) = cycle.kind(of: day) else { return .general }
      return Stage(phase)
    }
  }
}

extension Stage {
  /// The stage of life that a phase is.
  init(_ phase: CyclePhase) {
    self =
      switch phase {
      case .menstrual: .menstrual
      case .follicular: .follicular
      case .ovulation: .ovulation
      case .luteal: .luteal
      }
  }
}
