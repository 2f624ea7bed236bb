import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A fact in the few words that say it back.
enum FactPhrase {
  /// A reply that lists facts under the variable `name`, with her own words quoted after it.
  static func said(
    _ reply: String, _ arguments: [String: Argument] = [:], _ facts: [Fact],
    as name: String = "facts"
  ) -> [Part] {
    if reply == "log.noted", facts.count == 1, let kept = kept(facts[0], arguments) {
      return kept + facts.compactMap(quote)
    }
    return [.framed(reply, arguments, name: name, parts: facts.map(part))] + facts.compactMap(quote)
  }

  /// A word of the recogniser as the journal writes it.
  static func dashed(_ word: String) -> String {
    String(word.map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// The fact on lines of its own.
  static func lines(_ fact: Fact) -> [Part] { [part(fact)] + [quote(fact)].compactMap(\.self) }

  /// Her own words, where the fact holds any.
  private static func quote(_ fact: Fact) -> Part? {
    switch fact {
    case .text(.factor, let text) where text.isPlainWord: nil
    case .reminder(let reminder): .quote(reminder.text)
    case .text(let kind, let text) where kind != .favourite: .quote(text)
    default: nil
    }
  }

  /// The reply that names the fact, with its variables.
  static func part(_ fact: Fact) -> Part {
    switch fact {
    case .period(let mark): .reply("fact.period_" + mark.rawValue)
    case .flow(let flow, let color): flowPart(flow, color)
    case .symptom(let term, let severity, nil, let times?): symptom(term, severity, times: times)
    case .symptom(let term, let severity, let pain, _): symptom(term, severity, pain)
    case .mood(let terms): .reply("fact.mood", ["mood": .list(terms.map { plain($0.rawValue) })])
    case .discharge(let kind): .reply("fact.discharge", ["discharge": .string(kind.rawValue)])
    case .skin(let kind): .reply("fact.skin", ["skin": .string(kind.rawValue)])
    case .temperature(let reading):
      .reply(
        "fact.temperature",
        ["temp": .number(reading.value.value), "unit": .string(reading.unit.rawValue)])
    case .test(.ovulation(let result)):
      .reply("fact.test.ovulation", ["result": .string(result.rawValue)])
    case .test(.pregnancy(let result)):
      .reply("fact.test.pregnancy", ["result": .string(result.rawValue)])
    case .sex(let protected): .reply(sex(protected))
    case .libido(let libido): .reply("fact.libido", ["libido": .string(libido.rawValue)])
    default: daily(fact)
    }
  }

  private static func daily(_ fact: Fact) -> Part {
    switch fact {
    case .sleep(let sleep): self.sleep(sleep)
    case .scale(let scale, let rating):
      .reply(
        "fact.scale",
        [
          "what": .string(plain(scale.rawValue)), "value": .number(rating.value.value),
          "scale": .integer(rating.top),
        ])
    case .amount(.water, let amount): .reply("fact.water", ["amount": .number(amount.value)])
    case .amount(let quantity, let amount):
      .reply(
        "fact.measure",
        [
          "what": .string(plain(quantity.rawValue)), "value": .number(amount.value),
          "unit": .string(quantity.unit ?? ""),
        ])
    case .bloodPressure(let systolic, let diastolic):
      .reply("fact.pressure", ["systolic": .integer(systolic), "diastolic": .integer(diastolic)])
    case .intake(let intake, let count, let what):
      .reply(
        what?.last == "s" ? "fact.count_many" : "fact.count",
        ["count": .number(count.value), "what": .string(what ?? intake.rawValue)])
    case .food(let food): self.food(food)
    case .activity(let activity, let minutes?, let what):
      .reply(
        "fact.minutes",
        ["what": .string(what ?? plain(activity.rawValue)), "minutes": .number(minutes.value)])
    case .kicks(let count, _): .reply("fact.kicks", ["count": .integer(count)])
    case .contraction(let seconds?, _):
      .reply("fact.contraction_timed", ["seconds": .integer(seconds)])
    case .contraction(nil, _): .reply("fact.contraction")
    case .text(.factor, let text) where text.isPlainWord: factor(text)
    case .text(let kind, _): .reply("fact." + kind.rawValue)
    case .product(let product, let count): self.product(product, count: count)
    case .mode(let mode): .reply("fact.mode", ["mode": .string(mode.rawValue)])
    case .pregnancy(.due(let date)): .reply("fact.due", ["date": .date(date)])
    case .pregnancy(.lmp(let date)): .reply("fact.lmp", ["date": .date(date)])
    case .pregnancy(.ended(let ending)): .reply("fact.ended_" + ending.rawValue)
    case .pause(let reason, let until): pause(reason, until: until)
    case .cervix(let opening, let firmness):
      .reply(
        "fact.cervix",
        ["opening": .string(opening.rawValue), "firmness": .string(firmness.rawValue)])
    case .gap(let after, let missing):
      .reply(
        missing == 0 ? "fact.gap_none" : "fact.gap",
        ["after": .date(after), "missing": .integer(missing)])
    case .reminder(let reminder):
      .framed("fact.reminder", [:], name: "when", parts: [ReminderPhrase.when(reminder)])
    case .asked(let after): .reply("fact.asked", ["after": .date(after)])
    case .about(let told): AboutPhrase.kept(told)
    default: .reply("fact.thing", ["what": .string(thing(fact))])
    }
  }

  /// A factor by its name, or what of hers began or ended.
  private static func factor(_ id: String) -> Part {
    switch BreakMark(factor: id) {
    case .began(let what):
      .framed(
        "fact.began", [:], name: "what", parts: [.reply("break." + what.rawValue)])
    case .ended(let what):
      .framed(
        "fact.ended", [:], name: "what", parts: [.reply("break." + what.rawValue)])
    case nil: .reply("fact.thing", ["what": .string(plain(id))])
    }
  }

  private static func pause(_ reason: Break.Reason, until: CivilDate?) -> Part {
    let reason = Part.reply("pause." + reason.rawValue)
    guard let until else {
      return .framed("fact.pause", [:], name: "reason", parts: [reason])
    }
    return .framed("fact.pause_until", ["until": .date(until)], name: "reason", parts: [reason])
  }

  private static func thing(_ fact: Fact) -> String {
    switch fact {
    case .drink(let what, _): what
    case .supplement(let what, let amount): what + (amount.map { " " + $0 } ?? "")
    case .activity(let activity, _, let what): what ?? plain(activity.rawValue)
    case .unknown(let kind, _): kind
    default: ""
    }
  }

  private static func flowPart(_ flow: Flow, _ color: FlowColor?) -> Part {
    let name = Argument.string(plain(flow.rawValue))
    guard let color else {
      return .reply(flow == .spotting ? "fact.spotting" : "fact.flow", ["flow": name])
    }
    return .reply(
      flow == .spotting ? "fact.spotting_color" : "fact.flow_color",
      ["flow": name, "color": .string(color.rawValue.split(separator: "-").joined(separator: " "))])
  }

  private static func symptom(_ term: Term, _ severity: Severity?, _ pain: Int?) -> Part {
    let name = Argument.string(plain(term.rawValue))
    if let pain { return .reply("fact.symptom_pain", ["symptom": name, "pain": .integer(pain)]) }
    guard let severity else { return .reply("fact.symptom", ["symptom": name]) }
    return .reply(
      severity == .none ? "fact.symptom_none" : "fact.symptom_severity",
      ["symptom": name, "severity": .string(severity.rawValue)])
  }

  private static func symptom(_ term: Term, _ severity: Severity?, times: Int) -> Part {
    .framed(
      "fact.symptom_times", ["times": .integer(times)], name: "what",
      parts: [symptom(term, severity, nil)])
  }

  private static func sex(_ protected: Bool?) -> String {
    guard let protected else { return "fact.sex" }
    return protected ? "fact.sex.protected" : "fact.sex.unprotected"
  }

  private static func sleep(_ sleep: Sleep) -> Part {
    var variables: [String: Argument] = [:]
    if let hours = sleep.hours { variables["hours"] = .number(hours.value) }
    if let quality = sleep.quality { variables["quality"] = .string(quality.rawValue) }
    if let time = sleep.bed ?? sleep.wake { variables["time"] = .string(time.iso) }
    switch (sleep.hours, sleep.quality) {
    case (_?, _?): return .reply("fact.sleep_both", variables)
    case (_?, nil): return .reply("fact.sleep", variables)
    case (nil, _?): return .reply("fact.sleep_quality", variables)
    case (nil, nil):
      return .reply(sleep.bed == nil ? "fact.sleep_wake" : "fact.sleep_bed", variables)
    }
  }

  /// An id as words: `back_pain` is `back pain`.
  static func plain(_ id: String) -> String { id.split(separator: "_").joined(separator: " ") }
}

extension String {
  /// Whether it is the id of a concept, which may stand in a sentence, and no text of hers.
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.allSatisfy { (97...122).contains($0) || $0 == 95 }
  }
}
