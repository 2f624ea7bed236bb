public import Civil
import Guardrails
public import Journal
import Knowledge
import Language
import Physiology

/// What a host writes and says beside messages; her own words in it are heard like a message.
extension Assistant {
  /// Notes facts that are already known, such as those of a command.
  ///
  /// - Parameter words: what was typed for them, which is heard as a message would be.
  public mutating func note(
    _ facts: [Fact], saying words: String = "", on day: CivilDate, now: Moment
  ) -> Turn {
    let scene = begin(now)
    var reading = reader.read(words, context: scene.context)
    if now.date - day > Self.daysOfNow, reading.dangerKind == .emergency {
      reading = reader.read("", context: scene.context)
    }
    let request = request(as: "log.note", now: now)
    var plan = Plan(saying: Self.outcome(of: facts, on: day, request), as: facts.first?.intent)
    plan.isCommand = true
    return answer(plan, reading, scene)
  }

  /// What comes of facts; the dates of a pregnancy are held to what can be, as those of a message.
  private static func outcome(of facts: [Fact], on day: CivilDate, _ request: Request) -> Outcome {
    if facts.count == 1, request.today - day <= daysOfNow, case .pregnancy(let mark)? = facts.first,
      let method = mark.method
    {
      return ModeSkill.dated(by: method, isDue: mark.isDue, on: day, request)
    }
    var page = DiaryPage(request)
    page.write(facts, on: day, at: nil)
    var outcome = page.outcome
    if facts == [.pregnancy(.ended(.loss))], !outcome.edits.isEmpty {
      let reply = request.today - day > daysOfNow ? "talk.loss.past" : "talk.loss"
      outcome.parts.insert(.reply(reply), at: 0)
    }
    return outcome
  }

  /// Answers a danger in words that are kept elsewhere, such as a name; nil where there is none.
  public mutating func heed(_ words: [String], now: Moment) -> Turn? {
    let scene = begin(now)
    guard let told = Heeding(words, reader, scene)?.reading else { return nil }
    var plan = Plan(saying: Outcome())
    plan.heed(told)
    return answer(plan, told, scene)
  }

  /// Answers a danger in words of somebody whose diary is closed, in whatever stage of life she may be;
  /// nil where there is none.
  public mutating func heed(unknown words: [String], now: Moment) -> Turn? {
    let known = setting.mode
    defer { setting.mode = known }
    let stages = [known, .pregnancy, .postpartum]
    for stage in stages {
      setting.mode = stage
      if let turn = heed(words, now: now) { return turn }
    }
    for stage in stages {
      setting.mode = stage
      let scene = begin(now)
      guard let told = Heeding(words, reader, scene, from: .provider)?.reading,
        let concern = told.concern, concern.level == .provider
      else { continue }
      return answer(Plan(saying: Outcome(parts: [.concern(concern)])), told, scene)
    }
    return nil
  }

  /// Answers a danger in entries that come from elsewhere, such as a file; nil where there is none.
  ///
  /// Of days long past only a crisis and what others did is spoken of, and as something past.
  public mutating func heed(_ entries: [Entry], now: Moment) -> Turn? {
    func words(_ chosen: (CivilDate) -> Bool) -> [String] {
      Array(Set(entries.filter { chosen($0.date) }.flatMap(\.fact.ownWords))).sorted()
    }
    if let turn = heed(words { now.date - $0 <= Self.daysOfNow }, now: now) { return turn }
    let scene = begin(now)
    guard let told = Heeding(words { now.date - $0 > Self.daysOfNow }, reader, scene)?.reading,
      told.dangerKind != .emergency
    else { return nil }
    return answer(
      Plan(saying: .say("guard.kept.past")), reader.read("", context: scene.context), scene)
  }

  /// An entry of a day so many days back is still one of now.
  private static let daysOfNow = 1

  /// Holds what is about to be kept to the same care as a message: its words, however they came,
  /// are heard, and the answer comes first.
  func heed(_ plan: inout Plan, _ outcome: inout Outcome, _ reading: Reading, _ scene: Scene) {
    let isUrgent = plan.isCommand && reading.level >= .urgent
    guard outcome.keepsWords else {
      if isUrgent, plan.interpretations.contains(where: \.intent.isLog) {
        plan.heed(reading)
        outcome.heed(plan, isOfBody: true)
      }
      return
    }
    let beyond = Heeding(outcome, beside: reading, reader, scene)?.reading
    if let told = beyond ?? (isUrgent ? reading : nil) {
      plan.heed(told)
      outcome.heed(plan, isOfBody: told.dangerKind == .emergency)
    } else if plan.isCommand {
      outcome.parts += plan.accompany(reading)
    } else if plan.level >= .urgent, outcome.keepsNote {
      outcome.parts.append(.reply("guard.kept"))
    }
  }

  /// A request without words, for what a host does rather than says.
  func request(as intent: IntentID, now: Moment) -> Request {
    let scene = scene(now)
    return Request(
      interpretation: reader.read("", as: intent, context: scene.context), siblings: [],
      text: "", told: Deferred { Request.Told() }, entities: [],
      message: reader.read("", context: scene.context).message, journal: journal,
      lastTurn: Deferred { .nothing }, scene: scene, library: library, thread: thread)
  }
}

extension PregnancyMark {
  /// What it dates a pregnancy by; nil for an end.
  fileprivate var method: DatingMethod? {
    switch self {
    case .lmp(let day): .lmp(day)
    case .due(let day): .due(day)
    case .ended: nil
    }
  }

  fileprivate var isDue: Bool { if case .due = self { true } else { false } }
}
