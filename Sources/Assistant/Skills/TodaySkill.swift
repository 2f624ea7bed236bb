import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The day's card: where she is, what is expected, and one thing of each kind.
struct TodaySkill: Skill {
  static let name = "today"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == "content.daily_tip" {
      guard let item = try tip(request) else { return .say("care.none") }
      var outcome = Outcome(parts: [.content(item.text, sources: item.sources)])
      outcome.found = [Found(item)]
      outcome.rest(
        on: LookupWords(request).whyToday(item, sources: item.sources),
        sources: item.sources)
      return outcome
    }
    if let asked = request.words(.asked).first, asked.hasPrefix("checkin.") {
      return CheckInQuestion.outcome(named: String(asked.dropFirst("checkin.".count)))
    }
    var rows: [Part.Row] = []
    func add(_ label: String, _ value: Part?) {
      guard let value else { return }
      rows.append(Part.Row(label: .reply("today.label." + label), value: value))
    }
    add("day", place(request))
    add("next", expected(request))
    add("ahead", PremenstrualWords(request).headsUp)
    add("week", week(request))
    add("visit", try AppointmentWords(request).soon())
    let logged = request.journal.entries(on: request.today)
      .filter {
        !$0.fact.isOfPregnancy && !["reminder", "appointment"].contains($0.fact.kind)
      }.compactMap(request.scene.shown)
    if !logged.isEmpty {
      add(
        "logged",
        .framed("today.logged", [:], name: "facts", parts: logged.map(FactPhrase.part)))
    }
    let preferences = request.scene.setting.preferences
    if preferences.isOn(.tips), let item = try tip(request) {
      add("tip", .content(item.text, sources: item.sources))
    }
    if request.scene.setting.showsScores {
      let scores = ScoreWords(request.journal, request.scene)
      for kind in scores.known { add("score", scores.line(kind)) }
    }
    if preferences.isOn(.movement) { add("pose", try pose(request)) }
    add("food", try food(request))
    let words = preferences.isOn(.affirmations) ? try words(request) : nil
    if let words { add("words", .content(words.text, sources: [])) }
    var parts: [Part] = [
      .reply(
        title(request),
        ["date": .date(request.today), "name": .string(preferences[.name] ?? "")]), .table(rows),
    ]
    let prompts = PeriodPrompts(request.scene)
    if prompts.isLeftOpen, let open = prompts.open {
      parts.append(.reply("today.left_open", ["date": .date(open.start)]))
    } else if prompts.mayStart {
      parts.append(.reply("today.may_start"))
    }
    if let question = CheckIn(request).reply { parts.append(.reply(question)) }
    var outcome = Outcome(
      parts: parts, why: request.cycle.forecast.map { ForecastWords($0, request).why } ?? [])
    if let words { outcome.found = [Found(words)] }
    outcome.picture = CycleRibbon(request).map { ribbon in
      PicturePlan(
        exhibit: .ribbon(ribbon), labels: ribbon.used.map { .reply("ribbon." + $0.rawValue) })
    }
    return outcome
  }

  /// The title with a greeting that fits the hour.
  private func title(_ request: Request) -> String {
    let isNamed = request.scene.setting.preferences[.name] != nil
    switch request.now.time.hour {
    case 5..<12 where isNamed: return "today.title.morning.named"
    case 12..<17 where isNamed: return "today.title.afternoon.named"
    case 17..<22 where isNamed: return "today.title.evening.named"
    case 5..<12: return "today.title.morning"
    case 12..<17: return "today.title.afternoon"
    case 17..<22: return "today.title.evening"
    default: return "today.title.night"
    }
  }

  /// A kind line; now and then one of those that were kept.
  private func words(_ request: Request) throws(KnowledgeError) -> Affirmation? {
    let kept = try FavouriteWords(request).open
    if !kept.isEmpty, request.today.dayNumber % Self.daysToAFavourite == 0 {
      return kept[(request.today.dayNumber / Self.daysToAFavourite) % kept.count]
    }
    return try AffirmationSkill.affirmation(for: request)
  }

  /// On every so manieth day a kept line comes back.
  private static let daysToAFavourite = 4

  private func isCyclic(_ request: Request) -> Bool {
    request.mode != .general && request.mode != .pregnancy
  }

  /// Whether the card may say that a start is missing.
  private func mayAsk(_ request: Request) -> Bool {
    [nil, .asked].contains(request.scene.bar(to: .lastPeriod, request.thread))
  }

  private func place(_ request: Request) -> Part? {
    guard isCyclic(request) else { return nil }
    guard let forecast = request.cycle.forecast else {
      let isOpen = request.slot(.asked) == nil && mayAsk(request)
      return isOpen ? .reply("today.unknown") : nil
    }
    guard !forecast.isStale else {
      guard request.cycle.pause != nil || mayAsk(request) else { return nil }
      return request.cycle.pause == nil
        ? .reply("today.stale", ["last": .date(forecast.lastStart)]) : .reply("today.paused")
    }
    var variables: [String: Argument] = ["day": .integer(forecast.cycleDay(on: request.today))]
    switch request.cycle.kind(of: request.today) {
    case .phase(let phase):
      variables["phase"] = .string(phase.rawValue)
      if phase == .ovulation, !request.scene.speaksOfFertility {
        return .reply("today.day_only", variables)
      }
      let isLogged = request.cycle.period(on: request.today) != nil
      return .reply(isLogged && phase == .menstrual ? "today.day_logged" : "today.day", variables)
    case .late(let days):
      variables["late"] = .integer(days)
      return .reply(forecast.isPastWindow ? "today.late" : "today.wide", variables)
    case .unknown: return nil
    }
  }

  private func expected(_ request: Request) -> Part? {
    guard isCyclic(request), let forecast = request.cycle.forecast, !forecast.isStale,
      forecast.nextStart >= request.today, !request.scene.profile.foretellsNothing,
      !request.scene.profile.wishes.contains(.noPredictions)
    else { return nil }
    let words = ForecastWords(forecast, request)
    var basis = words.isMeasured ? "today.basis.measured" : "today.basis.typical"
    if case .observed = forecast.basis { basis = "today.basis.observed" }
    return .framed(
      forecast.low == nil ? "today.next" : "today.next_window", words.variables, name: "basis",
      parts: [.reply(basis, words.variables)])
  }

  private func week(_ request: Request) -> Part? {
    guard request.mode == .pregnancy, !request.isAfterLoss, let dating = request.pregnancy,
      let age = request.gestationalAge
    else {
      return request.mode == .pregnancy && !request.isAfterLoss ? .reply("week.unknown") : nil
    }
    return .reply("today.week", WeekSkill.variables(dating, age, request.today))
  }

  private func tip(_ request: Request) throws(KnowledgeError) -> CareItem? {
    let needs = Set(request.journal.complaints(on: request.today))
    return try CareSkill.item(for: request, needs: needs, of: CareSkill.tips)
  }

  private func pose(_ request: Request) throws(KnowledgeError) -> Part? {
    let hush = try request.hush()
    let open = try YogaSkill.fitting(request.library.poses(), request).filter { pose in
      pose.level == .beginner && hush.allows(pose.name) && hush.allows(pose.feel)
    }
    let chosen = DailyTurn(day: request.today, salt: 3).item(uses: request.uses) { day in
      let theme = request.stage(on: day)
      return open.indices.filter { theme == .general || open[$0].suits.contains(theme) }
    }
    guard let pose = chosen.map({ open[$0] }) else { return nil }
    return .reply("today.pose", ["name": .string(pose.name), "feel": .string(pose.feel)])
  }

  private func food(_ request: Request) throws(KnowledgeError) -> Part? {
    guard let tip = try NutritionSkill.tip(for: request) else { return nil }
    return .content(tip.text, sources: tip.sources)
  }
}
