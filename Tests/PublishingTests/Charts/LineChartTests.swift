import Testing

@testable import Publishing

struct LineChartTests {
  private func chart(_ days: [Int], step: Int = 1) -> LineChart {
    LineChart(
      title: "a", summary: "b", unit: "c", dayUnit: "d",
      points: days.map { .init(day: $0, value: Double($0), label: "", words: "") },
      longestStep: step)
  }

  @Test func `a line is broken at a missing day`() {
    #expect(chart([4, 1, 2, 6, 7]).pieces.map { $0.map(\.day) } == [[1, 2], [4], [6, 7]])
    #expect(chart([1, 2, 4, 7], step: 2).pieces.map { $0.map(\.day) } == [[1, 2, 4], [7]])
  }

  @Test func `a day has one value, and only one that can be drawn`() {
    var chart = chart([1, 1, 2])
    chart.points[0].value = 5
    chart.points[2].value = .infinity
    #expect(chart.shown.map(\.value) == [5])
    #expect(self.chart([.min, .max]).shown.isEmpty)
  }
}
