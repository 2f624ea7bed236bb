import Civil
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What it costs in a diary of twenty years to correct what was just noted, an old day, and to take
/// that back: the time beyond that of the same in an empty diary, in the middle of many.
struct CorrectionTrial {
  private let writing: WritingTrial
  private static let years = 20
  /// In milliseconds.
  private static let limit = 20.0

  init(_ writing: WritingTrial) { self.writing = writing }

  func run(_ rounds: Int) throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    let first = try times(years: 0, rounds)
    let last = try times(years: Self.years, rounds)
    for (number, line) in Self.lines.enumerated() where number > 0 {
      let cost = writing.isPlanted ? .infinity : last[number] - first[number]
      print("\(line): \(Int(last[number])) ms, \(Int(first[number])) ms in an empty diary")
      outcome.count(cost <= Self.limit, "\(line): \(cost) ms more")
    }
    return outcome
  }

  private static let lines = [
    "cramps 5/10", "no, cramps 6/10", "undo", "i had cramps 3/10 on sunday",
  ]

  /// How long each line takes, in milliseconds, in the middle of many runs.
  private func times(years: Int, _ rounds: Int) throws -> [Double] {
    var times = Self.lines.map { _ in [Double]() }
    let clock = ContinuousClock()
    try writing.inHome { home in
      if years > 0, let today = CivilDate(iso: "2026-03-09") {
        let bytes = TalkSuite.journal(before: today, years: years).bytes
        _ = FileManager.default.createFile(atPath: home + "/me.journal", contents: Data(bytes))
      }
      let chat = try ChildProgram(writing.program, ["--json"] + writing.options(home))
      for _ in 0..<max(9, rounds) {
        for (number, line) in Self.lines.enumerated() {
          let start = clock.now
          chat.write(line + "\n")
          guard chat.line() != nil else { throw UsageError("no reply to \(line)") }
          times[number].append((clock.now - start).milliseconds)
        }
      }
      chat.endInput()
      while chat.line() != nil {}
      _ = chat.wait()
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}
