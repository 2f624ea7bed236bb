import Civil
import Journal
import Physiology

/// What of the record a question is about.
indirect enum QueryMeasure: Hashable, Sendable {
  /// A number, by the id it is named by.
  case metric(Metric, id: String)
  /// Cups and the like of one drink; of any where it names none.
  case intake(Intake, of: String?)
  /// A symptom or a mood.
  case sign(Term)
  case mood
  /// Moods that are good, or that are bad.
  case moods(isGood: Bool)
  /// Bleeding, of one strength where it names one.
  case flow(Flow?)
  /// Periods, by their first days.
  case period
  case test(QueryTest)
  case sex
  case medicine(String?)
  case product(FlowProduct)
  /// Movement of any kind, or one by its name.
  case activity(String?)
  case distance(String?)
  case kicks
  /// The minutes that counts of movements took.
  case kickMinutes
  case discharge(Discharge?)
  /// What was eaten, at one meal where it names one, by its energy.
  case meal(Food.Meal?)
  /// Anything eaten, by a word of its name.
  case food(String)
  /// On which day of its cycle something fell.
  case dayOf(QueryMeasure)
  /// How far a pregnancy was when something fell.
  case weeksAt(QueryMeasure)
  /// The days of ovulation, by signs where there are any, else by estimate.
  case ovulation
  /// How a pregnancy ended, by its day.
  case ended(PregnancyMark.Ending)
  /// Something that is asked of and never kept, by the name of its reply.
  case unkept(String)
  case text(TextKind, of: String?)
  case entries
  case cycleLength
  case periodLength
  case cycleDay
  case late

  /// The kinds of facts that may hold it; nil where any may.
  var kinds: [FactKind]? {
    switch self {
    case .metric(let metric, _): metric.kinds
    case .intake: [.intake]
    case .sign: [.symptom, .mood]
    case .mood, .moods: [.mood]
    case .flow: [.flow]
    case .test: [.test]
    case .sex: [.sex]
    case .medicine: [.supplement]
    case .product: [.product]
    case .activity: [.activity]
    case .distance: [.activity, .amount]
    case .kicks, .kickMinutes: [.kicks]
    case .discharge: [.discharge]
    case .meal, .food: [.food]
    case .ended: [.pregnancy]
    case .text: [.text]
    case .entries: nil
    case .period, .periodLength, .cycleLength, .cycleDay, .late, .dayOf, .weeksAt, .ovulation,
      .unkept:
      []
    }
  }

  /// Whether it speaks of cycles.
  var isOfCycle: Bool {
    switch self {
    case .period, .cycleLength, .periodLength, .cycleDay, .late: true
    default: false
    }
  }

  /// Whether more of it is better, so that the worst is the least.
  var isBetterHigh: Bool {
    switch self {
    case .metric(.sleep, _), .metric(.scale(.energy), _), .metric(.scale(.moodScore), _),
      .metric(.scale(.sleepScore), _), .metric(.amount(.hrv), _):
      true
    default: false
    }
  }

  /// Whether each entry is one of its own, however many a day has.
  var isOfEntries: Bool {
    switch self {
    case .activity, .distance, .kicks, .kickMinutes, .meal, .food, .dayOf, .weeksAt, .text, .period,
      .cycleLength,
      .periodLength:
      true
    default: false
    }
  }

  /// Whether its values add up, rather than being averaged.
  var isSummed: Bool {
    switch self {
    case .metric(let metric, _): metric.isSummed
    case .intake, .product, .distance, .kicks, .kickMinutes, .meal, .food: true
    default: false
    }
  }

  /// Whether it is something that is there or not on a day.
  var isOfDays: Bool {
    switch self {
    case .sign, .mood, .moods, .flow, .sex, .test, .medicine, .discharge, .ovulation: true
    default: false
    }
  }
}

/// Which tests are meant.
enum QueryTest: Hashable, Sendable {
  case any, ovulation, pregnancy
  /// One that was positive, of either kind.
  case positive, positiveOvulation, positivePregnancy
  case negative, negativeOvulation, negativePregnancy
}
