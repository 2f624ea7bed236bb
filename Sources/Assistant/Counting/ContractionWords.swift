import Civil
import Guardrails
import Journal
import Knowledge
import MessageFormat
import Physiology

/// What is said of contractions: how far apart and how long, and when to call. Never that it is
/// too early to call.
struct ContractionWords {
  private let request: Request
  private let contractions: [Contraction]
  private let pattern: ContractionPattern

  init(_ request: Request, journal: Journal? = nil) {
    self.request = request
    contractions = (journal ?? request.journal).contractions.filter { $0.start <= request.now }
    pattern = ContractionPattern(contractions, now: request.now)
  }

  /// The most that are listed.
  static let listed = 20
  /// Weeks before which tightenings that come again are a reason to call at once.
  private static let term = 37

  private var isBeforeTerm: Bool {
    !request.isAfterLoss && request.gestationalAge.map { $0.weeks < Self.term } ?? false
  }

  /// What calls for help: from the guardrails, so that a timer says what they say.
  func concern() -> Concern? {
    guard !request.isAfterLoss else { return nil }
    let id =
      isBeforeTerm && pattern.lastHour.count > 1
      ? "preterm_labour" : pattern.state == .met && !isBeforeTerm ? "labour_511" : nil
    return id.flatMap { id in
      (try? Concern(rule: id, library: request.library)).flatMap { $0 }
    }
  }

  /// What the state comes to, after the words of a concern.
  var state: [Part] {
    guard !request.isAfterLoss else { return [.reply("contractions.unwell")] }
    if isBeforeTerm {
      return concern() == nil ? [.reply("contractions.before_term")] : []
    }
    return switch pattern.state {
    case .open: [.reply("contractions.open")]
    case .fiveInARow: [.reply("contractions.five")]
    case .met: [.reply("contractions.met")]
    }
  }

  /// The last one in words: how long, and how long after the one before it began.
  var last: Part? {
    guard let last = contractions.last, let seconds = last.duration else { return nil }
    guard let before = contractions.dropLast().last,
      last.seconds(since: before) <= Self.sameSession
    else { return .reply("contractions.ended", ["seconds": .integer(seconds)]) }
    return .reply(
      "contractions.ended_apart",
      ["seconds": .integer(seconds), "apart": .integer(last.seconds(since: before))])
  }

  /// Two that began further apart than this many seconds are not told as an interval.
  static let sameSession = 7200

  /// The history: the last hour, the last twenty, and the state.
  var history: Outcome {
    guard let latest = contractions.last else { return .say("contractions.none") }
    let shown = Array(contractions.suffix(Self.listed))
    var outcome = Outcome()
    if let concern = concern() {
      outcome.parts.append(.concern(concern))
      outcome.concern = concern
    }
    outcome.parts.append(hour ?? .reply("contractions.last", ["date": .date(latest.start.date)]))
    outcome.parts += pattern.lastHour.isEmpty ? [] : state
    let timeline = ContractionTimeline(contractions: shown, pattern: pattern)
    outcome.picture = PicturePlan(
      exhibit: .contractions(timeline),
      labels: ["start", "lasted", "apart"].map { .reply("contractions.label." + $0) },
      words: [.list(timeline.rows.map(row))])
    outcome.parts.append(.reply("contractions.how"))
    outcome.parts.append(.reply("contractions.title", ["count": .integer(shown.count)]))
    return outcome
  }

  private var hour: Part? {
    guard !pattern.lastHour.isEmpty else { return nil }
    var values: [String: Argument] = ["count": .integer(pattern.lastHour.count)]
    guard let apart = pattern.meanInterval else { return .reply("contractions.hour_one", values) }
    values["apart"] = .integer(Int(apart.rounded()))
    guard let seconds = pattern.meanDuration else { return .reply("contractions.hour", values) }
    values["seconds"] = .integer(Int(seconds.rounded()))
    return .reply("contractions.hour_timed", values)
  }

  private func row(_ row: ContractionTimeline.Row) -> Part {
    var values: [String: Argument] = [
      "date": .date(row.contraction.start.date), "time": .string(row.contraction.start.time.iso),
    ]
    values["seconds"] = row.contraction.duration.map { .integer($0) }
    values["apart"] = row.apart.map { .integer($0) }
    let id =
      switch (row.contraction.duration, row.apart) {
      case (_?, _?): "contractions.row_timed_apart"
      case (_?, nil): "contractions.row_timed"
      case (nil, _?): "contractions.row_apart"
      case (nil, nil): "contractions.row"
      }
    return .reply(id, values)
  }
}
