import Civil
import Physiology
import Testing

@Suite struct OvulationEvidenceTests {
  /// A temperature shift whose first higher reading is on cycle day 16.
  private let shift = Signs.rise([10, 15, 20], from: 10)

  private func kinds(_ grounds: [OvulationGround]) -> String {
    grounds.map { ground in
      switch ground {
      case .temperature: "T"
      case .test: "L"
      case .mucus: "M"
      case .cervix: "C"
      case .nextStart: "N"
      }
    }.joined()
  }

  @Test(
    arguments: [
      ("", "", "", true, 15, "T", ""),
      ("p", "", "", false, 15, "L", ""),
      ("p", "", "", true, 15, "LT", ""),
      (".p", "", "", true, 16, "LT", ""),
      ("", "4111", "", false, 14, "M", ""),
      ("", "4111", "", true, 15, "TM", ""),
      ("p", "4111", "oo---", true, 15, "LTMC", ""),
      ("p", "4111", "", false, 15, "LM", ""),
      ("", "", "oo---", true, 15, "TC", ""),
      (".....p", "", "", true, 15, "T", "L"),
      ("p........p", "", "", true, 15, "LT", ""),
      ("p........p", "", "", false, 24, "L", ""),
      ("p", "......4111", "", false, 15, "L", "M"),
    ] as [(String, String, String, Bool, Int, String, String)])
  func `signs that agree are joined and the sharpest gives the day`(
    tests: String, mucus: String, cervix: String, hasShift: Bool, day: Int, grounds: String,
    disagreeing: String
  ) throws {
    let signs = FertilitySigns(
      temperatures: hasShift ? shift : [], tests: Signs.tests(tests, from: 14),
      mucus: Signs.mucus(mucus, from: 14), cervix: Signs.cervix(cervix, from: 13))
    let evidence = try #require(OvulationEvidence(signs, isRetrospective: false))
    #expect(evidence.day.cycleDay == day)
    #expect(kinds(evidence.grounds) == grounds)
    #expect(kinds(evidence.disagreeing) == disagreeing)
    #expect(evidence.isConfirmed == grounds.contains("T"))
    #expect(evidence.isObserved)
  }

  @Test func `the cervix, faint tests or a high on a monitor date nothing`() {
    let signs = FertilitySigns(
      tests: Signs.tests("nffhlf"), mucus: Signs.mucus("0011"), cervix: Signs.cervix("oo---"))
    #expect(OvulationEvidence(signs, isRetrospective: false) == nil)
    #expect(OvulationEvidence(FertilitySigns(), isRetrospective: true) == nil)
  }

  @Test func `readings that did not count are named with their reason`() throws {
    let fever = try #require(
      TemperatureReading(on: Signs.dayZero + 3, celsius: 38, disturbance: .fever))
    let night = try #require(
      TemperatureReading(on: Signs.dayZero + 2, celsius: 36.9, disturbance: .shortNight))
    let evidence = OvulationEvidence(
      FertilitySigns(temperatures: shift + [fever, night]), isRetrospective: true)
    #expect(evidence?.excluded == [night, fever])
    #expect(evidence?.isRetrospective == true)
  }
}
