import Assistant

/// The weeks of a pregnancy as a bar with a mark at each third.
struct WeekBar {
  let progress: WeekProgress
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  var lines: [String] {
    let width = min(progress.all, max(columns - 12, 8))
    let done = min(progress.week * width / max(progress.all, 1), width)
    let (full, rest) = isASCII ? ("#", "-") : ("━", "─")
    return [
      "  " + ink.text(String(repeating: full, count: done), as: Role.week)
        + ink.text(String(repeating: rest, count: width - done), as: .dim) + "  "
        + ink.strong("\(progress.week)") + ink.text("/\(progress.all)", as: .dim)
    ]
  }
}
