import Civil
import Journal

/// The text that Flo sends on request: blocks of cycles, then a line for each event.
enum FloText {
  static let kind = "a Flo export"

  static func knows(_ file: SourceFile) -> Bool {
    let opening = file.opening.lowercased()
    return opening.contains("period start date:")
      && (opening.contains("pregnant:") || opening.contains("period end date:")
        || opening.contains("manual events"))
  }

  private struct Cycle {
    var start: String?
    var end: String?
    var isPregnant = false
  }

  static func diary(of file: SourceFile, today: CivilDate) throws(LineFault) -> AppDiary {
    var draft = DiaryDraft(today: today)
    var cycle = Cycle()
    var isInEvents = false
    for line in try file.lines() {
      let text = String(decoding: line, as: UTF8.self).stripped
      if text.isEmpty { continue }
      if text.prefix(16).lowercased().hasPrefix("manual events") {
        tell(&cycle, &draft)
        isInEvents = true
      } else if let value = value(of: "period start date:", in: text) {
        tell(&cycle, &draft)
        cycle.start = value
      } else if let value = value(of: "period end date:", in: text) {
        cycle.end = value
      } else if let value = value(of: "pregnant:", in: text) {
        cycle.isPregnant = value.isYes
      } else if text.hasPrefix("-----") {
        tell(&cycle, &draft)
      } else if isInEvents {
        readEvent(text, into: &draft)
      }
    }
    tell(&cycle, &draft)
    return draft.finished(as: kind)
  }

  private static func value(of name: String, in line: String) -> String? {
    line.prefix(name.count + 1).lowercased().hasPrefix(name)
      ? line.dropFirst(name.count).stripped : nil
  }

  private static func tell(_ cycle: inout Cycle, _ draft: inout DiaryDraft) {
    defer { cycle = Cycle() }
    guard let text = cycle.start else { return }
    guard let start = DayText.certain(text) else {
      return draft.leaveOut("period start date", .noDay, value: text)
    }
    guard !cycle.isPregnant else {
      return draft.leaveOut(
        "pregnant cycle", .other("what it calls a period is the time of a pregnancy"), on: start)
    }
    draft.tell(start, cycle.end.flatMap { DayText.certain($0) })
  }

  private static func readEvent(_ line: String, into draft: inout DiaryDraft) {
    let parts = pieces(of: line)
    guard parts.count >= 3, Int(parts[0]) != nil else {
      return draft.leaveOut("line", .unknown, value: line)
    }
    guard let day = DayText.certain(parts[1]) else {
      return draft.leaveOut("event of", .noDay, value: parts[1])
    }
    guard draft.isReached(day) else { return }
    FloEvent(category: parts[2], word: parts.dropFirst(3).joined(separator: " - "))
      .read(on: day, into: &draft)
  }

  /// The pieces of a line between its dashes.
  private static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var rest = Array(line.utf8)[...]
    while let dash = rest.indices.first(where: { place in
      rest[place] == 0x20 && rest[place...].starts(with: [0x20, 0x2D, 0x20])
    }) {
      pieces.append(String(decoding: rest[..<dash], as: UTF8.self).stripped)
      rest = rest[(dash + 3)...]
    }
    return (pieces + [String(decoding: rest, as: UTF8.self).stripped]).filter { !$0.isEmpty }
  }
}
