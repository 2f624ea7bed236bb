import Civil
import Physiology
import Testing

@Suite struct OvulationTestTests {
  @Test(
    arguments: [
      ("", nil), ("n", .stable), ("nnn", .stable), ("nnf", .stable), ("nff", .rising),
      ("fff", .rising), ("ffp", .positive), ("pnn", .positive), ("pnnn", .stable),
      ("lhh", .rising), ("lhP", .positive), ("fn.f", .rising), ("hlll", .stable),
    ] as [(String, OvulationTest.Trend?)])
  func `the trend is that of the last three tests`(letters: String, trend: OvulationTest.Trend?) {
    #expect(OvulationTest.Trend(Signs.tests(letters)) == trend)
    #expect(OvulationTest.Trend(Signs.tests(letters).reversed()) == trend)
  }

  @Test(
    arguments: [
      ("nnnn", []), ("ffhl", []), ("nnp", [3]), ("nnpp", [3]), ("nnppp", [3]), ("nnpn", [3]),
      ("lhhP", [4]), ("hhPP", [3]), ("npP", [3]), ("p.p", [1]), ("p..p", [1, 4]),
      ("pnp", [1, 3]), ("nnpnnnnnpp", [3, 9]), ("pfp", [1, 3]),
    ] as [(String, [Int])])
  func `a surge begins with the first positive test, or the first peak`(
    letters: String, days: [Int]
  ) {
    let surges = LHSurge.all(in: Signs.tests(letters).reversed())
    #expect(surges.map(\.date.cycleDay) == days)
    #expect(surges.map(\.ovulation.cycleDay) == days.map { $0 + 1 })
  }

  @Test func `the strongest test of a day counts`() {
    let day = Signs.dayZero + 12
    let tests = [OvulationTest(on: day, .negative), OvulationTest(on: day, .positive)]
    #expect(LHSurge.all(in: tests) == LHSurge.all(in: tests.reversed()))
    #expect(LHSurge.all(in: tests).map(\.result) == [.positive])
  }
}
