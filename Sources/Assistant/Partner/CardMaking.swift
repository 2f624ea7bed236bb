import Civil
import Journal
import Knowledge
import MessageFormat
import Partnership
import Physiology

/// A card made of a diary: only what was chosen, and nothing that is to be silent.
struct CardMaking {
  private let request: CardRequest
  private let scene: Scene
  private let chosen: Set<CardField>
  /// The words of today that no card may hold.
  let refused: [String]
  let card: PartnerCard

  init(_ request: CardRequest, _ scene: Scene, _ comfort: [ComfortWord]) {
    self.request = request
    self.scene = scene
    let known = Dictionary(
      comfort.flatMap { [($0.id, $0.label), ($0.label, $0.label)] }
    ) { first, _ in first }
    let today = request.today.map { ($0, known[$0.lowercased()]) }
    refused = today.filter { $0.1 == nil }.map(\.0)
    var fields =
      request.fields.isEmpty
      ? CardField.usual : Set(request.fields.compactMap(CardField.init(rawValue:)))
    if !today.isEmpty { fields.insert(.today) }
    if request.wish != nil { fields.insert(.wish) }
    if request.words != nil { fields.insert(.words) }
    chosen = fields
    var contents = CardMaking.contents(scene)
    if contents.fertile == nil { fields.remove(.fertile) }
    contents.name = request.name
    contents.today = today.compactMap(\.1)
    contents.wish = request.wish
    contents.words = request.words
    card = PartnerCard(
      made: scene.today, until: request.until ?? scene.today + Self.usualDays, fields: fields,
      contents: contents)
  }

  private static let usualDays = 28

  /// All that this diary could share today.
  private static func contents(_ scene: Scene) -> CardContents {
    var contents = CardContents()
    guard scene.daysAfterLoss == nil, scene.mode != .general else { return contents }
    if let dating = scene.pregnancy {
      contents.pregnancyStart = dating.lmp
      contents.due = dating.dueDate
      return contents
    }
    guard scene.showsCycles, let forecast = scene.cycle.forecast, !forecast.isStale,
      !scene.profile.foretellsNothing
    else { return contents }
    contents.cycleStart = forecast.lastStart
    contents.expected = forecast.window ?? forecast.nextStart...forecast.nextStart
    if !scene.isAfterLoss {
      let coming = Adaptive().comingStarts(scene.cycle.history, today: scene.today, count: 2)
      contents.fertile = scene.fertileDays(ahead: coming).first
    }
    contents.phases = phases(scene, from: forecast.lastStart)
    return contents
  }

  /// The days of each phase from the last start on, as the calendar has them.
  private static func phases(_ scene: Scene, from start: CivilDate) -> [PhaseSpan] {
    var spans: [(phase: CyclePhase, first: CivilDate, last: CivilDate)] = []
    for day in start...scene.today + usualDays * 2 {
      guard case .phase(var phase) = scene.cycle.kind(of: day) else { continue }
      if phase == .ovulation, !scene.setting.speaksOfFertility { phase = .follicular }
      if let last = spans.last, last.phase == phase, day - last.last == 1 {
        spans[spans.count - 1].last = day
      } else {
        spans.append((phase, day, day))
      }
    }
    return spans.compactMap { span in
      CardPhase(rawValue: span.phase.rawValue).map { PhaseSpan($0, span.first...span.last) }
    }
  }

  /// What goes on the card, field by field, what stays off it, and for how long it works.
  var outcome: Outcome {
    guard !card.fields.isEmpty else {
      let missing = absent(of: chosen)
      let open = CardField.allCases.filter { !isSilent($0) }.map(\.rawValue)
      return Outcome(parts: missing + [.reply("partner.share.nothing", ["things": .list(open)])])
    }
    var parts: [Part] = [.reply("partner.share.lead"), .list(lines)]
    parts += request.fields.isEmpty ? [] : absent(of: chosen)
    let left = CardField.allCases.filter { field in
      !card.fields.contains(field) && !isSilent(field)
        && (request.fields.isEmpty || !chosen.contains(field))
    }.map(\.rawValue)
    if !left.isEmpty { parts.append(.reply("partner.share.left_out", ["things": .list(left)])) }
    if !refused.isEmpty {
      parts.append(.reply("partner.share.refused", ["things": .list(refused)]))
    }
    if card.fields.contains(.phase) || card.fields.contains(.expected),
      !card.fields.contains(.fertile), scene.setting.speaksOfFertility
    {
      parts.append(.reply("partner.share.phase_hint"))
    }
    if card.fields.contains(.week) != card.fields.contains(.due) {
      parts.append(.reply("partner.share.week_hint"))
    }
    return Outcome(
      parts: parts + [
        .reply("partner.share.never"), .reply("partner.until", ["date": .date(card.until)]),
      ])
  }

  /// Why something that was chosen is not on the card, a reason at a time.
  private func absent(of fields: Set<CardField>) -> [Part] {
    var reasons: [(reason: String, things: [String])] = []
    let missing = CardField.allCases.filter {
      fields.contains($0) && !card.fields.contains($0)
        && !(request.fields.isEmpty && (isSilent($0) || reason(for: $0) == "no_dates"))
    }
    for field in missing {
      let reason = reason(for: field)
      if let place = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[place].things.append(field.rawValue)
      } else {
        reasons.append((reason, [field.rawValue]))
      }
    }
    return reasons.map { .reply("partner.share.absent." + $0.reason, ["things": .list($0.things)]) }
  }

  /// Whether nothing is to be said of a field unless she names it.
  private func isSilent(_ field: CardField) -> Bool {
    ["general", "quiet", "fertility_off"].contains(reason(for: field))
  }

  private func reason(for field: CardField) -> String {
    let isOfPregnancy = field == .week || field == .due
    switch field {
    case .today, .wish, .words: return "empty"
    case .day, .phase, .expected, .week, .due, .fertile: break
    }
    if scene.mode == .general { return "general" }
    if scene.isAfterLoss, isOfPregnancy || field == .fertile || scene.daysAfterLoss != nil {
      return "quiet"
    }
    if field == .fertile, !scene.setting.speaksOfFertility { return "fertility_off" }
    if isOfPregnancy { return "no_dates" }
    if scene.mode == .pregnancy { return "pregnant" }
    if field == .fertile, scene.cycle.forecast != nil { return "no_fertile_days" }
    return "no_forecast"
  }

  private var lines: [Part] {
    let contents = card.contents
    let name = contents.name.map {
      Part.reply("partner.share.field.name", ["words": .string($0)])
    }
    return [name].compactMap(\.self)
      + card.fields.map { field in .reply("partner.share.field." + field.rawValue, values(field)) }
  }

  private func values(_ field: CardField) -> [String: Argument] {
    let contents = card.contents
    func span(_ days: ClosedRange<CivilDate>?) -> [String: Argument] {
      days.map { ["first": .date($0.lowerBound), "last": .date($0.upperBound)] } ?? [:]
    }
    return switch field {
    case .expected: span(contents.expected)
    case .fertile: span(contents.fertile)
    case .due: contents.due.map { ["date": .date($0)] } ?? [:]
    case .today: ["things": .list(contents.today)]
    case .wish: ["words": .string(contents.wish ?? "")]
    case .words: ["words": .string(contents.words ?? "")]
    case .day, .phase, .week: [:]
    }
  }
}
