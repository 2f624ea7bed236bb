import Assistant

/// What a session looks like: a few lines that are drawn over, or a line for each step.
struct SessionScreen {
  let session: GuidedSession
  var isASCII = false

  /// The lines to draw for now, none of them wider than the terminal, and no more than it shows.
  func lines(of player: SessionPlayer, columns: Int, height: Int = 24) -> [String] {
    guard let step = player.step else { return [] }
    let room = max(columns - 1, 10)
    let isPaced = step.kind != .pose
    let head = place(of: step) + "  " + (isPaced ? session.name : step.title)
    let width = min(30, max(room - 16, 5))
    let bar = Bar.text(fill(step, player.share), width: width, ascii: isASCII)
    let word = isPaced ? Self.padded(step.title, to: titleWidth) + "  " : ""
    let last = player.isPaused ? session.labels.paused : session.labels.keys
    var rows = ScreenRows()
    rows.add([head], .title)
    rows.add([word + bar + "  " + count(step, player)], .count)
    rows.add(step.detail.isEmpty ? [] : Wrapping.lines(step.detail, width: room), .detail)
    rows.add(Wrapping.lines(last, width: room), .keys)
    return rows.fitting(height).map { (isASCII ? $0.ascii : $0).cut(to: room) }
  }

  /// A step in words, for a screen reader or a pipe; the round is told where it begins.
  func line(ofStepAt place: Int) -> String {
    let step = session.steps[place]
    let isFirst = place == 0 || session.steps[place - 1].round != step.round
    let lead = isFirst || step.kind == .pose ? "\(step.round) of \(session.rounds): " : ""
    let detail = step.detail.isEmpty ? "" : ". " + step.detail
    let line = lead + step.title + ", " + Self.spoken(step.milliseconds) + detail
    return isASCII ? line.ascii : line
  }

  private func place(of step: GuidedSession.Step) -> String {
    "\(step.round)/\(session.rounds)"
  }

  /// Breath in and a squeeze fill the bar, breath out and letting go empty it.
  private func fill(_ step: GuidedSession.Step, _ share: Double) -> Double {
    switch step.kind {
    case .breathIn, .squeeze, .pose: share
    case .holdFull: 1
    case .breathOut, .letGo: 1 - share
    case .holdEmpty: 0
    }
  }

  /// The second of a breath counted up, the time left of a pose counted down.
  private func count(_ step: GuidedSession.Step, _ player: SessionPlayer) -> String {
    let gone = player.within / 1000
    guard step.kind == .pose else { return "\(min(gone + 1, step.seconds))" }
    let left = max(0, step.seconds - gone)
    let seconds = left % 60
    return "\(left / 60):" + (seconds < 10 ? "0" : "") + "\(seconds)"
  }

  private var titleWidth: Int { session.steps.map(\.title.displayWidth).max() ?? 0 }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }

  private static func spoken(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    if milliseconds % 1000 != 0 { return "\(seconds).\(milliseconds % 1000 / 100) s" }
    return seconds < 60 || seconds % 60 != 0 ? "\(seconds) s" : "\(seconds / 60) min"
  }
}
