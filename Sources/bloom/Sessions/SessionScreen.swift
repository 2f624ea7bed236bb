import Assistant

/// What a session looks like: a few lines that are drawn over, or a line for each step.
struct SessionScreen {
  let session: GuidedSession
  var isASCII = false
  var ink = Ink.none

  /// The lines to draw for now, none of them wider than the terminal, and no more than it shows.
  func lines(of player: SessionPlayer, columns: Int, height: Int = 24) -> [String] {
    guard let step = player.step else { return [] }
    let room = max(columns - 1, 10)
    let isPaced = step.kind != .pose
    let head = shown(place(of: step) + "  " + (isPaced ? session.name : step.title))
    let width = min(isPaced && ink.depth > .none ? 40 : 30, max(room - 16, 5))
    let word = isPaced ? Self.padded(step.title, to: titleWidth) + "  " : ""
    let last = player.isPaused ? session.labels.paused : session.labels.keys
    var rows = ScreenRows()
    rows.add([ink.depth > .none ? "" : nil].compactMap(\.self), .gap)
    rows.add([styled(head.cut(to: room), isPaced ? .dim : .heading)], .title)
    rows.add([ink.depth > .none ? "" : nil].compactMap(\.self), .gap)
    rows.add(
      [
        styled(shown(word), .heading) + bar(fill(step, player.share), width, step)
          + styled("  " + count(step, player), .key)
      ], .count)
    rows.add([ink.depth > .none ? "" : nil].compactMap(\.self), .gap)
    rows.add(step.detail.isEmpty ? [] : lines(step.detail, room), .detail)
    rows.add(next(after: step, room), .detail)
    rows.add(lines(last, room).map { styled($0, player.isPaused ? .accent : .dim) }, .keys)
    return rows.fitting(height).map { $0.contains("\u{1B}") ? $0 : $0.cut(to: room) }
  }

  private func shown(_ text: String) -> String { isASCII ? text.ascii : text }

  private func lines(_ text: String, _ room: Int) -> [String] {
    Wrapping.lines(shown(text), width: room)
  }

  private func styled(_ text: String, _ role: Role) -> String { ink.text(shown(text), as: role) }

  /// A bar that grows with the breath in and shrinks with the breath out; without colours its end
  /// is told by a track.
  private func bar(_ share: Double, _ width: Int, _ step: GuidedSession.Step) -> String {
    guard ink.depth > .none else { return Bar.text(share, width: width, ascii: isASCII) }
    let full = min(max(Int((share * Double(width)).rounded()), 0), width)
    let rest = String(repeating: isASCII ? "-" : "─", count: width - full)
    let role: Role = step.kind == .breathOut || step.kind == .letGo ? .fertile : .accent
    return ink.text(String(repeating: isASCII ? "#" : "█", count: full), as: role)
      + ink.text(rest, as: .dim)
  }

  /// The pose that comes next, where there is one.
  private func next(after step: GuidedSession.Step, _ room: Int) -> [String] {
    guard step.kind == .pose, !session.labels.next.isEmpty,
      let next = session.steps.first(where: { $0.round > step.round })
    else { return [] }
    return [styled((session.labels.next + "  " + next.title).cut(to: room), .dim)]
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
