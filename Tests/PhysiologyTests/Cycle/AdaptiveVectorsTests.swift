import Civil
import Foundation
import Physiology
import Testing

/// A line of `vectors/adaptive_forecast.jsonl`.
private struct FirstForecast: Decodable {
  let gaps: [Int]
  let predictedLength: Int
  let low: Int
  let high: Int
  let probability: Double
  let pMissed: [Double?]
  let pmf: [String: Double]
}

/// A line of `vectors/adaptive_more.jsonl`.
private struct FurtherForecast: Decodable {
  let kind: String
  let gaps: [Int]?
  let notStartedThrough: Int?
  let cycles: Int?
  let cyclesInGap: [String: Int]?
  let periods: [Int]?
  let estimate: Double?
  let point: Int?
  let low: Int?
  let high: Int?
  let mass: Double?
}

@Suite(.enabled(if: Shared.isThere, "BLOOM_SHARED is not set: the folder of outside test data"))
struct AdaptiveVectorsTests {
  private let model = Adaptive()
  private let start = CivilDate(dayNumber: 18_000)

  @Test func `every chance of every golden forecast is met`() throws {
    let lines = try Shared.lines("vectors/adaptive_forecast.jsonl", as: FirstForecast.self)
    #expect(lines.count >= 12)
    for line in lines {
      let history = CycleHistory(gaps: line.gaps, from: start)
      let forecast = try #require(model.forecast(history, today: history.lastStart))
      #expect(forecast.cycleLength == line.predictedLength)
      #expect(forecast.low == line.low && forecast.high == line.high)
      #expect(abs(try #require(forecast.probability) - line.probability) < 1e-6)
      let pmf = try #require(forecast.pmf)
      for (day, chance) in line.pmf {
        #expect(abs(pmf[try #require(Int(day))] - chance) < 1e-6, "\(line.gaps) on day \(day)")
      }
      let missed = try #require(forecast.evidence).gaps.map(\.missed)
      #expect(missed.count == line.pMissed.count)
      for (found, expected) in zip(missed, line.pMissed) {
        #expect((found == nil) == (expected == nil))
        #expect(abs((found ?? 0) - (expected ?? 0)) < 6e-6, "\(line.gaps): \(missed)")
      }
    }
  }

  @Test func `later days, later cycles and confirmed gaps are met`() throws {
    let lines = try Shared.lines("vectors/adaptive_more.jsonl", as: FurtherForecast.self)
    #expect(Set(lines.map(\.kind)) == ["as_of", "ahead", "confirmed", "period_length"])
    for line in lines {
      if line.kind == "period_length" {
        let estimate = PeriodLength.discounted(of: try #require(line.periods))
        #expect(abs(estimate - (try #require(line.estimate))) < 1e-6)
        continue
      }
      let found = try #require(try window(of: line))
      #expect(found.days == [line.point, line.low, line.high], "\(line)")
      #expect(abs(found.mass - (try #require(line.mass))) < 1e-6, "\(line)")
    }
  }

  /// The expected day and the window, in days from the last start, that a line asks for.
  private func window(of line: FurtherForecast) throws -> (days: [Int?], mass: Double)? {
    let plain = CycleHistory(gaps: try #require(line.gaps), from: start)
    let last = try plain.lastStart
    if let count = line.cycles {
      return model.comingStarts(plain, today: last, count: count).last.map {
        (
          [$0.start - last, $0.window.lowerBound - last, $0.window.upperBound - last],
          $0.probability
        )
      }
    }
    let confirmed = (line.cyclesInGap ?? [:]).compactMap { index, cycles in
      Int(index).map {
        ConfirmedGap(after: plain.periods[$0].start, missingStarts: cycles - 1)
      }
    }
    let history = try CycleHistory(periods: plain.periods, confirmed: confirmed)
    let through = last + (line.notStartedThrough ?? 0)
    let forecast = model.forecast(history, today: through, notStartedThrough: through)
    return forecast.flatMap { found in
      found.probability.map { ([found.cycleLength, found.low, found.high], $0) }
    }
  }
}
