/// How strong a symptom was, in words.
public enum Severity: String, CaseIterable, Sendable {
  case none, mild, moderate, severe
}

/// What the vaginal discharge was like.
public enum Discharge: String, CaseIterable, Sendable {
  case dry, sticky, creamy, watery, eggwhite
}

/// What the skin was like.
public enum Skin: String, CaseIterable, Sendable {
  case clear, oily, dry, acne, glowing
}

/// A result of a test for ovulation or pregnancy.
public enum TestResult: Hashable, Sendable {
  case ovulation(OvulationResult)
  case pregnancy(PregnancyResult)
}

/// What an ovulation (LH) test showed; monitors say low, high and peak.
public enum OvulationResult: String, CaseIterable, Sendable {
  case negative, faint, low, high, positive, peak
}

/// What a pregnancy test showed.
public enum PregnancyResult: String, CaseIterable, Sendable {
  case negative, faint, positive
}

/// How much she felt like sex.
public enum Libido: String, CaseIterable, Sendable {
  case low, medium, high
}

/// A body temperature as it was read.
public struct Temperature: Hashable, Sendable {
  /// 30…45 in °C, 86…113 in °F.
  public var value: Amount
  public var unit: Unit
  /// Where it was taken; readings of different routes do not compare.
  public var route: Route?
  /// True when fever, drink, travel or a short night makes the reading unfit for a curve.
  public var isDisturbed: Bool

  /// Takes a reading.
  public init(_ value: Amount, _ unit: Unit, route: Route? = nil, isDisturbed: Bool = false) {
    self.value = value
    self.unit = unit
    self.route = route
    self.isDisturbed = isDisturbed
  }

  /// The scale of the reading.
  public enum Unit: String, CaseIterable, Sendable {
    case celsius = "C"
    case fahrenheit = "F"

    package var range: ClosedRange<Amount> {
      self == .celsius ? 30...45 : 86...113
    }

    /// The scale that a reading without one is in: no body is at 60 °C, nor at 60 °F.
    public init(guessing value: Amount) { self = value > 60 ? .fahrenheit : .celsius }
  }

  /// Where a thermometer was.
  public enum Route: String, CaseIterable, Sendable {
    case oral, vaginal, rectal, armpit, ear, forehead, wrist, finger
  }

  /// The reading in °C.
  public var celsius: Double { unit == .celsius ? value.value : (value.value - 32) / 1.8 }
}

/// What is counted or measured as one number with a fixed unit.
public enum Quantity: String, CaseIterable, Sendable {
  case water, weight, pulse, hrv, glucose, spo2, vo2max, steps, distance, waist
  case bodyFat = "body_fat"
  /// Of a night: until she fell asleep, awake after that, how often, and in deep and REM sleep.
  case sleepLatency = "sleep_latency"
  case awake, wakings
  case deepSleep = "deep_sleep"
  case remSleep = "rem_sleep"
  /// Of a day: energy burned by moving, and the minutes in each zone of the pulse.
  case activeEnergy = "active_energy"
  case zone1, zone2, zone3, zone4, zone5

  /// The minutes of a night that were no sleep, or of one sort of sleep.
  package static let partsOfNight: [Quantity] = [.sleepLatency, .awake, .deepSleep, .remSleep]

  /// The zones of the pulse, the easiest first.
  public static let zones: [Quantity] = [.zone1, .zone2, .zone3, .zone4, .zone5]

  /// The unit that is written behind the number, if it has one.
  public var unit: String? {
    switch self {
    case .water: "ml"
    case .weight: "kg"
    case .pulse: "bpm"
    case .hrv: "ms"
    case .glucose: "mmol/l"
    case .spo2, .bodyFat: "%"
    case .vo2max: "ml/kg/min"
    case .steps: nil
    case .distance: "km"
    case .waist: "cm"
    case .wakings: nil
    case .activeEnergy: "kcal"
    case .sleepLatency, .awake, .deepSleep, .remSleep, .zone1, .zone2, .zone3, .zone4, .zone5: "min"
    }
  }

  /// The numbers that can be a true reading in that unit; wide on purpose.
  public var range: ClosedRange<Amount> {
    switch self {
    case .water: 1...20_000
    case .weight: 20...400
    case .pulse: 20...250
    case .hrv: 1...400
    case .glucose: 0.5...60
    case .spo2: 50...100
    case .vo2max: 5...100
    case .steps: 0...200_000
    case .distance: 0...1_000
    case .waist: 30...300
    case .bodyFat: 2...75
    case .wakings: 0...60
    case .activeEnergy: 0...10_000
    case .sleepLatency, .awake, .deepSleep, .remSleep: 0...960
    case .zone1, .zone2, .zone3, .zone4, .zone5: 0...1_440
    }
  }
}
