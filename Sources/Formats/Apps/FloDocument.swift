import Civil
import Journal

/// The JSON that Flo sends on request.
struct FloDocument: DocumentLayout {
  static let kind = "a Flo export"

  static func knows(_ node: JSONNode) -> Bool {
    node["operationalData"] != nil || node["pointEventsManualData"] != nil
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    let data = node["operationalData"]
    for cycle in data?["cycles"]?.list ?? [] { readCycle(cycle, into: &draft) }
    let lists = [
      data?["point_events_manual_v2"],
      node["pointEventsManualData"]?["point_events_manual_v2"],
      data?["repeatable_child_point_events"],
      node["pointEventsManualData"]?["repeatable_child_point_events"],
    ]
    for event in lists.compactMap({ $0?.list }).joined() { readEvent(event, into: &draft) }
    let notes = [data?["notes"], node["pointEventsManualData"]?["notes"]]
    for note in notes.compactMap({ $0?.list }).joined() {
      guard let text = note["text"]?.plain, !text.stripped.isEmpty else { continue }
      if note["deleted"]?.isTrue ?? false {
        draft.leaveOut("deleted note", .deleted)
      } else if let day = (note["local_date"] ?? note["date"])?.day {
        draft.note(text, on: day)
      } else {
        draft.leaveOut("note without a day", .noDay, value: note["date"]?.plain)
      }
    }
  }

  private static func readCycle(_ cycle: JSONNode, into draft: inout DiaryDraft) {
    guard let start = cycle["period_start_date"]?.day else {
      return draft.leaveOut(
        "cycle without a first day", .noDay, value: cycle["period_start_date"]?.plain)
    }
    if cycle["deleted"]?.isTrue ?? false {
      return draft.leaveOut("deleted cycle", .deleted, on: start)
    }
    guard !(cycle["pregnant"]?.isTrue ?? false) else {
      return draft.leaveOut(
        "pregnant cycle", .other("what it calls a period is the time of a pregnancy"), on: start)
    }
    let end = cycle["period_end_date"]?.day
    if end == nil, let text = cycle["period_end_date"]?.plain {
      draft.leaveOut("end of the period of \(start.iso)", .noDay, value: text)
    }
    draft.tell(start, end)
    guard end.map({ $0 >= start }) ?? true, let text = cycle["period_intensity"] else { return }
    readIntensities(text, from: start, through: end, into: &draft)
  }

  /// The strength of each day, by its number from 0, in JSON that stands as a text.
  private static func readIntensities(
    _ node: JSONNode, from start: CivilDate, through end: CivilDate?, into draft: inout DiaryDraft
  ) {
    let flows: [Flow] = [.spotting, .light, .medium, .heavy]
    guard let inner = node.text.map({ try? JSONText.read(Array($0.utf8)) }) ?? node else {
      return draft.leaveOut("period_intensity", .unknown, value: node.text, on: start)
    }
    for member in inner.members {
      guard let number = Int(member.name), (0...400).contains(number) else {
        draft.leaveOut("period_intensity", .unknown, value: member.name, on: start)
        continue
      }
      let day = start.advanced(by: number)
      if let end, day > end {
        draft.leaveOut(
          "intensity of \(day.iso)", .other("that is after its end, \(end.iso)"))
      } else if let step = member.value.number, flows.indices.contains(step) {
        draft.bleed(on: day, flows[step])
      } else {
        draft.leaveOut("period_intensity", .outOfRange, value: member.value.plain, on: day)
      }
    }
  }

  private static func readEvent(_ event: JSONNode, into draft: inout DiaryDraft) {
    let category = event["category"]?.plain ?? "event"
    let word = event["subcategory"]?.plain ?? ""
    guard let day = (event["local_date"] ?? event["date"])?.day else {
      return draft.leaveOut("\(category) \(word) without a day", .noDay)
    }
    guard !(event["deleted"]?.isTrue ?? false) else {
      return draft.leaveOut("deleted event", .deleted, value: "\(category) \(word)", on: day)
    }
    guard draft.isReached(day) else { return }
    var properties = event["properties"]
    if let text = properties?.text { properties = try? JSONText.read(Array(text.utf8)) }
    let value = properties?["value"]?.plain ?? properties?["bbt"]?.plain ?? event["value"]?.plain
    FloEvent(category: category, word: word, value: value).read(on: day, into: &draft)
  }
}
