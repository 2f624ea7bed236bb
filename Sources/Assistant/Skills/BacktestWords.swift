import Civil
import Knowledge
import MessageFormat
import Physiology

/// How each model would have done on her own record, put into replies.
struct BacktestWords {
  private let scene: Scene
  private let results: [Backtest]

  init(_ scene: Scene) {
    self.scene = scene
    results = scene.cycle.backtests(today: scene.today)
  }

  var outcome: Outcome {
    guard scene.mode != .general else { return .say("general.no_cycle") }
    guard let first = results.first else {
      return .say(
        "backtest.few",
        [
          "needed": .integer(Backtest.lengthsBefore + 1),
          "known": .integer(scene.cycle.history.lengths.count),
        ])
    }
    let rows = results.map { result in
      Part.Row(label: .reply("backtest.model." + result.model.rawValue), value: value(result))
    }
    return Outcome(parts: [
      .reply("backtest.lead", ["forecasts": .integer(first.forecasts)]), .table(rows), best,
    ])
  }

  /// The model that came nearest, or that none did by a tenth of a day.
  private var best: Part {
    func tenths(_ result: Backtest) -> Int { Int((result.meanError * 10).rounded()) }
    let least = results.map(tenths).min()
    let nearest = results.filter { tenths($0) == least }
    guard nearest.count < results.count else { return .reply("backtest.level") }
    let isLittle = (results.first?.forecasts ?? 0) < 12
    return .framed(
      isLittle ? "backtest.best_few" : "backtest.best", [:], name: "best",
      parts: nearest.map { .reply("backtest.model." + $0.model.rawValue) })
  }

  private func value(_ result: Backtest) -> Part {
    var variables: [String: Argument] = [
      "error": .number(result.meanError),
      "near": .integer(Int((result.withinTwoDays * 100).rounded())),
    ]
    guard let inside = result.insideWindow else { return .reply("backtest.row", variables) }
    variables["inside"] = .integer(Int((inside * 100).rounded()))
    return .reply("backtest.row_window", variables)
  }
}
