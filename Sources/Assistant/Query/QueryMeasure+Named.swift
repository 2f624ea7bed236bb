import Clauses
import Journal
import Language
import Physiology

extension QueryMeasure {
  /// What a name of `dialogue/query.rec` stands for.
  init?(named id: String) {
    let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
    switch parts.first ?? "" {
    case "period": self = .period
    case "period_length": self = .periodLength
    case "cycle": self = .cycleLength
    case "cycle_day": self = .cycleDay
    case "late": self = .late
    case "bleeding": self = .flow(parts.count > 1 ? Flow(rawValue: parts[1]) : nil)
    case "note": self = .text(.note, of: nil)
    case "gratitude": self = .text(.gratitude, of: nil)
    case "visit": self = .text(.appointment, of: nil)
    case "entries": self = .entries
    case "sex": self = .sex
    case "sign":
      guard let term = parts.last.flatMap(Term.init(rawValue:)) else { return nil }
      self = .sign(term)
    case "kicks": self = .kicks
    case "birth": self = .ended(.birth)
    case "loss": self = .ended(.loss)
    case "factor": self = .text(.factor, of: parts.last)
    case "scan": self = .text(.appointment, of: parts.last)
    case "discharge": self = .discharge(parts.count > 1 ? Discharge(rawValue: parts[1]) : nil)
    case "meal": self = .meal(parts.count > 1 ? Food.Meal(rawValue: parts[1]) : nil)
    case "unkept": self = .unkept(parts.last ?? id)
    case "medicine": self = .medicine(nil)
    case "movement": self = .activity(nil)
    case "distance": self = .distance(nil)
    case "mood": self = parts.count > 1 ? .moods(isGood: parts[1] == "good") : .mood
    case "test":
      switch parts.count > 1 ? parts[1] : "" {
      case "positive": self = .test(.positive)
      case "negative": self = .test(.negative)
      case "ovulation": self = .test(.ovulation)
      case "pregnancy": self = .test(.pregnancy)
      default: self = .test(.any)
      }
    case "metric":
      if let intake = parts.last.flatMap(Intake.init) {
        self = .intake(intake, of: nil)
        return
      }
      guard parts.count > 1, case .measure(let metric, let id)? = Subject(id: parts[1]) else {
        return nil
      }
      self = .metric(metric, id: id)
    default: return nil
    }
  }

  /// What a word of a cell stands for in a question.
  init?(_ thing: NamedThing, _ message: Message) {
    switch thing.type {
    case "scale", "times", "size": self.init(scale: thing.measure)
    case "count": self.init(count: thing)
    case "dose": self = .medicine(thing.concept.isEmpty ? thing.measure : thing.concept)
    case "dur":
      self = .activity(thing.measure)
    case "hours", "temp", "weight", "volume", "rate", "sugar", "steps", "bp":
      guard let measure = Self.metric(Self.metricIDs[thing.measure] ?? thing.measure) else {
        return nil
      }
      self = measure
    case "mood": self = .mood
    case "moodword":
      guard let term = Term(rawValue: thing.concept) else { return nil }
      self = .sign(term)
    case "flow": self = .flow(nil)
    case "test": self.init(test: thing)
    case "appt":
      self = .text(
        .appointment, of: message.tokens[thing.tokens].map(\.text).joined(separator: " "))
    case "event" where thing.measure == "sex": self = .sex
    case "word":
      switch thing.measure {
      case "flow": self = .flow(Flow(rawValue: thing.concept))
      case "libido": self = .metric(.libido, id: "libido")
      default: return nil
      }
    default: return nil
    }
  }

  private static let metricIDs = [
    "temp": "bbt", "bp": "blood_pressure", "rhr": "heart_rate", "hr": "heart_rate",
  ]

  private static func metric(_ id: String) -> QueryMeasure? {
    guard case .measure(let metric, let id)? = Subject(id: id) else { return nil }
    return .metric(metric, id: id)
  }

  private init?(scale name: String) {
    if let metric = Self.metric(name) {
      self = metric
    } else if let term = Term(rawValue: name) {
      self = .sign(term)
    } else {
      return nil
    }
  }

  private init?(count thing: NamedThing) {
    switch thing.measure {
    case "product":
      guard let product = FlowProduct(rawValue: thing.concept) else { return nil }
      self = .product(product)
    case "kicks": self = .kicks
    case "acne": self = .sign("acne")
    default:
      guard let intake = Intake(rawValue: thing.measure) else { return nil }
      let name = thing.concept == intake.rawValue ? nil : thing.concept
      self = .intake(intake, of: name)
    }
  }

  private init(test thing: NamedThing) {
    let isOvulation = thing.measure == "opk"
    guard thing.isValue else {
      self = .test(isOvulation ? .ovulation : thing.measure == "pregnancy_test" ? .pregnancy : .any)
      return
    }
    switch thing.concept {
    case "positive", "peak": self = .test(.positive)
    case "negative": self = .test(.negative)
    default: self = .test(isOvulation ? .ovulation : .any)
    }
  }
}
