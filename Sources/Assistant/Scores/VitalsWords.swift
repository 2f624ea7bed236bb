import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// The newest reading of each kind, with its day; one that is too old to speak of now says so.
struct VitalsWords {
  private let journal: Journal
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    self.journal = QueryGate(.entries, scene).spared(journal)
    self.scene = scene
  }

  private static let readings: [(Metric, id: String, kind: ReadingKind?)] = [
    (.amount(.pulse), "heart_rate", .restingPulse), (.amount(.hrv), "hrv", .hrv),
    (.amount(.spo2), "spo2", .bloodOxygen), (.amount(.vo2max), "vo2max", .oxygenUptake),
    (.systolic, "blood_pressure", nil), (.amount(.glucose), "glucose", nil),
    (.temperature, "bbt", .temperature), (.sleep, "sleep", .sleep),
    (.amount(.steps), "steps", .steps), (.amount(.weight), "weight", .weight),
    (.amount(.bodyFat), "body_fat", .bodyFat),
  ]

  var outcome: Outcome {
    let rows = Self.readings.compactMap { metric, id, kind in row(metric, id, kind) }
    guard !rows.isEmpty else { return .say("vitals.none") }
    return Outcome(parts: [.reply("vitals.title"), .table(rows)])
  }

  private func row(_ metric: Metric, _ id: String, _ kind: ReadingKind?) -> Part.Row? {
    let measure = QueryMeasure.metric(metric, id: id)
    guard QueryGate(measure, scene).reply == nil,
      let last = journal.series(of: metric, upTo: scene.today)?.last
    else { return nil }
    var isStale = false
    if let kind, case .stale = Freshness(of: kind, last, today: scene.today) { isStale = true }
    return Part.Row(
      label: metric == .systolic
        ? .reply("vitals.label.pressure")
        : .framed("vitals.label", [:], name: "what", parts: [QueryNames.name(measure)]),
      value: .composed(
        isStale ? "vitals.stale" : "vitals.fresh", ["date": .date(last.date)],
        parts: ["value": value(last, metric, measure)]))
  }

  /// The reading with its unit; a blood pressure with both of its numbers.
  private func value(_ last: DatedValue, _ metric: Metric, _ measure: QueryMeasure) -> Part {
    guard metric == .systolic,
      let entry = journal.entries(on: last.date).last(where: { metric.value(of: $0.fact) != nil }),
      case .bloodPressure(let systolic, let diastolic) = entry.fact
    else { return QueryNames.value(last.value, measure) }
    return .reply(
      "vitals.pressure", ["upper": .integer(systolic), "lower": .integer(diastolic)])
  }
}
