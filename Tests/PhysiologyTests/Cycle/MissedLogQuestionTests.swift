import Civil
import Physiology
import Testing

@Suite struct MissedLogQuestionTests {
  @Test func `a doubtful gap is asked about, the latest first, with the day that may be missing`()
    throws
  {
    let start = try day("2020-01-01")
    let history = CycleHistory(gaps: [60, 58, 62], from: start)
    let evidence = try #require(Adaptive().forecast(history, today: history.lastStart)?.evidence)
    let question = try #require(evidence.question)
    #expect(question.gap.from == start + 118 && question.around == [start + 118 + 31])
    #expect(0.2 < question.chance && question.chance < 0.8)
  }

  @Test(arguments: [(true, 30, 2), (false, 33, 1)])
  func `her answers change the forecast and end the questions`(
    missed: Bool, length: Int, cycles: Int
  ) throws {
    var history = CycleHistory(gaps: [60, 58, 62], from: try day("2020-01-01"))
    let before = try #require(Adaptive().forecast(history, today: history.lastStart))
    for _ in 0..<3 {
      let evidence = try #require(Adaptive().forecast(history, today: history.lastStart)?.evidence)
      guard let question = evidence.question else { break }
      history = try CycleHistory(
        periods: history.periods,
        confirmed: history.confirmed + [question.answered(missed: missed)])
    }
    let after = try #require(Adaptive().forecast(history, today: history.lastStart))
    #expect(after.evidence?.question == nil)
    #expect(after.pmf != before.pmf)
    #expect(missed ? after.cycleLength == 30 : after.cycleLength > 50)
    #expect(after.evidence?.gaps.last?.cycles == cycles)
  }

  @Test func `certain gaps and pauses are not asked about`() throws {
    let history = CycleHistory(
      gaps: [28, 30, 27, 29, 58, 31, 28, 27, 110, 30, 28, 29], from: try day("2020-01-01"))
    #expect(try Adaptive().forecast(history, today: history.lastStart)?.evidence?.question == nil)
  }

  @Test(arguments: [(45, nil), (46, 46), (400, 400)] as [(Int, Int?)])
  func `after 45 silent days it is worth asking`(days: Int, asked: Int?) throws {
    let history = CycleHistory(gaps: [28, 28], from: try day("2024-01-01"))
    let last = try history.lastStart
    #expect(SilenceQuestion(history, today: last + days)?.days == asked)
  }

  @Test func `silence is asked about once, not in a break, and anew after the next start`() throws {
    let history = CycleHistory(gaps: [28, 28], from: try day("2024-01-01"))
    let last = try history.lastStart
    let today = last + 60
    #expect(SilenceQuestion(history, today: today)?.lastStart == last)
    #expect(SilenceQuestion(history, today: today, lastAsked: last + 46) == nil)
    #expect(SilenceQuestion(history, today: today, lastAsked: last - 5) != nil)
    let paused = try CycleHistory(
      periods: history.periods, breaks: [Break(from: last + 30, reason: .breastfeeding)])
    #expect(SilenceQuestion(paused, today: today) == nil)
    #expect(SilenceQuestion(.empty, today: today) == nil)
  }
}
