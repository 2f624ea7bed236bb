import Civil
import Physiology

/// Every start of every diary forecast from the ones before it.
///
/// From one known length on; cycles over 100 days are pauses and are not asked for. The same starts
/// are forecast again with a share of the earlier ones forgotten, and as of later days of the
/// running cycle, once no start has come by their end.
struct RollingOrigin {
  private let diaries: [CycleDiary]
  private let first = CivilDate(dayNumber: 18_000)

  /// The days of the running cycle on which the forecast is made again.
  private static let runningDays = [21, 28, 30, 32, 35]

  /// The shares of forgotten starts.
  private static let forgetting = [0.1, 0.2]

  private static let longestCycle = 100

  init(_ diaries: [CycleDiary]) { self.diaries = diaries }

  /// Adds all figures of all models.
  func report(into table: inout Table) {
    table.add("diaries", Double(diaries.count), decimals: 0)
    for name in ModelName.allCases { report(name, into: &table) }
    reportConfidence(into: &table)
    for share in Self.forgetting { reportMissedLogs(share, into: &table) }
  }

  private func report(_ name: ModelName, into table: inout Table) {
    let model = name.model
    let clean = score(model) { $0 }
    clean.report(name.rawValue, into: &table)
    for share in Self.forgetting {
      var random = SplitMix64(UInt64(share * 1000))
      let forgetful = score(model) { Self.forget(share, of: $0, using: &random).starts }
      let label = "\(name.rawValue), \(Int(share * 100)) % forgotten"
      table.add("\(label), mean error d", forgetful.meanError, decimals: 3)
      table.add("\(label), extra error d", forgetful.meanError - clean.meanError, decimals: 3)
      if let coverage = forgetful.coverage {
        table.add("\(label), window holds %", coverage * 100)
      }
    }
    for day in Self.runningDays {
      let running = score(model, on: day) { $0 }
      table.add("\(name.rawValue), day \(day), forecasts", Double(running.count), decimals: 0)
      table.add("\(name.rawValue), day \(day), mean error d", running.meanError, decimals: 3)
      running.reportWindow("\(name.rawValue), day \(day)", into: &table)
    }
  }

  /// Forecasts every start on some day of its cycle from what `remembered` leaves of the starts.
  private func score(
    _ model: any CycleModel, on day: Int = 0, remembered: ([CivilDate]) -> [CivilDate]
  ) -> ForecastScore {
    var score = ForecastScore()
    for (starts, length) in origins where length > day {
      if let forecast = forecast(model, remembered(starts), on: day) {
        score.add(forecast, length: length)
      }
    }
    return score
  }

  private func forecast(
    _ model: any CycleModel, _ starts: [CivilDate], on day: Int
  ) -> Forecast? {
    let history = CycleHistory(mending: starts.map { Period(start: $0) })
    let today = (starts.last ?? first) + day
    return day > 0
      ? model.forecast(history, today: today, notStartedThrough: today)
      : model.forecast(history, today: today)
  }

  /// The starts known so far and the length of the cycle that the last of them begins.
  private var origins: [(starts: [CivilDate], length: Int)] {
    diaries.flatMap { diary -> [(starts: [CivilDate], length: Int)] in
      var starts = [first]
      return diary.lengths.enumerated().compactMap { index, length in
        defer { starts.append(starts[starts.count - 1] + length) }
        return index > 0 && length <= Self.longestCycle ? (starts, length) : nil
      }
    }
  }

  /// Leaves out a share of the starts, never the first or the last, and says which gaps hide one.
  private static func forget(
    _ share: Double, of starts: [CivilDate], using random: inout SplitMix64
  ) -> (starts: [CivilDate], hiding: Set<CivilDate>) {
    var kept: [CivilDate] = []
    var hiding = Set<CivilDate>()
    for (index, start) in starts.enumerated() {
      let isEnd = index == 0 || index == starts.count - 1
      if isEnd || Double.random(in: 0..<1, using: &random) >= share {
        kept.append(start)
      } else if let last = kept.last {
        hiding.insert(last)
      }
    }
    return (kept, hiding)
  }

  private func reportConfidence(into table: inout Table) {
    var scores: [Confidence: ForecastScore] = [:]
    for (starts, length) in origins {
      guard let forecast = forecast(Adaptive(), starts, on: 0) else { continue }
      scores[forecast.confidence, default: ForecastScore()].add(forecast, length: length)
    }
    for word in Confidence.allCases.reversed() {
      guard let score = scores[word] else { continue }
      table.add("adaptive, \(word.rawValue), forecasts", Double(score.count), decimals: 0)
      table.add("adaptive, \(word.rawValue), mean error d", score.meanError, decimals: 3)
      table.add("adaptive, \(word.rawValue), within 2 d %", score.within(2) * 100)
    }
  }

  /// How many gaps that hide a start the adaptive model names as such in whole diaries, how many
  /// others too, and how many it would ask about.
  private func reportMissedLogs(_ share: Double, into table: inout Table) {
    var random = SplitMix64(UInt64(share * 1000) + 1)
    var named = 0
    var hidden = 0
    var alarms = 0
    var plain = 0
    var asked = 0
    for diary in diaries {
      let starts = diary.lengths.reduce(into: [first]) { $0.append($0[$0.count - 1] + $1) }
      let (kept, hiding) = Self.forget(share, of: starts, using: &random)
      guard let evidence = forecast(Adaptive(), kept, on: 0)?.evidence else { continue }
      asked += evidence.questions.count
      for reading in evidence.gaps {
        guard let missed = reading.missed else { continue }
        let isNamed = missed >= 0.5
        if hiding.contains(reading.gap.from) {
          hidden += 1
          named += isNamed ? 1 : 0
        } else {
          plain += 1
          alarms += isNamed ? 1 : 0
        }
      }
    }
    let label = "adaptive, \(Int(share * 100)) % forgotten"
    table.add("\(label), named %", 100 * Double(named) / Double(max(hidden, 1)))
    table.add("\(label), false alarms %", 100 * Double(alarms) / Double(max(plain, 1)), decimals: 2)
    table.add("\(label), asked %", 100 * Double(asked) / Double(max(hidden + plain, 1)))
  }
}
