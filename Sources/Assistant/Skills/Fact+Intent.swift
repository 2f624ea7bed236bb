import Journal
import Knowledge

extension Fact {
  /// The intent that tells it in words, for the record; nil where none does.
  var intent: IntentID? {
    switch self {
    case .period(let mark): IntentID("log.period_" + mark.rawValue)
    case .flow, .product: "log.flow"
    case .symptom("cramps", _, _, _): "log.cramps"
    case .symptom: "log.symptom"
    case .mood: "log.mood"
    case .discharge, .cervix: "log.discharge"
    case .skin: "log.skin"
    case .temperature: "log.bbt"
    case .test(.ovulation): "log.opk"
    case .test(.pregnancy): "log.pregnancy_test"
    case .sex, .libido: "log.sex"
    case .sleep: "log.sleep"
    case .scale: "log.scale"
    case .amount(let quantity, _): quantity.intent
    case .drink: "log.water"
    case .intake(.caffeine, _, _): "log.caffeine"
    case .intake(.alcohol, _, _): "log.alcohol"
    case .supplement: "log.supplement"
    case .food: "log.food"
    case .activity(let activity, _, _): activity.intent
    case .kicks: "log.kicks"
    case .contraction: "log.contraction"
    case .bloodPressure: "log.measure"
    case .text(let kind, _): kind.intent
    case .mode: "mode.set"
    case .pregnancy(.ended): "mode.set"
    case .pregnancy: "preg.set_dates"
    case .pause, .gap, .asked: "log.factor"
    case .reminder: "remind.set"
    case .about, .unknown: nil
    }
  }
}

extension Quantity {
  fileprivate var intent: IntentID {
    switch self {
    case .water: "log.water"
    case .weight: "log.weight"
    default: "log.measure"
    }
  }
}

extension Activity {
  fileprivate var intent: IntentID {
    switch self {
    case .yoga: "log.yoga"
    case .breathing: "log.breathing"
    case .exercise, .pelvicFloor: "log.exercise"
    }
  }
}

extension TextKind {
  fileprivate var intent: IntentID {
    switch self {
    case .gratitude: "log.gratitude"
    case .factor, .outcome: "log.factor"
    case .appointment: "log.appointment"
    case .done, .todo: "log.checklist_done"
    case .favourite: "content.affirmation_fav"
    case .birthPlan: "content.birth_plan"
    case .note, .tracked, .baby: "log.note"
    }
  }
}
