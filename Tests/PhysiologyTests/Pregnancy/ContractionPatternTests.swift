import Civil
import Physiology
import Testing

@Suite struct ContractionPatternTests {
  private let start = Moment(date: CivilDate(dayNumber: 20_000), time: .noon)

  /// Contractions that begin at the given seconds and last as given.
  private func contractions(at seconds: [Int], lasting: [Int?]) -> [Contraction] {
    zip(seconds, lasting).map {
      Contraction(start: start.adding(minutes: $0 / 60), second: $0 % 60, duration: $1)
    }
  }

  private func state(
    _ seconds: [Int], lasting: [Int?]? = nil, now: Int? = nil,
    rule: ContractionPattern.Rule = .fiveOneOne
  ) -> ContractionPattern.State {
    let timed = contractions(
      at: seconds, lasting: lasting ?? seconds.map { _ in 60 })
    let last = (seconds.max() ?? 0) / 60 + 1
    return ContractionPattern(
      timed.reversed(), now: start.adding(minutes: now ?? last), rule: rule
    ).state
  }

  @Test func `five of a minute every five minutes are five in a row`() {
    #expect(state([0, 300, 600, 900, 1200]) == .fiveInARow)
    #expect(state([0, 300, 600, 900, 1200], lasting: [60, 60, 59, 60, 60]) == .open)
    #expect(state([0, 300, 601, 901, 1201]) == .open)
    #expect(state([0, 300, 600, 900]) == .open)
    #expect(state([]) == .open)
    #expect(state([0, 300, 600, 900, 1200], lasting: [60, 60, nil, 60, 60]) == .open)
  }

  @Test func `only the last five and only the past hour count for five in a row`() {
    #expect(state([0, 900, 1200, 1500, 1800, 2100]) == .fiveInARow)
    #expect(state([0, 300, 600, 900, 1200, 1900]) == .open)
    #expect(state([0, 300, 600, 900, 1200], now: 60) == .fiveInARow)
    #expect(state([0, 300, 600, 900, 1200], now: 61) == .open)
  }

  @Test(arguments: [(10, ContractionPattern.State.fiveInARow), (11, .met), (13, .met), (40, .met)])
  func `about an hour of them meets the rule`(count: Int, expected: ContractionPattern.State) {
    #expect(state((0..<count).map { $0 * 300 }) == expected)
  }

  @Test func `one short or late contraction does not undo an hour`() {
    let regular = (0..<13).map { $0 * 290 }
    var short = [Int?](repeating: 65, count: 13)
    short[11] = 40
    #expect(state(regular, lasting: short) == .met)
    let late = regular.map { $0 < 2000 ? $0 : $0 + 100 }
    #expect(state(late, lasting: [Int?](repeating: 65, count: 13)) == .met)
  }

  @Test func `an hour that is over, too slow or too short is not met`() {
    #expect(state((0..<13).map { $0 * 300 }, now: 71) != .met)
    #expect(state((0..<11).map { $0 * 360 }) == .open)
    #expect(state((0..<13).map { $0 * 300 }, lasting: [Int?](repeating: 45, count: 13)) == .open)
    #expect(state((0..<13).map { $0 * 300 }, lasting: [Int?](repeating: nil, count: 13)) == .open)
  }

  @Test func `a service that works by four minutes can be set`() {
    let everyFive = (0..<13).map { $0 * 300 }
    let everyFour = (0..<15).map { $0 * 240 }
    #expect(state(everyFive, rule: .fourOneOne) == .open)
    #expect(state(everyFour, rule: .fourOneOne) == .met)
    #expect(state([0, 240, 480, 720, 960], rule: .fourOneOne) == .fiveInARow)
    #expect(state([0, 240, 481, 721, 961], rule: .fourOneOne) == .open)
    #expect(ContractionPattern.Rule(everyMinutes: 0).interval == 60)
  }

  @Test func `the last hour is described by its means`() throws {
    let timed = contractions(
      at: [0, 5000, 5300, 5660], lasting: [10, 60, nil, 50])
    let pattern = ContractionPattern(timed, now: start.adding(minutes: 95))
    #expect(pattern.lastHour.count == 3)
    #expect(pattern.meanInterval == 330 && pattern.meanDuration == 55)
    #expect(pattern.regularMinutes == 11)
    let none = ContractionPattern([], now: start)
    #expect(none.meanInterval == nil && none.meanDuration == nil)
  }

  @Test func `what begins after now is left out, and seconds stay on the clock`() {
    let timed = contractions(at: [0, 300, 600, 900, 1200], lasting: [60, 60, 60, 60, 60])
    #expect(ContractionPattern(timed, now: start.adding(minutes: 19)).state == .open)
    let odd = Contraction(start: start, second: 75, duration: -4)
    #expect(odd.second == 59 && odd.duration == 0)
  }
}
