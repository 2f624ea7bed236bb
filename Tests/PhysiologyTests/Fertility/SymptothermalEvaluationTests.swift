import Civil
import Physiology
import Testing

@Suite struct SymptothermalEvaluationTests {
  /// A shift whose first higher reading is on cycle day 16, complete on day 18.
  private let shift = Signs.rise([10, 15, 20], from: 10)

  @Test(
    arguments: [
      ("4111", 14, "", 18), ("4111", 16, "", 19), ("4111", 10, "", 18), ("", 1, "oo---", 18),
      ("4111", 14, "oo---", 18),
    ] as [(String, Int, String, Int)])
  func `both signs are complete at six in the evening of the later one`(
    mucus: String, from: Int, cervix: String, day: Int
  ) throws {
    let signs = FertilitySigns(
      temperatures: shift, mucus: Signs.mucus(mucus, from: from),
      cervix: Signs.cervix(cervix, from: 13))
    let evaluation = try #require(SymptothermalEvaluation(signs))
    #expect(evaluation.completedAt.date.cycleDay == day)
    #expect(evaluation.completedAt.time.iso == "18:00")
    if !mucus.isEmpty {
      #expect(evaluation.second.ovulation == Signs.dayZero + from)
    }
  }

  @Test func `one sign alone, or mucus that comes back, completes nothing`() {
    let back = Signs.mucus("411141", from: 13)
    #expect(SymptothermalEvaluation(FertilitySigns(temperatures: shift)) == nil)
    #expect(SymptothermalEvaluation(FertilitySigns(mucus: Signs.mucus("4111"))) == nil)
    #expect(SymptothermalEvaluation(FertilitySigns(temperatures: shift, mucus: back)) == nil)
  }

  @Test(
    arguments: [
      ([], true, nil, 0), ([16], true, nil, 5), ([16], false, nil, 0), ([16], true, 4, 3),
      ([12], true, nil, 4), ([8], true, nil, 0), ([16, 11, 15], true, nil, 3),
      (Array(repeating: 17, count: 11), true, nil, 5),
      (Array(repeating: 17, count: 12), true, nil, 9),
      (Array(repeating: 17, count: 12) + [14], true, nil, 6),
      (Array(repeating: 17, count: 12), true, 7, 6),
      (Array(repeating: 17, count: 12), false, nil, 0), ([16], true, 1, 0),
    ] as [([Int], Bool, Int?, Int)])
  func `the days before the fertile time follow earlier shifts and the first sign`(
    firstHighs: [Int], previousHadShift: Bool, sign: Int?, count: Int
  ) {
    let days = SymptothermalEarlyDays(
      firstHighs: firstHighs, previousHadShift: previousHadShift, firstFertileSign: sign)
    #expect(days.count == count)
  }
}
