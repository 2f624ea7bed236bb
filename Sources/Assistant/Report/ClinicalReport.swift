import Civil
import Journal
import Knowledge
import MessageFormat
import Physiology
import Publishing

/// One page for somebody who looks after her: what was recorded, never what it means.
struct ClinicalReport {
  private let request: ReportRequest
  private let journal: Journal
  private let speech: ReportSpeech
  private let days: ClosedRange<CivilDate>
  private let cycles: ReportCycles
  private let signs: ReportSigns

  init(_ request: ReportRequest, _ journal: Journal, _ speech: ReportSpeech) {
    let scene = speech.scene
    let shown = scene.forClinician(journal)
    var request = request
    let isPregnant = scene.pregnancy != nil && !scene.isAfterLoss
    if isPregnant { request.audience = .midwife }
    if request.audience == .midwife, !isPregnant { request.audience = .gp }
    self.request = request
    self.journal = shown
    self.speech = speech
    days = request.days ?? Self.usual(for: request.audience, journal, scene)
    cycles = ReportCycles(shown, days, speech)
    signs = ReportSigns(shown, days, speech)
  }

  private static let year = 365

  /// The last year; of a pregnancy that goes on, all of it.
  private static func usual(
    for audience: ReportRequest.Audience, _ journal: Journal, _ scene: Scene
  ) -> ClosedRange<CivilDate> {
    if audience == .midwife, let start = scene.pregnancy?.lmp, start <= scene.today {
      return start...scene.today
    }
    let first = max(scene.today - (year - 1), journal.firstDay ?? scene.today)
    return min(first, scene.today)...scene.today
  }

  /// Whether anything at all is in it.
  var isEmpty: Bool { journal.entries(from: days.lowerBound, upTo: days.upperBound).isEmpty }

  var document: Document {
    Document(
      language: speech.composer.library.language,
      title: speech.say("report.title." + request.audience.rawValue),
      subtitles: [
        speech.say(
          "report.span",
          ["first": .date(days.lowerBound), "last": .date(days.upperBound)]),
        speech.say("report.made", ["date": .date(speech.scene.today)]),
      ],
      blocks: [.paragraph(speech.say("report.person"))] + head + body + foot)
  }

  private var head: [DocumentBlock] {
    let (left, right) = (request.audience == .midwife ? pregnancy : lengths, about)
    return [.halves([.facts(left)], [.facts(right)])]
  }

  private var body: [DocumentBlock] {
    switch request.audience {
    case .gp: recorded + bledBetween + measured + signsAndMedicines
    case .fertility:
      recorded + bledBetween
        + [
          cycles.ovulations, signs.line(.temperature, "bbt"),
          signs.fertility(showsPrivate: request.showsPrivate),
        ]
        + measured + signsAndMedicines
    case .midwife:
      bled(signs.bleeding { _ in true }, "report.bleeding_noted", isEvenIfNone: true)
        + [
          .halves([signs.line(.amount(.weight), "weight")], [signs.pressures]), signs.readings,
          .halves([kicks], [visits]),
        ] + signsAndMedicines
    }
  }

  /// Products, weights, blood pressures and readings, as far as there are any.
  private var measured: [DocumentBlock] {
    bled(signs.products, "report.products")
      + [.halves([signs.line(.amount(.weight), "weight")], [signs.pressures]), signs.readings]
  }

  private var recorded: [DocumentBlock] {
    guard speech.scene.showsCycles else { return [] }
    return [
      cycles.table, .halves([cycles.lengths], [cycles.strips]),
    ]
  }

  /// Bleeding on days that belong to no period.
  private var bledBetween: [DocumentBlock] {
    bled(signs.bleeding { !cycles.holdsBleeding($0) }, "report.bleeding_between")
  }

  private func bled(
    _ days: [String], _ title: String, isEvenIfNone: Bool = false
  ) -> [DocumentBlock] {
    guard !days.isEmpty || isEvenIfNone else { return [] }
    return [
      .heading(speech.say(title), level: 2),
      days.isEmpty ? .paragraph(speech.say("report.bleeding_none")) : .plainList(days),
    ]
  }

  private var signsAndMedicines: [DocumentBlock] {
    let taken = [.heading(speech.say("report.medicines"), level: 2), signs.medicines]
    let pain = speech.scene.showsCycles && request.audience != .midwife ? [cycles.pain] : []
    var blocks: [DocumentBlock] = [
      signs.byPhase(withMoods: request.showsPrivate), .halves(pain, taken),
    ]
    if request.showsPrivate {
      if request.audience != .fertility { blocks.append(signs.intimacy) }
      blocks += [.heading(speech.say("report.notes"), level: 2), signs.notes]
    }
    return blocks
  }

  private var foot: [DocumentBlock] {
    var notes = [speech.say("report.recorded")]
    if speech.scene.showsCycles, request.audience != .midwife {
      notes.append(speech.say("report.how"))
    }
    let breaks = journal.breaks.filter {
      $0.from <= days.upperBound && $0.to ?? days.upperBound >= days.lowerBound
    }
    if request.audience != .midwife {
      for pause in breaks {
        let reason = speech.say("pause." + pause.reason.rawValue)
        notes.append(
          speech.say(
            pause.to == nil
              ? "report.break.open"
              : pause.to == pause.from ? "report.break.day" : "report.break",
            [
              "reason": .string(reason), "first": .date(pause.from),
              "last": .date(pause.to ?? pause.from),
            ]))
      }
    }
    let hidden = journal.entries(from: days.lowerBound, upTo: days.upperBound)
      .count { DiaryTable.privateKinds.contains($0.fact.kind) }
    if hidden > 0, !request.showsPrivate { notes.append(speech.say("report.private")) }
    return [.heading(speech.say("report.worked_out"), level: 2)] + notes.map { .note($0) }
  }

  // MARK: - In short

  private var lengths: [LabelledValue] {
    let scene = speech.scene
    guard scene.showsCycles else { return [] }
    var facts: [LabelledValue] = []
    if let last = scene.cycle.history.periods.last(where: { $0.start <= days.upperBound }) {
      facts.append(
        speech.fact(days.upperBound < scene.today ? "last_in" : "last", speech.day(last.start)))
    }
    let whole = cycles.whole
    let lengths = whole.compactMap { $0.length.map(Double.init) }
    let (all, left) = (cycles.complete.count, cycles.complete.count - whole.count)
    facts.append(
      speech.fact(
        "cycles",
        speech.say(
          left > 0 ? "report.number.left" : "report.number",
          ["n": .integer(all), "left": .integer(left)])))
    facts.append(speech.fact("length", speech.middle(of: lengths)))
    facts.append(
      speech.fact(
        "bleeding", speech.middle(of: cycles.cycles.compactMap { $0.bleedingDays.map(Double.init) })
      ))
    if let worst = cycles.worst {
      facts.append(
        speech.fact(
          "worst",
          speech.say(
            "report.worst",
            ["pain": .string(speech.pain(worst.pain)), "day": .integer(worst.day)])))
    }
    return facts
  }

  private var pregnancy: [LabelledValue] {
    let scene = speech.scene
    guard let dating = scene.pregnancy, !scene.isAfterLoss,
      let age = try? dating.age(on: scene.today)
    else { return lengths }
    return [
      speech.fact(
        "weeks",
        speech.say("report.weeks", ["weeks": .integer(age.weeks), "days": .integer(age.days)])),
      speech.fact("due", speech.day(dating.dueDate)),
    ]
  }

  /// What is known of her that somebody who looks after her asks first.
  private var about: [LabelledValue] {
    let scene = speech.scene
    let profile = scene.profile
    var facts: [LabelledValue] = []
    if let age = profile.age { facts.append(speech.fact("age", String(age))) }
    if days.contains(scene.today), let forecast = scene.cycle.forecast, !forecast.isStale,
      scene.showsCycles,
      ![.pregnancy, .general].contains(scene.mode), !scene.isAfterLoss,
      !profile.wishes.contains(.noPredictions), let window = forecast.window
    {
      facts.append(
        speech.fact(
          "next",
          speech.say(
            "report.next", ["first": .date(window.lowerBound), "last": .date(window.upperBound)])))
    }
    if !profile.conditions.isEmpty {
      let names = profile.conditions.map { Part.reply("condition.name." + $0) }
      facts.append(
        speech.fact(
          "conditions", speech.say(.framed("report.list", [:], name: "things", parts: names))))
    }
    if request.audience != .midwife, let birth = journal.lastBirth, birth <= days.upperBound {
      facts.append(speech.fact("birth", speech.day(birth)))
    }
    if request.audience == .fertility, let since = scene.tryingSince(journal) {
      facts.append(speech.fact("trying", speech.day(since)))
    }
    if request.audience != .midwife, let open = journal.breaks.last(where: { $0.to == nil }) {
      facts.append(speech.fact("break", speech.say("pause." + open.reason.rawValue)))
    }
    return facts
  }

  // MARK: - In pregnancy

  private var kicks: DocumentBlock {
    guard !speech.scene.isAfterLoss else { return .paragraph("") }
    let rows = journal.kicksByDay.filter { days.contains($0.date) }.suffix(Self.mostRows)
    return .table(
      DocumentTable(
        caption: speech.say("report.movements"),
        columns: [
          TableColumn(speech.say("report.column.day")),
          TableColumn(speech.say("report.column.movements"), .trailing),
        ], rows: rows.map { [speech.day($0.date), String($0.count)] }))
  }

  private var visits: DocumentBlock {
    let visits = journal.chronological(of: [.text]) { entry -> [String]? in
      guard case .text(.appointment, let text) = entry.fact, entry.date >= days.lowerBound else {
        return nil
      }
      return [speech.day(entry.date), text]
    }
    return .table(
      DocumentTable(
        caption: speech.say("report.visits"),
        columns: [
          TableColumn(speech.say("report.column.day")),
          TableColumn(speech.say("report.column.visit")),
        ], rows: visits.suffix(Self.mostRows)))
  }

  private static let mostRows = 10
}
