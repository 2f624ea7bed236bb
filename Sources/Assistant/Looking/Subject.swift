import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a look back is about.
enum Subject: Hashable {
  /// Something with a number.
  case measure(Metric, id: String)
  /// A symptom or a mood.
  case sign(Term)
  /// Any mood.
  case mood
  case cycleLength
  case periodLength
  case sex
  /// Movement of any kind, counted in sessions.
  case sessions(Activity?)

  /// Reads the id that a slot holds; nil for what is never logged as a number or a sign.
  init?(id: String) {
    if let measure = Self.measures[id] {
      self = .measure(measure, id: Self.names[id] ?? id)
      return
    }
    switch id {
    case "mood": self = .mood
    case "cycle_length", "cycle": self = .cycleLength
    case "period_length", "period": self = .periodLength
    case "sex": self = .sex
    case "exercise": self = .sessions(nil)
    case "yoga": self = .sessions(.yoga)
    default:
      guard !Self.others.contains(id), let term = Term(rawValue: id) else { return nil }
      self = .sign(term)
    }
  }

  private static let measures: [String: Metric] = [
    "weight": .amount(.weight), "bbt": .temperature, "temperature": .temperature,
    "sleep": .sleep, "heart_rate": .amount(.pulse), "pulse": .amount(.pulse),
    "rhr": .amount(.pulse),
    "hrv": .amount(.hrv), "glucose": .amount(.glucose), "body_fat": .amount(.bodyFat),
    "spo2": .amount(.spo2), "vo2max": .amount(.vo2max), "steps": .amount(.steps),
    "sleep_latency": .amount(.sleepLatency), "awake": .amount(.awake),
    "wakings": .amount(.wakings), "deep_sleep": .amount(.deepSleep),
    "rem_sleep": .amount(.remSleep), "active_energy": .amount(.activeEnergy),
    "zone1": .amount(.zone1), "zone2": .amount(.zone2), "zone3": .amount(.zone3),
    "zone4": .amount(.zone4), "zone5": .amount(.zone5), "distance": .amount(.distance),
    "waist": .amount(.waist), "water": .amount(.water),
    "energy": .scale(.energy), "stress": .scale(.stress), "stress_level": .scale(.stress),
    "hunger": .scale(.hunger), "mood_score": .scale(.moodScore),
    "sleep_score": .scale(.sleepScore), "caffeine": .intake(.caffeine),
    "alcohol": .intake(.alcohol), "blood_pressure": .systolic, "flow": .flow,
    "libido": .libido, "pain": .pain(nil), "movement": .activity(nil), "calories": .calories,
  ]
  private static let names = [
    "temperature": "bbt", "pulse": "heart_rate", "rhr": "heart_rate", "stress_level": "stress",
  ]
  /// The ids of all measures.
  static let measureNames = Set(measures.keys.map { names[$0] ?? $0 }).sorted()
  private static let others: Set<String> = [
    "note", "discharge", "kicks", "contraction", "symptoms", "pregnancy_test", "opk",
  ]

  /// Its id for hosts.
  var id: String {
    switch self {
    case .measure(_, let id): id
    case .sign(let term): term.rawValue
    case .mood: "mood"
    case .cycleLength: "cycle_length"
    case .periodLength: "period_length"
    case .sex: "sex"
    case .sessions(nil): "exercise"
    case .sessions(let activity?): activity.rawValue
    }
  }

  /// Whether it speaks of cycles.
  var isOfCycles: Bool {
    switch self {
    case .cycleLength, .periodLength, .measure(.flow, _), .measure(.temperature, _): true
    default: false
    }
  }
}

extension Subject {
  /// The same as a question of the record would have it.
  var measure: QueryMeasure {
    switch self {
    case .measure(.flow, _): .flow(nil)
    case .measure(let metric, let id): .metric(metric, id: id)
    case .sign(let term): .sign(term)
    case .mood: .mood
    case .cycleLength: .cycleLength
    case .periodLength: .periodLength
    case .sex: .sex
    case .sessions(let activity): .activity(activity?.rawValue)
    }
  }

  /// What a question of the record is about, where it is something looked back on.
  init?(_ measure: QueryMeasure) {
    switch measure {
    case .metric(let metric, let id): self = .measure(metric, id: id)
    case .intake(let intake, nil): self = .measure(.intake(intake), id: intake.rawValue)
    case .flow(nil): self = .measure(.flow, id: "flow")
    case .sign(let term): self = .sign(term)
    case .mood: self = .mood
    case .cycleLength: self = .cycleLength
    case .period, .periodLength: self = .periodLength
    case .sex: self = .sex
    case .activity(let name):
      guard let name else {
        self = .measure(.activity(nil), id: "movement")
        return
      }
      guard let activity = Activity(rawValue: name) else { return nil }
      self = .sessions(activity)
    default: return nil
    }
  }
}
