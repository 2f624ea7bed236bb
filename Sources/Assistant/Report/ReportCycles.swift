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
    let pain: [CivilDate: ReportPain]
    /// Why it is left out of what is usual; nil where it counts.
    let reason: Break.Reason?
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

    /// The worst pain of all its days.
    var worst: ReportPain? { pain.values.max { $0.level < $1.level } }

    var bleedingDays: Int? { lastBleeding.map { $0 - start + 1 } }
  }

  let cycles: [Cycle]
  private let speech: ReportSpeech
  private let days: ClosedRange<CivilDate>

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
    var pains: [CivilDate: ReportPain] = [:]
    journal.read([.symptom], upTo: scene.today) { entry in
      guard case .symptom(let term, _, let level?, _) = entry.fact else { return }
      if pains[entry.date].map({ $0.level < level }) ?? true {
        pains[entry.date] = ReportPain(term: term, level: level)
      }
    }
    let breaks = journal.breaks
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
      let until = min(last, days.upperBound)
      return Cycle(
        start: start, lastBleeding: end, end: next.map { $0 - 1 }, bleeding: levels,
        pain: pains.filter { $0.key >= start && $0.key <= until },
        reason: next.flatMap { next in breaks.first { $0.touches(between: start, and: next) } }?
          .reason,
        isBroken: broken.contains(start))
    }
    self.days = days

    let drawn = all.compactMap { $0.bleeding.lastIndex { $0 != nil } }.max().map { $0 + 2 } ?? 0
    cycles = all.map { $0.drawn(days: drawn) }
  }

  private static let topLevel = 4
  /// The mark of a day of a period whose strength was not told.
  private static let unsaidLevel = 0
  private static let longest = 59
  /// So many cycles are listed, the latest.
  private static let shown = 13

  /// The complete ones that count for what is usual.
  var whole: [Cycle] { complete.filter { !$0.isBroken } }

  /// Those that ended in the days looked at.
  var complete: [Cycle] { cycles.filter { $0.end.map { $0 <= days.upperBound } ?? false } }

  /// Whether a day of bleeding lies in a period of one of them.
  func holdsBleeding(_ day: CivilDate) -> Bool {
    cycles.contains { $0.start <= day && day <= $0.lastBleeding ?? $0.start }
  }

  var table: DocumentBlock {
    let isWhole = cycles.suffix(Self.shown).allSatisfy { !$0.isBroken }
    return .table(
      DocumentTable(
        caption: speech.say("report.cycles"),
        columns: [
          TableColumn(speech.say("report.column.first")),
          TableColumn(speech.say("report.column.last_bleeding")),
          TableColumn(speech.say("report.column.bleeding"), .trailing),
          TableColumn(speech.say("report.column.pain"), .trailing),
          TableColumn(speech.say("report.column.length"), .trailing),
        ] + (isWhole ? [] : [TableColumn(speech.say("report.column.left_out"))]),
        rows: cycles.suffix(Self.shown).map { cycle in
          [
            speech.day(cycle.start), cycle.lastBleeding.map(speech.day) ?? "–",
            cycle.bleedingDays.map(String.init) ?? "–",
            cycle.worst.map(speech.pain) ?? "–",
            cycle.length.map(String.init) ?? speech.say("report.running"),
            cycle.isBroken ? speech.say("pause." + (cycle.reason ?? .other).rawValue) : "",
          ]
        }))
  }

  /// The ovulation of each complete cycle as its signs date it, and the days after it.
  var ovulations: DocumentBlock {
    let rows = complete.filter { !$0.isBroken }.suffix(Self.shown).map { cycle -> [String] in
      let found = speech.scene.cycle.ovulationInRetrospect(on: cycle.start)
      let seen = found.flatMap { $0.isObserved ? $0 : nil }
      let day = seen.map { $0.day - cycle.start + 1 }
      let grounds = seen?.grounds.map { speech.say("report.ground." + $0.name) } ?? []
      return [
        speech.day(cycle.start), cycle.length.map(String.init) ?? "",
        day.map(String.init) ?? "–", grounds.joined(separator: ", "),
        day.flatMap { day in cycle.length.map { String($0 - day) } } ?? "–",
      ]
    }
    return .table(
      DocumentTable(
        caption: speech.say("report.ovulations"),
        columns: [
          TableColumn(speech.say("report.column.first")),
          TableColumn(speech.say("report.column.length"), .trailing),
          TableColumn(speech.say("report.column.ovulation"), .trailing),
          TableColumn(speech.say("report.column.by")),
          TableColumn(speech.say("report.column.after"), .trailing),
        ], rows: rows.contains { $0.dropFirst(2).first != "–" } ? rows : []))
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
          legend: ["unsaid", "spotting", "light", "medium", "heavy"].map {
            speech.say("report.level." + $0)
          })))
  }

  /// The symptom that most often has a number, by the day of the cycle.
  var pain: DocumentBlock {
    let rated = cycles.filter { !$0.isBroken }.flatMap { cycle in
      cycle.pain.map { (day: $0.key - cycle.start + 1, pain: $0.value) }
    }
    let counts = Dictionary(grouping: rated, by: \.pain.term).mapValues(\.count)
    guard let term = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return .paragraph("")
    }
    let byDay = Dictionary(grouping: rated.filter { $0.pain.term == term }, by: \.day)
    let shown = byDay.keys.filter { $0 <= Self.painDays }.sorted()
    guard shown.count > 1 else { return .paragraph("") }
    return .chart(
      .bars(
        BarChart(
          title: speech.say("report.pain", ["what": .string(speech.name(term))]),
          summary: speech.say("report.pain.summary"),
          unit: speech.say("report.of_ten_unit"), labelUnit: speech.say("report.cycle_day"),
          bars: shown.map { day in
            let levels = byDay[day]?.map { Double($0.pain.level) } ?? []
            let mean = levels.reduce(0, +) / Double(max(1, levels.count))
            return .init(
              label: String(day), value: mean,
              words: speech.say("report.mean_of_ten", ["n": .number(mean)]))
          }, maximum: 10)))
  }

  private static let painDays = 45

  /// The worst pain of a cycle that counts, and the day of the cycle it fell on.
  var worst: (pain: ReportPain, day: Int)? {
    cycles.filter { !$0.isBroken }.flatMap { cycle in
      cycle.pain.map { (pain: $0.value, day: $0.key - cycle.start + 1) }
    }.max { ($0.pain.level, -$0.day) < ($1.pain.level, -$1.day) }
  }
}

extension OvulationGround {
  /// The key of its name.
  fileprivate var name: String {
    switch self {
    case .temperature: "temperature"
    case .test: "test"
    case .mucus: "mucus"
    case .cervix: "cervix"
    case .nextStart: "calendar"
    }
  }
}
