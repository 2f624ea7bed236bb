import Testing

@testable import Publishing

struct StripChartTests {
  private let chart = StripChart(
    title: "a", summary: "b", dayUnit: "c",
    rows: [
      .init(label: "d", levels: [9, nil, -3, 1], words: "e"),
      .init(label: "f", levels: [], words: "g"),
    ], legend: ["none", "spotting", "light", "medium", "heavy", "more"])

  @Test func `levels lie between 0 and 4`() {
    #expect(chart.shown.map(\.shownLevels) == [[4, nil, 0, 1]])
  }

  @Test func `only levels that are there are explained`() {
    #expect(chart.key.map(\.words) == ["none", "spotting", "heavy"])
  }
}
