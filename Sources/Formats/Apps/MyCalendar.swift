import Civil
import Journal

/// The text of My Calendar, of which two names of lines are known.
enum MyCalendar {
  static func knows(_ file: SourceFile) -> Bool {
    file.opening.lowercased().contains("period starts:")
  }

  static func diary(of file: SourceFile, today: CivilDate) throws(LineFault) -> AppDiary {
    var draft = DiaryDraft(today: today)
    var open: CivilDate?
    for line in try file.lines() {
      let text = String(decoding: line, as: UTF8.self).stripped
      if text.isEmpty { continue }
      let value = text.split(separator: ":", maxSplits: 1).dropFirst().first?.stripped ?? ""
      let opening = text.prefix(16).lowercased()
      let isStart = opening.hasPrefix("period starts:")
      guard isStart || opening.hasPrefix("period ends:") else {
        draft.leaveOut("line", .unknown, value: text)
        continue
      }
      guard let day = DayText.certain(value) else {
        draft.leaveOut(isStart ? "period start" : "period end", .noDay, value: value)
        continue
      }
      if isStart {
        if let open { draft.tell(open, nil) }
        open = day
      } else if let start = open {
        draft.tell(start, day)
        open = nil
      } else {
        draft.leaveOut("end on \(day.iso)", .other("no start stands before it"))
      }
    }
    if let open { draft.tell(open, nil) }
    return draft.finished(as: "a My Calendar text")
  }
}
