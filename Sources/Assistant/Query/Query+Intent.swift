import Journal
import Knowledge
import Physiology

extension Query {
  /// The intent of the contract that comes nearest.
  var intent: IntentID {
    switch measure {
    case .entries: "cycle.day_view"
    case .period, .flow:
      aggregate == .list || measure == .period ? "cycle.history" : "insight.trend"
    case .cycleLength, .periodLength: "cycle.stats"
    case .cycleDay: "cycle.day"
    case .late: "cycle.late"
    case .metric(.sleep, _): "insight.sleep"
    case .metric(.amount(.water), _): "insight.water"
    case .kicks: .kickHistory
    default: "insight.trend"
    }
  }
}
