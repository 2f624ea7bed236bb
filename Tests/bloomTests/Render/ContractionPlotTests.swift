import Assistant
import Civil
import Physiology
import Testing

@testable import bloom

struct ContractionPlotTests {
  private func plot(columns: Int, isASCII: Bool = true) -> [String] {
    let start = Moment(date: CivilDate(dayNumber: 20_000), time: .noon)
    let contractions = [(0, 0, 60), (5, 0, 45), (9, 30, nil)].map {
      Contraction(start: start.adding(minutes: $0), second: $1, duration: $2)
    }
    let timeline = ContractionTimeline(
      contractions: contractions,
      pattern: ContractionPattern(contractions, now: start.adding(minutes: 11)))
    return ContractionPlot(
      rows: timeline.rows, heads: ["Start", "Long", "Apart"], columns: columns, isASCII: isASCII
    ).lines
  }

  @Test func `length and gap are drawn to one scale`() {
    #expect(
      plot(columns: 80) == [
        "Start  Long  Apart",
        "12:00  1:00      -  ######",
        "12:05  0:45   5:00  ..............................#####",
        "12:09     -   4:30  ...........................#",
      ])
    #expect(plot(columns: 40)[2] == "12:05  0:45   5:00  ..........##")
    #expect(plot(columns: 80, isASCII: false)[1].hasSuffix("██████"))
  }

  @Test func `a narrow terminal shows the numbers alone`() {
    #expect(plot(columns: 24)[1] == "12:00  1:00      -")
  }

  @Test(arguments: [(0, "0:00"), (59, "0:59"), (61, "1:01"), (3600, "1:00:00"), (3725, "1:02:05")])
  func `seconds are read as a clock`(seconds: Int, text: String) {
    #expect(ContractionPlot.clock(seconds) == text)
  }
}
