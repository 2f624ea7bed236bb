import Civil
import Journal

/// The text of My Calendar, of which two names of lines are known.
enum MyCalendar {
  static func knows(_ file: SourceFile) -> Bool {
    file.opening.lowercased().contains("period starts:")
  }

  static func diary(of file: SourceFile, today: CivilDate) -> AppDiary {
    var draft = DiaryDraft(today: today)
    var open: CivilDate?
    for line in file.lines {
      let text = line.stripped
      if text.isEmpty { continue }
      let value = text.split(separator: ":", maxSplits: 1).dropFirst().first?.stripped ?? ""
      let isStart = text.lowercased().hasPrefix("period starts:")
      guard isStart || text.lowercased().hasPrefix("period ends:") else {
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
