import Physiology
import Testing

@testable import Publishing

struct ChartDrawingTests {
  private func element(_ chart: DocumentChart, width: Double = 331) -> String {
    ChartDrawing(chart: chart, width: width, separator: ",").element
  }

  private func lengths(_ count: Int) -> DocumentChart {
    .lengths(
      LengthChart(
        title: "a", summary: "b",
        points: (0..<count).map { .init(label: "day \($0)", value: 28, words: "28 days") }))
  }

  @Test(arguments: [1, 8, 20, 21, 100])
  func `each length has a dot`(count: Int) {
    let element = element(lengths(count))
    #expect(element.count(of: "<circle") == count)
  }

  @Test func `a hundred lengths fit on a page`() throws {
    let box = try #require(element(lengths(100)).firstMatch(of: #/viewBox="0 0 331 (\d+)"/#)).1
    #expect(try #require(Int(box)) < 600)
  }

  @Test func `many short labels stand below upright bars, and few before lying ones`() {
    let bars = (1...28).map { BarChart.Datum(label: "\($0)", value: Double($0 % 5), words: "") }
    let days = BarChart(title: "a", summary: "b", unit: "c", bars: bars)
    #expect(days.isUpright && element(.bars(days)).count(of: "<rect") == 28)
    var few = days
    few.bars = Array(bars.prefix(5))
    #expect(!few.isUpright && element(.bars(few)).count(of: "<rect") == 5)
  }

  @Test func `a bar that is missing is not drawn, and one of zero is`() {
    let bars = (1...9).map {
      BarChart.Datum(label: "\($0)", value: [nil, 0, 5][$0 % 3], words: "")
    }
    let chart = BarChart(title: "a", summary: "b", unit: "c", bars: bars)
    #expect(element(.bars(chart)).count(of: "<rect") == 6)
  }

  @Test func `levels differ in more than their colour`() throws {
    let row = StripChart.Strip(label: "a", levels: [1, 2, 3, 4], words: "b")
    let chart = StripChart(title: "a", summary: "b", dayUnit: "c", rows: [row], legend: [])
    let heights = element(.strips(chart)).matches(of: #/<rect [^>]*height="([0-9.]+)"/#)
      .compactMap { Double($0.1) }
    #expect(heights.count == 4 && heights == heights.sorted() && Set(heights).count == 4)
  }

  @Test func `a line has a piece for each run of days`() {
    let chart = LineChart(
      title: "a", summary: "b", unit: "c", dayUnit: "d",
      points: [1, 2, 3, 5, 6, 9].map {
        .init(day: $0, value: 36 + Double($0) / 10, label: "e", words: "f")
      })
    let element = element(.line(chart))
    #expect(element.count(of: "<polyline") == 2 && element.count(of: "<circle") == 6)
    #expect(element.contains(">36,4<"))
  }

  @Test func `nothing is drawn outside of the picture`() throws {
    var random = SplitMix64(47)
    for _ in 0..<60 {
      let size = [1.0, 40, 1e9, 1e12][random.below(4)]
      let values = (0...random.below(40)).map { _ in Double.random(in: -size...size, using: &random)
      }
      let words = random.text(upTo: 20)
      let charts: [DocumentChart] = [
        .lengths(
          LengthChart(
            title: words, summary: words,
            points: values.map { .init(label: words, value: $0, words: words) })),
        .bars(
          BarChart(
            title: words, summary: words, unit: words,
            bars: values.map { .init(label: "1", value: $0, words: words) })),
        .line(
          LineChart(
            title: words, summary: words, unit: words, dayUnit: words,
            points: values.enumerated().map {
              .init(day: $0.offset * (1 + $0.offset % 3), value: $0.element, label: "a", words: "b")
            })),
        .strips(
          StripChart(
            title: words, summary: words, dayUnit: words,
            rows: [
              .init(label: words, levels: values.map { Int(max(-9, min(9, $0))) }, words: "a")
            ],
            legend: [words, words, words])),
      ]
      for chart in charts where !chart.isEmpty {
        let text = element(chart)
        for match in text.matches(of: #/ (?:x|x1|x2|cx)="(-?[0-9.]+)"/#) {
          #expect((0...331).contains(try #require(Double(match.1))))
        }
      }
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
