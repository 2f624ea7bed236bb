import Assistant
import Journal

extension Session {
  /// Goes through a session, and asks whether to note it.
  ///
  /// Where nobody sits at a terminal its steps are listed at once, and nothing is asked.
  func guide(_ guided: GuidedSession) throws(CommandError) {
    guard !options.json else { return }
    guard POSIX.isTerminal(0), output.isTerminal else {
      let screen = SessionScreen(session: guided, isASCII: isASCII)
      for place in guided.steps.indices { output.line(screen.line(ofStepAt: place)) }
      return
    }
    let isPlain = isStill || !Colours.isAble(POSIX.environment)
    guard RawMode.enter(0) else { return }
    let player = run(guided, isPlain: isPlain)
    RawMode.leave()
    let now = try now()
    var asks = false
    try show { assistant in
      let turn = assistant.ended(guided, seconds: player.spent / 1000, now: now)
      asks = turn.expecting != nil
      return turn
    }
    guard !isChat, asks else { return }
    var input = TypedInput(self)
    if let line = input.next(prompt: prompt), !line.text.isEmpty { try turn(line.text) }
  }

  private func run(_ guided: GuidedSession, isPlain: Bool) -> SessionPlayer {
    let clock = ContinuousClock()
    let start = clock.now
    var decoder = KeyDecoder()
    let output = output
    return SessionRun(
      style: isPlain ? .lines : .screen { POSIX.columns(1) ?? 80 },
      height: { POSIX.size(1)?.rows ?? 24 }, isASCII: isASCII, ink: ink,
      rings: options.bell,
      now: {
        let gone = (clock.now - start).components
        return Int(gone.seconds) * 1000 + Int(gone.attoseconds / 1_000_000_000_000_000)
      },
      keys: { wait in
        guard POSIX.isReady(0, within: wait) else { return [] }
        guard let bytes = POSIX.read(0, limit: 256), !bytes.isEmpty else { return nil }
        return decoder.decode(bytes)
      },
      write: { output.write($0) },
      suspend: {
        RawMode.suspend()
        _ = RawMode.enter(0)
      }
    ).play(guided)
  }
}
