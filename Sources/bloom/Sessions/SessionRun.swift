import Assistant

/// Goes through a session with someone: keys and time in, lines out, all of them handed in.
struct SessionRun {
  /// How it is shown.
  enum Style {
    /// A few lines that are drawn over.
    case screen(columns: () -> Int)
    /// A line for each step.
    case lines
  }

  let style: Style
  var height: () -> Int = { 24 }
  var isASCII = false
  var ink = Ink.none
  var rings = false
  /// Milliseconds since some moment; only differences count.
  let now: () -> Int
  /// The keys pressed within so many milliseconds; nil once no more can come.
  let keys: (Int) -> [Key]?
  let write: (String) -> Void
  /// Hands the terminal back until the person returns.
  var suspend: () -> Void = {}

  /// How often it looks at the clock, in milliseconds.
  private static let beat = 100
  /// The most time that one look may find gone by; more was sleep or Ctrl-Z.
  private static let longestGap = 2000

  /// Goes through it; the end says how long was spent in it.
  func play(_ session: GuidedSession) -> SessionPlayer {
    var player = SessionPlayer(session)
    let screen = SessionScreen(session: session, isASCII: isASCII, ink: ink)
    var drawn = 0
    var last = now()
    show(.begins(0), screen)
    draw(player, screen, &drawn)
    while !player.isOver {
      let events = keys(Self.beat)?.compactMap(event) ?? [.quit]
      let time = now()
      var cues = player.handle(.elapsed(min(max(0, time - last), Self.longestGap)))
      last = time
      for event in events { cues += player.handle(event) }
      for cue in cues { show(cue, screen) }
      draw(player, screen, &drawn)
    }
    if case .screen = style { clear(drawn) }
    return player
  }

  private func event(of key: Key) -> SessionPlayer.Event? {
    switch key {
    case .character(" "), .character("p"): return .pause
    case .character("n"), .right, .enter, .down: return .skip
    case .character("b"), .left, .up: return .back
    case .character("q"), .interrupt, .endOfInput: return .quit
    case .suspend:
      suspend()
      return nil
    default: return nil
    }
  }

  private func show(_ cue: SessionPlayer.Cue, _ screen: SessionScreen) {
    if case .begins = cue, rings { write("\u{7}") }
    guard case .lines = style else { return }
    switch cue {
    case .begins(let place):
      if screen.session.steps.indices.contains(place) {
        write(screen.line(ofStepAt: place) + "\n")
      }
    case .paused: write(screen.session.labels.paused + "\n")
    case .resumed: write(screen.session.labels.resumed + "\n")
    case .ended: break
    }
  }

  private func draw(_ player: SessionPlayer, _ screen: SessionScreen, _ drawn: inout Int) {
    guard case .screen(let columns) = style, !player.isOver else { return }
    let lines = screen.lines(of: player, columns: columns(), height: height())
    let up = drawn > 0 ? "\u{1B}[\(drawn)A" : ""
    write("\r" + up + lines.map { "\u{1B}[K" + $0 + "\r\n" }.joined() + "\u{1B}[J")
    drawn = lines.count
  }

  private func clear(_ drawn: Int) {
    if drawn > 0 { write("\r\u{1B}[\(drawn)A\u{1B}[J") }
  }
}
