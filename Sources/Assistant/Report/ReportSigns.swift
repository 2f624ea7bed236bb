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
  private static let mostTests = 40
  private static let mostMedicines = 30
  private static let mostNotes = 60

  /// The days with each symptom by the part of the cycle they fell into, the worst of it and when.
  func byPhase(withMoods: Bool) -> DocumentBlock {
    let cycle = speech.scene.cycle
    let phases = speech.scene.showsCycles ? CyclePhase.allCases : []
    let terms = felt.values.filter {
      withMoods || !QueryMeasure.isMood($0.term) && !isPrivate($0.term.rawValue)
    }.sorted {
      let (own, other) = (QueryMeasure.isMood($0.term), QueryMeasure.isMood($1.term))
      return own == other
        ? ($1.days.count, $0.term) < ($0.days.count, $1.term) : other
    }.prefix(Self.mostRows)
    return .table(
      DocumentTable(
        caption: speech.say(withMoods ? "report.symptoms.moods" : "report.symptoms"),
        columns: [TableColumn(speech.say("report.column.symptom"))]
          + phases.map { TableColumn(speech.say("report.phase." + $0.rawValue), .trailing) }
          + [
            TableColumn(speech.say("report.column.days"), .trailing),
            TableColumn(speech.say("report.column.worst"), .trailing),
            TableColumn(speech.say("report.column.when")),
          ],
        rows: terms.map { felt in
          [speech.name(felt.term)]
            + phases.map { phase in
              String(felt.days.count { cycle.kind(of: $0) == .phase(phase) })
            } + [String(felt.days.count), worst(felt), when(felt.days)]
        }))
  }

  /// A symptom or mood with its days and the strongest that was noted of it.
  private struct Felt {
    let term: Term
    var days: [CivilDate] = []
    var pain: Int?
    var severity: Severity?
  }

  private var felt: [Term: Felt] {
    var felt: [Term: Felt] = [:]
    for day in journal.signsByDay(from: days.lowerBound, upTo: days.upperBound) {
      for term in day.terms { felt[term, default: Felt(term: term)].days.append(day.date) }
    }
    journal.read([.symptom], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .symptom(let term, let severity, let pain, _) = entry.fact else { return }
      guard var known = felt[term] else { return }
      if let pain { known.pain = max(pain, known.pain ?? 0) }
      if let severity, severity.place > known.severity?.place ?? -1 { known.severity = severity }
      felt[term] = known
    }
    return felt
  }

  private func worst(_ felt: Felt) -> String {
    if let pain = felt.pain { return speech.say("report.of_ten", ["n": .integer(pain)]) }
    return felt.severity.map { speech.say("report.severity." + $0.rawValue) } ?? "–"
  }

  /// The days of what was seldom felt, else the last one.
  private func when(_ days: [CivilDate]) -> String {
    guard let last = days.last else { return "" }
    if days.count <= Self.fewDays { return days.map(speech.day).joined(separator: ", ") }
    return speech.say("report.last", ["date": .date(last)])
  }

  private static let fewDays = 2

  /// What was taken, with how often each amount.
  var medicines: DocumentBlock {
    var taken: [String: [String: [CivilDate]]] = [:]
    journal.read([.supplement], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .supplement(let what, let amount) = entry.fact,
        !isPrivate(what)
      else { return }
      let known = taken[what]?[amount ?? ""]?.last
      if known != entry.date {
        taken[what, default: [:]][amount ?? "", default: []].append(entry.date)
      }
    }
    let all = taken.map { name, amounts in
      (name: name, days: amounts.values.flatMap(\.self).distinct)
    }
    .sorted { ($1.days.count, $0.name) < ($0.days.count, $1.name) }
    return .plainList(
      all.prefix(Self.mostMedicines).map { name, days in
        let amounts = (taken[name] ?? [:]).sorted { $0.value.count > $1.value.count }
          .filter { !$0.key.isEmpty }
          .map { amount, days in
            speech.say("report.amount", ["amount": .string(amount), "n": .integer(days.count)])
          }
        return speech.say(
          amounts.isEmpty ? "report.taken" : "report.taken.amount",
          [
            "what": .string(FactPhrase.plain(name)), "n": .integer(days.count),
            "first": .date(days.first ?? self.days.lowerBound),
            "last": .date(days.last ?? self.days.lowerBound),
            "amounts": .string(amounts.joined(separator: ", ")),
          ])
      })
  }

  /// Whether something is as private as sex, by the words that Knowledge lists.
  private func isPrivate(_ name: String) -> Bool {
    let name = FactPhrase.plain(name).lowercased()
    return speech.say("report.private_words").lowercased().split(separator: ",").contains {
      name.contains($0.trimmingPrefix { $0 == " " })
    }
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
          title: speech.say("report.name." + id),
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

  /// So many readings are drawn, about those of two cycles.
  private static let mostPoints = 60
  private static let longestStep = 14

  /// The readings of blood pressure, the latest last.
  var pressures: DocumentBlock {
    var rows: [[String]] = []
    journal.read([.bloodPressure], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .bloodPressure(let systolic, let diastolic) = entry.fact else { return }
      let time = entry.time.map { " " + $0.iso } ?? ""
      rows.append([
        speech.day(entry.date) + time, week(of: entry.date), "\(systolic)/\(diastolic)",
      ])
    }
    return table("report.pressures", rows)
  }

  /// Readings with their days, and with the weeks of a pregnancy where there is one.
  private func table(_ caption: String, _ rows: [[String]]) -> DocumentBlock {
    let shown = rows.suffix(Self.mostReadings)
    let hasWeeks = shown.contains { $0.dropFirst().first?.isEmpty == false }
    let week = TableColumn(speech.say("report.column.week"), .trailing)
    return .table(
      DocumentTable(
        caption: speech.say(caption),
        columns: [TableColumn(speech.say("report.column.day"))] + (hasWeeks ? [week] : [])
          + [TableColumn(speech.say("report.column.pressure"), .trailing)],
        rows: shown.map { hasWeeks ? $0 : [$0.first ?? "", $0.last ?? ""] }))
  }

  /// The weeks and days of the pregnancy on a day, as in "30+2"; blank outside of one.
  private func week(of day: CivilDate) -> String {
    guard let age = try? speech.scene.pregnancy?.age(on: day) else { return "" }
    return "\(age.weeks)+\(age.days)"
  }

  /// Readings of the blood and the heart that were typed in.
  var readings: DocumentBlock {
    var rows: [[String]] = []
    journal.read([.amount], from: days.lowerBound, upTo: days.upperBound) { entry in
      guard case .amount(let quantity, _) = entry.fact, Self.measured.contains(quantity) else {
        return
      }
      rows.append([
        speech.day(entry.date), week(of: entry.date), speech.say(FactPhrase.part(entry.fact)),
      ])
    }
    return table("report.readings", rows)
  }

  private static let measured: Set<Quantity> = [.glucose, .spo2]

  private static let mostReadings = 14

  /// The tests of ovulation and pregnancy, mucus and the days of sex where they are asked for.
  func fertility(showsPrivate: Bool) -> DocumentBlock {
    var rows: [[String]] = []
    let kinds: [FactKind] = showsPrivate ? [.test, .discharge, .sex] : [.test, .discharge]
    for (day, facts) in Dictionary(
      grouping: journal.chronological(
        of: kinds, from: days.lowerBound, upTo: days.upperBound, making: { $0 }), by: \.date
    ).sorted(by: { $0.key < $1.key }) {
      let said = facts.filter { $0.fact != .test(.ovulation(.negative)) }
        .map { speech.say(FactPhrase.part($0.fact)) }
      guard !said.isEmpty else { continue }
      rows.append([speech.day(day), said.joined(separator: ", ")])
    }
    return .table(
      DocumentTable(
        caption: speech.say("report.fertility"),
        columns: [
          TableColumn(speech.say("report.column.day")),
          TableColumn(speech.say("report.column.signs")),
        ], rows: rows.suffix(Self.mostTests)))
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

  /// Pads, tampons and the like day by day.
  var products: [String] { listed([.product]) }

  /// Bleeding day by day, which a midwife wants first.
  func bleeding(on isWanted: (CivilDate) -> Bool) -> [String] { listed([.flow], on: isWanted) }

  private func listed(
    _ kinds: [FactKind], on isWanted: (CivilDate) -> Bool = { _ in true }
  ) -> [String] {
    journal.chronological(of: kinds, from: days.lowerBound, upTo: days.upperBound) { entry in
      guard isWanted(entry.date) else { return nil }
      return speech.say(
        "report.note",
        [
          "date": .date(entry.date), "text": .string(speech.say(FactPhrase.part(entry.fact))),
        ])
    }.suffix(Self.mostNotes)
  }
}

extension Severity {
  /// Its place from none to severe.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
