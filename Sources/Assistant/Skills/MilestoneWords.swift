import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// What comes when in a pregnancy: what is asked for, what a month or a week brings, or what comes
/// next by her own dates.
struct MilestoneWords {
  private let request: Request
  private let all: [Milestone]

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    all = try request.library.milestones()
  }

  private static let shown = 3

  func outcome() throws(KnowledgeError) -> Outcome {
    if request.isAfterLoss { return .say("milestone.quiet") }
    if request.mode == .general { return .say("general.no_cycle") }
    if request.mode == .postpartum, !request.said.contains("look.womb") {
      return .say("milestone.after_birth")
    }
    guard isAsked else { return .say("milestone.heard") }
    let names = try request.library.kept("milestone names") { () throws(KnowledgeError) in
      NameIndex(all.map(\.phrases))
    }
    let named = Set(names.places(in: request.text).prefix(Self.shown)).sorted()
    guard named.isEmpty else {
      return told(named.map { all[$0] }.sorted { $0.weeks.lowerBound < $1.weeks.lowerBound })
    }
    if request.said.contains("look.after_birth") { return .say("milestone.after_birth") }
    if let weeks, let outcome = try told(of: weeks) { return outcome }
    if request.said.contains("look.milestones_passed") { return dated(isAhead: false) }
    return request.said.contains("look.milestones")
      ? dated(isAhead: true) : .say("milestone.unknown")
  }

  /// Whether it asks, or is too short to tell anything: "early scan: one heartbeat, I cried".
  private var isAsked: Bool {
    let tokens = request.message.tokens
    return request.message.isShort || tokens.contains { $0.text == "?" }
      || ["look.when", "look.milestones", "look.milestones_passed"].contains(
        where: request.said.contains)
  }

  private func told(_ milestones: [Milestone]) -> Outcome {
    let sources = milestones.flatMap(\.sources).deduplicated
    let parts = milestones.map { Part.content($0.text, sources: $0.sources) }
    let isDueToMove = milestones.contains { $0.id == Self.movements } && isFromWeek24
    var outcome = Outcome(
      parts: (isDueToMove ? [.reply("milestone.movements")] : [])
        + (parts.count == 1 ? parts : [.list(parts)]) + [.reply("milestone.close")])
    outcome.rest(on: [], sources: sources)
    return outcome
  }

  private static let movements = "felt"

  /// Whether she is, or says that she is, in a week by which movements have been felt.
  private var isFromWeek24: Bool {
    let said = request.number(.week) ?? request.number(.weeks)
    return max(said ?? 0, Double(request.gestationalAge?.weeks ?? 0)) >= Self.weekOfMovements
  }

  /// The week without movements by which to call. Source: NASGP.
  private static let weekOfMovements = 24.0

  // MARK: - By time

  /// The weeks that a named week or month of pregnancy stands for.
  private var weeks: ClosedRange<Int>? {
    if let week = request.number(.week).flatMap({ Int(exactly: $0) }) { return week...week }
    guard let month = (1...Self.months).first(where: { request.said.contains("look.month_\($0)") })
    else { return nil }
    let weeks = PregnancyDating.daysToDueDate / 7
    return (month - 1) * weeks / Self.months + 1...month * weeks / Self.months
  }

  private static let months = 9

  /// What the weeks bring; nil where they are none of a pregnancy.
  private func told(of weeks: ClosedRange<Int>) throws(KnowledgeError) -> Outcome? {
    let cards = try request.library.weeks().filter { weeks.contains($0.week) }
    guard !cards.isEmpty else { return nil }
    let lines = cards.flatMap { card in
      card.facts.prefix(cards.count > 1 ? 1 : Self.shown).map { (card, $0) }
    }
    var outcome = Outcome(parts: [
      .list(
        lines.map { card, fact in
          .framed(
            "milestone.line", ["week": .integer(card.week)], name: "text",
            parts: [.content(fact, sources: card.sources)])
        }), .reply("milestone.close"),
    ])
    outcome.rest(on: [], sources: cards.flatMap(\.sources).deduplicated)
    return outcome
  }

  /// What comes next by her dates, or what came last; without any, they are asked for.
  private func dated(isAhead: Bool) -> Outcome {
    guard let dating = request.pregnancy, let age = request.gestationalAge else {
      return request.mode == .pregnancy
        ? .say("week.unknown", expecting: .pregnancyDates) : .say("milestone.undated")
    }
    let sorted = all.sorted { ($0.weeks.lowerBound, $0.id) < ($1.weeks.lowerBound, $1.id) }
    let told =
      isAhead
      ? sorted.filter { $0.weeks.lowerBound > age.weeks }.prefix(Self.shown)
      : sorted.filter { $0.weeks.upperBound <= age.weeks && !$0.varies }.suffix(Self.shown)
    guard !told.isEmpty else { return .say(isAhead ? "milestone.past_due" : "milestone.early") }
    var outcome = Outcome(parts: [
      .reply(isAhead ? "milestone.ahead" : "milestone.passed"),
      .list(
        told.map { milestone in
          .reply(
            "milestone.next",
            [
              "name": .string(milestone.name), "week": .integer(milestone.weeks.lowerBound),
              "date": .date(dating.lmp + milestone.weeks.lowerBound * 7),
            ])
        }), .reply("milestone.ask"),
    ])
    outcome.rest(on: [], sources: told.flatMap(\.sources).deduplicated)
    return outcome
  }
}
