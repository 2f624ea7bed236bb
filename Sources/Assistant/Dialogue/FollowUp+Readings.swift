import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a few words mean by the topic they come after.
extension FollowUp {
  private var said: Set<String> { reader.answers.said(in: reading.message) }

  /// "And the one after that?", of a forecast.
  var oneAfter: Interpretation? {
    let isThen = said.contains("answer.and_then") && reader.answers.isWhole(reading.message)
    guard said.contains("answer.one_after") || isThen && last.intents.contains(.cycleNextPeriod),
      last.intents.contains(where: { $0.group == "cycle" || $0 == .periodStart })
    else { return nil }
    var read = reader.read(
      reading.message.original, as: .cycleNextPeriod, context: scene.context)
    read.slots = ["after": .number(1)]
    return read
  }

  /// "And the week after that?", of a week of pregnancy.
  var weekAfter: Interpretation? {
    guard said.contains("answer.week_after"), last.intents.contains("content.preg_week") else {
      return nil
    }
    var read = reader.read(
      last.message.original, as: "content.preg_week", context: scene.context)
    guard let week = read.slots[.week]?.number ?? scene.context.weeks.map(Double.init) else {
      return nil
    }
    read.slots[.week] = .number(week + 1)
    return read
  }

  /// "And now?": the same again, of this day.
  var sameNow: Interpretation? {
    guard said.contains("answer.and_now"), reader.answers.isWhole(reading.message),
      let intent = last.intents.first,
      ["content", "cycle", "ttc", "insight"].contains(intent.group)
    else { return nil }
    return reader.read(last.message.original, as: intent, context: scene.context)
  }

  /// "Did it, 8 minutes", after something that can be done.
  var practised: Interpretation? {
    guard said.contains("told.did_it"), let minutes else { return nil }
    let logs: [IntentID: IntentID] = [
      .yogaPose: "log.yoga", .yogaRoutine: "log.yoga", "content.yoga_for": "log.yoga",
      .breathing: "log.breathing", .pelvicFloor: "log.exercise",
    ]
    guard let topic = last.intents.lazy.compactMap({ logs[$0] }).first else { return nil }
    var read = reader.read(reading.message.original, as: topic, context: scene.context)
    read.slots = [.minutes: .number(minutes)]
    if last.intents.contains(.pelvicFloor) { read.slots["activity"] = .text("pelvic_floor") }
    return read
  }

  /// "Print", after a report was asked for.
  var putOut: Interpretation? {
    guard said.contains("answer.print"), reader.answers.isWhole(reading.message),
      let put = last.intents.first(where: { $0.group == "data" })
    else { return nil }
    return reader.read(last.message.original, as: put, context: scene.context)
  }

  /// "8 in half an hour", after movements were counted or asked about.
  var counted: Interpretation? {
    guard scene.mode == .pregnancy, last.isOfKicks, let count = leadingCount, let minutes else {
      return nil
    }
    var read = reader.read(reading.message.original, as: .kicks, context: scene.context)
    read.slots[.count] = .number(count)
    read.slots[.minutes] = .number(minutes)
    return read
  }

  /// "And a glass of wine?", after another food was asked about.
  var eaten: Interpretation? {
    guard last.intents.first == "content.food", reading.message.tokens.last?.text == "?",
      said.contains("answer.and")
    else { return nil }
    let read = reader.read(
      reading.message.original, as: "content.food", context: scene.context)
    return read.slots[.food] == nil && read.slots[.drink] == nil ? nil : read
  }

  /// "And brown", of a flow that was just noted.
  func colour(of noted: [Entry]) -> Outcome? {
    guard reading.message.tokens.count <= 7 else { return nil }
    let read = reader.read(reading.message.original, as: "log.flow", context: scene.context)
    guard read.slots[.flow] == nil, let name = read.slots[.color]?.words.first,
      let color = FlowColor(rawValue: FactPhrase.dashed(name))
    else { return nil }
    if let entry = noted.first(where: { $0.fact.kind == "flow" }),
      case .flow(let flow, nil) = entry.fact
    {
      let new = Entry(date: entry.date, time: entry.time, fact: .flow(flow, color))
      return .replacing([entry], with: [new])
    }
    guard noted.contains(where: { $0.fact == .period(.start) }) else { return nil }
    return .say(
      "log.color.how_much", ["color": .string(FactPhrase.plain(name))],
      expecting: .slot(.flow, of: read))
  }

  private var minutes: Double? {
    reading.understanding.entities.lazy.compactMap { entity -> Double? in
      switch entity.value {
      case .duration(let number, nil, .minute): number
      case .duration(let number, nil, .hour): number * 60
      default: nil
      }
    }.first
  }

  private var leadingCount: Double? {
    reading.message.tokens.first?.number.flatMap { (1...200).contains($0) ? $0 : nil }
  }
}

extension Turn {
  /// Whether it was about movements that were felt.
  fileprivate var isOfKicks: Bool {
    intents.contains { $0 == .kicks || $0 == .kickHistory }
      || edits.contains {
        if case .add(let entry) = $0 { entry.fact.kind == "kicks" } else { false }
      }
  }
}
