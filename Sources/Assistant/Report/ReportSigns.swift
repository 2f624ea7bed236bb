import Civil
import Journal
import MessageFormat
import Physiology
import Publishing

/// The symptoms, medicines and readings of a report.
struct ReportSigns {
  private let journal: Journal
  private let days: ClosedRange<CivilDate>
  private let speech: ReportSpeech

  init(_ journal: Journal, _ days: ClosedRange<CivilDate>, _ speech: ReportSpeech) {
    self.journal = journal
    self.days = days
    self.speech = speech
  }

  private static let mostRows = 16
  private static let mostMedicines = 30
  private static let mostNotes = 60

  /// The days with each symptom by the part of the cycle they fell into.
  var byPhase: DocumentBlock {
    let cycle = speech.scene.cycle
    var counts: [Term: [CyclePhase: Int]] = [:]
    var totals: [Term: Int] = [:]
    for day in journal.signsByDay(from: days.lowerBound, upTo: days.upperBound) {
      for term in day.terms {
        totals[term, default: 0] += 1
        if speech.scene.showsCycles, case .phase(let phase) = cycle.kind(of: day.date) {
          counts[term, default: [:]][phase, default: 0] += 1
        }
      }
    }
    let terms = totals.sorted {
      let (own, other) = (QueryMeasure.isMood($0.key), QueryMeasure.isMood($1.key))
      return own == other ? ($1.value, $0.key) < ($0.value, $1.key) : other
    }.prefix(Self.mostRows)
    let phases = speech.scene.showsCycles ? CyclePhase.allCases : []
    return .table(
      DocumentTable(
        caption: speech.say("report.symptoms"),
        columns: [TableColumn(speech.say("report.column.symptom"))]
          + phases.map { TableColumn(speech.say("report.phase." + $0.rawValue), .trailing) }
          + [TableColumn(speech.say("report.column.days"), .trailing)],
        rows: terms.map { term, total in
          [speech.name(term)] + phases.map { String(counts[term]?[$0] ?? 0) } + [String(total)]
        }))
  }

  /// What was taken, with how often.
  var medicines: DocumentBlock {
    var taken: [String: (count: Int, last: CivilDate, amount: String?)] = [:]
    journal.read([.supplement], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .supplement(let what, let amount) = entry.fact else { return }
      let known = taken[what]
      let isNew = known?.last != entry.date
      taken[what] = ((known?.count ?? 0) + (isNew ? 1 : 0), entry.date, amount ?? known?.amount)
    }
    return .plainList(
      taken.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        .prefix(Self.mostMedicines)
        .map { name, known in
          speech.say(
            known.amount == nil ? "report.taken" : "report.taken.amount",
            [
              "what": .string(FactPhrase.plain(name)), "n": .integer(known.count),
              "date": .date(known.last), "amount": .string(known.amount ?? ""),
            ])
        })
  }

  /// A measure over the days, as a line and with its range.
  func line(_ metric: Metric, _ id: String) -> DocumentBlock {
    guard
      let series = journal.series(of: metric, from: days.lowerBound, upTo: days.upperBound),
      series.values.count > 1, let first = series.values.first
    else { return .paragraph("") }
    let values = series.values.suffix(Self.mostPoints)
    return .chart(
      .line(
        LineChart(
          title: speech.say("look.name." + id),
          summary: speech.say(
            "report.line.summary",
            [
              "first": .date(values.first?.date ?? first.date),
              "last": .date(values.last?.date ?? first.date), "n": .integer(values.count),
            ]),
          unit: "", dayUnit: speech.say("report.day_unit"),
          points: values.map { value in
            .init(
              day: value.date - first.date + 1, value: value.value, label: speech.day(value.date),
              words: speech.say("look.value." + id, ["value": .number(value.value)]))
          }, longestStep: Self.longestStep)))
  }

  private static let mostPoints = 400
  private static let longestStep = 14

  /// The readings of blood pressure, the latest last.
  var pressures: DocumentBlock {
    var rows: [[String]] = []
    journal.read([.bloodPressure], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .bloodPressure(let systolic, let diastolic) = entry.fact else { return }
      rows.append([
        speech.day(entry.date), entry.time?.iso ?? "–", "\(systolic)/\(diastolic)",
      ])
    }
    return .table(
      DocumentTable(
        caption: speech.say("report.pressures"),
        columns: [
          TableColumn(speech.say("report.column.day")),
          TableColumn(speech.say("report.column.time")),
          TableColumn(speech.say("report.column.pressure"), .trailing),
        ], rows: rows.suffix(Self.mostReadings)))
  }

  private static let mostReadings = 14

  /// The tests of ovulation and pregnancy, mucus and the days of sex where they are asked for.
  func fertility(showsPrivate: Bool) -> DocumentBlock {
    var rows: [[String]] = []
    let kinds: [FactKind] = showsPrivate ? [.test, .discharge, .sex] : [.test, .discharge]
    for (day, facts) in Dictionary(
      grouping: journal.chronological(
        of: kinds, from: days.lowerBound, upTo: days.upperBound, making: { $0 }), by: \.date
    ).sorted(by: { $0.key < $1.key }) {
      let said = facts.compactMap(speech.scene.shown).map { speech.say(FactPhrase.part($0)) }
      guard !said.isEmpty else { continue }
      rows.append([speech.day(day), said.joined(separator: ", ")])
    }
    return .table(
      DocumentTable(
        caption: speech.say("report.fertility"),
        columns: [
          TableColumn(speech.say("report.column.day")),
          TableColumn(speech.say("report.column.signs")),
        ], rows: rows.suffix(Self.mostRows * 4)))
  }

  /// Her own notes, where they are asked for.
  var notes: DocumentBlock {
    .plainList(
      journal.chronological(of: [.text], from: days.lowerBound, upTo: days.upperBound) { entry in
        guard case .text(.note, let text) = entry.fact else { return nil }
        return speech.say("report.note", ["date": .date(entry.date), "text": .string(text)])
      }.suffix(Self.mostNotes))
  }

  /// Sex and libido, where they are asked for.
  var intimacy: DocumentBlock { .plainList(listed([.sex, .libido])) }

  /// Bleeding day by day, which a midwife wants first.
  var bleeding: DocumentBlock { .plainList(listed([.flow])) }

  private func listed(_ kinds: [FactKind]) -> [String] {
    journal.chronological(of: kinds, from: days.lowerBound, upTo: days.upperBound) { entry in
      speech.say(
        "report.note",
        [
          "date": .date(entry.date), "text": .string(speech.say(FactPhrase.part(entry.fact))),
        ])
    }.suffix(Self.mostNotes)
  }
}
