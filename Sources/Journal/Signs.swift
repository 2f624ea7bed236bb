import Civil
public import Physiology

/// The fertility signs that the entries hold.
extension Journal {
  /// Waking temperatures, ovulation tests, mucus and cervix, as far as the days tell them.
  ///
  /// A temperature counts as disturbed where she marked it so, on a day with a fever or an
  /// illness, with 38 °C or more, and when it was taken elsewhere than most of the same cycle were.
  public var signs: FertilitySigns {
    var signs = FertilitySigns()
    var feverish: Set<CivilDate> = []
    var isRouted = false
    entries.read(signPlaces) { entry in
      if entry.fact.isFever { feverish.insert(entry.date) }
      if case .temperature(let reading) = entry.fact, reading.route != nil { isRouted = true }
    }
    let ill = breaks.filter { $0.reason == .illness }
    let starts = isRouted ? periods.map(\.start) : []
    let routes = isRouted ? usualRoutes(in: starts) : [:]
    entries.read(signPlaces) { entry in
      let date = entry.date
      switch entry.fact {
      case .temperature(let reading):
        let route = isRouted ? routes[starts.last(notAfter: date)] ?? nil : nil
        let isElsewhere = reading.route != nil && reading.route != route
        let disturbance: TemperatureReading.Disturbance? =
          feverish.contains(date) || ill.contains { $0.contains(date) }
          ? .fever : reading.isDisturbed ? .unnamed : isElsewhere ? .otherPlace : nil
        TemperatureReading(
          on: date, celsius: reading.celsius, disturbance: disturbance
        ).map { signs.temperatures.append($0) }
      case .test(.ovulation(let result)):
        OvulationTest.Result(rawValue: result.rawValue)
          .map { signs.tests.append(OvulationTest(on: date, $0)) }
      case .discharge(let discharge):
        signs.mucus.append(CervicalMucus(on: date, discharge.quality))
      case .cervix(let opening, let firmness):
        signs.cervix.append(Cervix(on: date, opening, firmness))
      default: break
      }
    }
    return signs
  }

  /// Where most temperatures of each cycle were taken, by its start; nil keeps those before one.
  private func usualRoutes(in starts: [CivilDate]) -> [CivilDate?: Temperature.Route] {
    var counts: [CivilDate?: [Temperature.Route: Int]] = [:]
    for place in signPlaces {
      guard case .temperature(let reading) = entries[place].fact, let route = reading.route else {
        continue
      }
      counts[starts.last(notAfter: entries[place].date), default: [:]][route, default: 0] += 1
    }
    return counts.compactMapValues { counts in
      Temperature.Route.allCases.max { counts[$0] ?? 0 < counts[$1] ?? 0 }
    }
  }
}

extension Fact {
  /// Whether it tells of fertility, or of a fever that makes what does unsure.
  var isSign: Bool {
    switch self {
    case .temperature, .test(.ovulation), .discharge, .cervix: true
    default: isFever
    }
  }

  /// Whether it speaks of a fever: an illness, the symptom, or 38 °C and more.
  fileprivate var isFever: Bool {
    switch self {
    case .text(.factor, "illness"): true
    case .symptom("fever", let severity, _, _): severity != Severity.none
    case .temperature(let reading): reading.celsius >= 38
    default: false
    }
  }
}

extension Discharge {
  /// How close to fertile it is: sticky and creamy count as better, watery as the best.
  fileprivate var quality: CervicalMucus.Quality {
    switch self {
    case .dry: .dry
    case .sticky, .creamy: .better
    case .watery, .eggwhite: .best
    }
  }
}
