import Civil
import Journal
import Physiology

/// What of the record a question is about.
enum QueryMeasure: Hashable, Sendable {
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
  case text(TextKind, of: String?)
  case entries
  case cycleLength
  case periodLength
  case cycleDay
  case late

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

  /// Whether its values add up, rather than being averaged.
  var isSummed: Bool {
    switch self {
    case .metric(let metric, _): metric.isSummed
    case .intake, .product, .distance, .kicks: true
    default: false
    }
  }

  /// Whether it is something that is there or not on a day.
  var isOfDays: Bool {
    switch self {
    case .sign, .mood, .moods, .flow, .sex, .test, .medicine: true
    default: false
    }
  }
}

/// Which tests are meant.
enum QueryTest: Hashable, Sendable {
  case any, ovulation, pregnancy
  /// One that was positive, of either kind.
  case positive, positiveOvulation, positivePregnancy
  case negative
}
