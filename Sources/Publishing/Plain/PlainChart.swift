/// The picture of a chart in plain characters.
struct PlainChart {
  let chart: DocumentChart
  let wrapping: PlainWrapping
  let columns: Int

  var lines: [String] {
    switch chart {
    case .lengths(let chart): lengths(chart)
    case .bars(let chart): bars(chart)
    case .line(let chart): line(chart)
    case .strips(let chart): strips(chart)
    }
  }

  private func lengths(_ chart: LengthChart) -> [String] {
    let plot = Plot(wrapping, columns, chart.shown.map { ($0.label, $0.words) })
    let scale = ChartScale(reaching: chart.reach, steps: 4)
    func place(_ value: Double) -> Int {
      Int((scale.share(of: value) * Double(plot.width - 1)).rounded())
    }
    let band = chart.shownBand.map { place($0.lowerBound)...place($0.upperBound) }
    let rows = chart.shown.flatMap { point in
      let dot = place(point.value)
      let marks = (0..<plot.width).map { column in
        column == dot ? (point.isOpen ? "o" : "*") : band?.contains(column) == true ? "-" : " "
      }
      return plot.row(point.label, marks.joined(), point.words)
    }
    let key = band == nil || chart.bandWords.isBlank ? [] : [("-", chart.bandWords)]
    return rows + legend(key)
  }

  private func bars(_ chart: BarChart) -> [String] {
    let plot = Plot(wrapping, columns, chart.bars.map { ($0.label, $0.words) })
    return chart.bars.flatMap { bar in
      let share = (bar.number ?? 0) / chart.top
      let size = Int((share * Double(plot.width)).rounded())
      let marks = String(
        repeating: "#", count: bar.number == 0 ? 0 : max(size, bar.number == nil ? 0 : 1))
      return plot.row(bar.label, marks, bar.words)
    }
  }

  private func line(_ chart: LineChart) -> [String] {
    let plot = Plot(wrapping, columns, chart.shown.map { ($0.label, $0.words) })
    let scale = ChartScale(reaching: chart.shown.map(\.value), steps: 4)
    let pieces = chart.pieces.map { piece in
      piece.flatMap { point in
        let dot = Int((scale.share(of: point.value) * Double(plot.width - 1)).rounded())
        let marks = String(repeating: " ", count: dot) + (point.isMarked ? "o" : "*")
        return plot.row(point.label, marks, point.words)
      }
    }
    let gap = plot.row("", ":", "")
    return pieces.joined(separator: gap) + legend(chart.hasMark ? [("o", chart.markWords)] : [])
  }

  private func strips(_ chart: StripChart) -> [String] {
    let rows = chart.shown
    let label = min(
      rows.map { wrapping.columns(of: CleanText($0.label).line) }.max() ?? 0, columns / 3)
    let width = max(1, columns - label - 2)
    let strips = rows.flatMap { row -> [String] in
      let marks = row.shownLevels.map { level in
        level.map { $0 == 0 ? "." : String($0) } ?? " "
      }
      return stride(from: 0, to: marks.count, by: width).map { start in
        let name = start == 0 ? wrapping.cut(CleanText(row.label).line, to: label) : ""
        let part = marks[start..<min(start + width, marks.count)].joined()
        return (wrapping.padded(name, to: label, .leading) + "  " + part).withoutEnd
      }
    }
    return strips + legend(chart.key.map { ($0.level == 0 ? "." : String($0.level), $0.words) })
  }

  private func legend(_ key: [(mark: String, words: String)]) -> [String] {
    key.flatMap { wrapping.lines($0.words, columns: columns, after: $0.mark + " ") }
  }
}

extension PlainChart {
  /// The three columns of a chart: labels, picture and words.
  private struct Plot {
    let wrapping: PlainWrapping
    let label: Int
    let words: Int
    let width: Int

    init(_ wrapping: PlainWrapping, _ columns: Int, _ rows: [(label: String, words: String)]) {
      func widest(_ texts: [String]) -> Int {
        texts.map { wrapping.columns(of: CleanText($0).line) }.max() ?? 0
      }
      self.wrapping = wrapping
      label = min(widest(rows.map(\.label)), columns / 3)
      words = min(widest(rows.map(\.words)), columns / 3)
      width = min(max(3, columns - label - words - 5), 48)
    }

    /// The line of a row, with more below it where its words need them.
    func row(_ label: String, _ marks: String, _ words: String) -> [String] {
      let name = wrapping.cut(CleanText(label).line, to: self.label)
      let start = wrapping.padded(name, to: self.label, .leading)
      let picture = wrapping.padded(marks, to: width, .leading)
      let below = String(repeating: " ", count: self.label + width + 5)
      return wrapping.lines(CleanText(words).line, columns: self.words).enumerated().map {
        (($0.offset == 0 ? start + " |" + picture + "| " : below) + $0.element).withoutEnd
      }
    }
  }
}
