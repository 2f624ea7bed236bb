import Testing

@testable import Publishing

struct PlainChartTests {
  private func lines(_ chart: DocumentChart, _ columns: Int = 40) -> [String] {
    PlainChart(chart: chart, wrapping: PlainWrapping(width: testWidth), columns: columns).lines
  }

  @Test func `a running length has a hollow dot`() {
    let chart = LengthChart(
      title: "", summary: "",
      points: [
        .init(label: "a", value: 28, words: "28"),
        .init(label: "b", value: 9, words: "9", isOpen: true),
      ])
    let lines = lines(.lengths(chart))
    #expect(lines[0].contains("*") && lines[1].contains("o") && lines.count == 2)
  }

  @Test func `no value is not zero, and the least value is seen`() {
    let bars = [nil, 0, 0.01, 10].map { BarChart.Datum(label: "a", value: $0, words: "b") }
    let lines = lines(.bars(BarChart(title: "", summary: "", unit: "", bars: bars)))
    #expect(lines.map { $0.count { $0 == "#" } } == [0, 0, 1, 33])
  }

  @Test func `a long strip goes on below`() {
    let row = StripChart.Strip(label: "ab", levels: Array(repeating: 1, count: 50), words: "")
    let chart = StripChart(title: "", summary: "", dayUnit: "", rows: [row], legend: [])
    #expect(lines(.strips(chart), 24).map(\.count) == [24, 24, 14])
  }
}
