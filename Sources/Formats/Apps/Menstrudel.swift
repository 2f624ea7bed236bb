import Civil
import Journal

/// The data of Menstrudel: periods in milliseconds, logs of days, and symptoms of logs.
struct Menstrudel: DocumentLayout {
  static let kind = "a Menstrudel export"

  static func knows(_ node: JSONNode) -> Bool {
    node["period_logs"]?.list != nil
      || (node["periods"]?.list != nil && node["log_symptoms"] != nil)
  }

  /// The first version whose flow numbers are known.
  private static let firstKnown = 6

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    let isScaleKnown = node["db_version"]?.number.map { $0 >= firstKnown } ?? true
    var days: [String: CivilDate] = [:]
    var logged: [String: [CivilDate]] = [:]
    for log in node["period_logs"]?.list ?? [] {
      guard let day = log["date"]?.day else {
        draft.leaveOut("period log", .noDay, value: log["date"]?.plain)
        continue
      }
      if let id = log["id"]?.plain { days[id] = day }
      if let id = log["period_id"]?.plain { logged[id, default: []].append(day) }
      guard draft.isReached(day) else { continue }
      read(log, isScaleKnown, on: day, into: &draft)
    }
    for period in node["periods"]?.list ?? [] {
      let own = period["id"]?.plain.flatMap { logged[$0] } ?? []
      guard let start = day(period["start_date"], near: own.min()) else {
        draft.leaveOut("period", .noDay, value: period["start_date"]?.plain)
        continue
      }
      let end = day(period["end_date"], near: own.max())
      draft.tell(start, end == draft.today ? nil : end)
    }
    for row in node["log_symptoms"]?.list ?? [] {
      guard let word = row["symptom"]?.plain, !word.isEmpty else { continue }
      guard let day = row["log_id_fk"]?.plain.flatMap({ days[$0] }) else {
        draft.leaveOut("symptom", .other("its log is not there"), value: word)
        continue
      }
      if draft.isReached(day) { draft.sign(word, on: day) }
    }
  }

  private static func read(
    _ log: JSONNode, _ isScaleKnown: Bool, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    let flows: [Flow] = [.spotting, .light, .medium, .heavy]
    if let flow = log["flow"]?.number, flow != 0 {
      if !isScaleKnown {
        draft.bleed(on: day, nil)
        draft.leaveOut(
          "flow", .other("this version numbers it otherwise"), value: "\(flow)", on: day)
      } else if flows.indices.contains(flow - 1) {
        draft.bleed(on: day, flows[flow - 1])
      } else {
        draft.leaveOut("flow", .outOfRange, value: "\(flow)", on: day)
      }
    }
    if let pain = log["painLevel"]?.number, pain != 0 {
      draft.leaveOut(
        "painLevel", .other("pain without a place has no line"), value: "\(pain)", on: day)
    }
    draft.note(log["notes"]?.plain ?? log["note"]?.plain, on: day)
  }

  /// The day of milliseconds that are a midnight somewhere: that of a log beside it, or the nearest.
  private static func day(_ node: JSONNode?, near log: CivilDate?) -> CivilDate? {
    guard let node else { return nil }
    guard let milliseconds = node.number else { return node.day }
    let hours = Int((Double(milliseconds) / 3_600_000).rounded(.down))
    guard hours.magnitude < 10_000_000 else { return nil }
    let day = CivilDate(dayNumber: Int((Double(hours + 12) / 24).rounded(.down)))
    guard let log, abs(log - day) <= 1 else { return day }
    return log
  }
}
