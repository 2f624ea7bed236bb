import Civil
import Journal
import MessageFormat
import Physiology
import Publishing

/// The cycles of a report: when they began, how long they were, how she bled and what hurt.
struct ReportCycles {
  /// One cycle, complete or running.
  struct Cycle {
    let start: CivilDate
    /// The last day with bleeding or the day that was told as the last; nil where none is known.
    let lastBleeding: CivilDate?
    /// The day before the next start; nil while it runs.
    let end: CivilDate?
    /// The strength of the bleeding by day, 0 for none; nil where nothing was noted.
    private(set) var bleeding: [Int?]
    /// The worst pain of each day with one.
    let pain: [CivilDate: Int]
    /// Whether it is left out of what is usual.
    let isBroken: Bool

    /// From start to start in days.
    var length: Int? { end.map { $0 - start + 1 } }
    /// The same with the bleeding of its first days alone.
    func drawn(days: Int) -> Cycle {
      var cycle = self
      cycle.bleeding = Array(bleeding.prefix(days))
      return cycle
    }

    var bleedingDays: Int? { lastBleeding.map { $0 - start + 1 } }
  }

  let cycles: [Cycle]
  private let speech: ReportSpeech

  init(_ journal: Journal, _ days: ClosedRange<CivilDate>, _ speech: ReportSpeech) {
    self.speech = speech
    let scene = speech.scene
    let history = scene.cycle.history
    let span = QuerySpan(journal, history, today: scene.today)
    let broken = Set(history.gaps.filter(\.isBroken).map(\.from))
    var flows: [CivilDate: Int] = [:]
    journal.read([.flow], upTo: scene.today) { entry in
      guard case .flow(let flow, _) = entry.fact, let level = Flow.allCases.firstIndex(of: flow)
      else { return }
      flows[entry.date] = max(flows[entry.date] ?? 0, min(level + 1, Self.topLevel))
    }
    var pains: [CivilDate: Int] = [:]
    journal.read([.symptom], upTo: scene.today) { entry in
      guard case .symptom(_, _, let pain?) = entry.fact else { return }
      pains[entry.date] = max(pains[entry.date] ?? 0, pain)
    }
    let periods = span.periods
    let all = periods.indices.filter { days.contains(periods[$0].start) }.map { index in
      let start = periods[index].start
      let next = periods.dropFirst(index + 1).first?.start
      let last = next.map { $0 - 1 } ?? scene.today
      let bled = span.period(index)
      let end = periods[index].end ?? bled.flatMap { $0.upperBound > start ? $0.upperBound : nil }
      let levels = (start...max(start, min(last, start + Self.longest))).map { day -> Int? in
        if let level = flows[day] { return level }
        if let bled, bled.contains(day), periods[index].end != nil { return Self.unsaidLevel }
        return day == start ? Self.unsaidLevel : nil
      }
      return Cycle(
        start: start, lastBleeding: end, end: next.map { $0 - 1 }, bleeding: levels,
        pain: pains.filter { $0.key >= start && $0.key <= last },
        isBroken: broken.contains(start))
    }
    let drawn = all.compactMap { $0.bleeding.lastIndex { $0 != nil } }.max().map { $0 + 2 } ?? 0
    cycles = all.map { $0.drawn(days: drawn) }
  }

  private static let topLevel = 4
  /// A day of bleeding whose strength was not told is drawn as light.
  private static let unsaidLevel = 2
  private static let longest = 59
  /// So many cycles are listed, the latest.
  private static let shown = 13

  /// The complete ones that count for what is usual.
  var whole: [Cycle] { cycles.filter { $0.length != nil && !$0.isBroken } }

  var table: DocumentBlock {
    .table(
      DocumentTable(
        caption: speech.say("report.cycles"),
        columns: [
          TableColumn(speech.say("report.column.first")),
          TableColumn(speech.say("report.column.last_bleeding")),
          TableColumn(speech.say("report.column.bleeding"), .trailing),
          TableColumn(speech.say("report.column.pain"), .trailing),
          TableColumn(speech.say("report.column.length"), .trailing),
        ],
        rows: cycles.suffix(Self.shown).map { cycle in
          [
            speech.day(cycle.start), cycle.lastBleeding.map(speech.day) ?? "–",
            cycle.bleedingDays.map(String.init) ?? "–",
            cycle.pain.values.max().map { speech.say("report.of_ten", ["n": .integer($0)]) } ?? "–",
            cycle.length.map {
              cycle.isBroken ? speech.say("report.left_out", ["n": .integer($0)]) : String($0)
            } ?? speech.say("report.running"),
          ]
        }))
  }

  var lengths: DocumentBlock {
    let lengths = whole.suffix(Self.shown)
    guard lengths.count > 1 else { return .paragraph("") }
    let days = lengths.compactMap(\.length)
    return .chart(
      .lengths(
        LengthChart(
          title: speech.say("report.lengths"),
          summary: speech.say(
            "report.lengths.summary",
            ["low": .integer(days.min() ?? 0), "high": .integer(days.max() ?? 0)]),
          points: lengths.map { cycle in
            .init(
              label: speech.day(cycle.start), value: Double(cycle.length ?? 0),
              words: speech.say("report.days", ["n": .integer(cycle.length ?? 0)]))
          })))
  }

  var strips: DocumentBlock {
    let shown = cycles.suffix(Self.shown)
    guard shown.contains(where: { $0.bleeding.count { $0 != nil } > 1 }) else {
      return .paragraph("")
    }
    return .chart(
      .strips(
        StripChart(
          title: speech.say("report.bleeding"), summary: speech.say("report.bleeding.summary"),
          dayUnit: speech.say("report.cycle_day"),
          rows: shown.map { cycle in
            .init(
              label: speech.day(cycle.start), levels: cycle.bleeding,
              words: cycle.bleedingDays.map { speech.say("report.days", ["n": .integer($0)]) }
                ?? speech.say("report.running"))
          },
          legend: ["none", "spotting", "light", "medium", "heavy"].map {
            speech.say("report.level." + $0)
          })))
  }

  var pain: DocumentBlock {
    var byDay: [Int: [Int]] = [:]
    for cycle in cycles {
      for (day, pain) in cycle.pain { byDay[day - cycle.start + 1, default: []].append(pain) }
    }
    guard let last = byDay.keys.filter({ $0 <= Self.painDays }).max(), byDay.count > 1 else {
      return .paragraph("")
    }
    return .chart(
      .bars(
        BarChart(
          title: speech.say("report.pain"), summary: speech.say("report.pain.summary"),
          unit: speech.say("report.of_ten_unit"), labelUnit: speech.say("report.cycle_day"),
          bars: (1...last).map { day in
            let values = byDay[day] ?? []
            let mean = Double(values.reduce(0, +)) / Double(max(1, values.count))
            return .init(
              label: String(day), value: values.isEmpty ? nil : mean,
              words: values.isEmpty
                ? speech.say("report.not_noted")
                : speech.say("report.mean_of_ten", ["n": .number(mean)])
            )
          }, maximum: 10)))
  }

  private static let painDays = 45

  /// The worst pain and the day of the cycle it fell on.
  var worst: (pain: Int, day: Int)? {
    cycles.flatMap { cycle in cycle.pain.map { (pain: $0.value, day: $0.key - cycle.start + 1) } }
      .max { ($0.pain, -$0.day) < ($1.pain, -$1.day) }
  }
}
