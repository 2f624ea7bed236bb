/// The steps by which Bioloop's `HealthCalculator` scores a night.
enum SeedSleepSteps {
  /// 20 to 100 points for hours.
  static func points(hours: Double) -> Double {
    switch hours {
    case 8.5...9.5: 100
    case 9.5...: 85
    case 7.5...: 90
    case 7...: 80
    case 6.5...: 70
    case 6...: 60
    case 5...: 40
    default: 20
    }
  }

  /// 20 to 100 points for an efficiency of 0 to 1.
  static func points(efficiency: Double) -> Double {
    switch efficiency {
    case 0.90...: 100
    case 0.85...: 90
    case 0.80...: 80
    case 0.75...: 70
    case 0.70...: 60
    case 0.65...: 40
    default: 20
    }
  }

  /// 0 to 15 points that minutes awake take away.
  static func penalty(minutesAwake: Double) -> Double {
    switch minutesAwake {
    case ...5: 0
    case ...10: 2
    case ...20: 5
    case ...30: 10
    default: 15
    }
  }

  /// Green from 80, yellow from 60.
  static func light(_ points: Double) -> TrafficLight {
    TrafficLight(points, green: 80, yellow: 60)
  }
}
