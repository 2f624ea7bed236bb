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
      .reply("backtest.lead", ["forecasts": .integer(first.forecasts)]), .table(rows),
    ])
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
