import Assistant
import Civil
import Guardrails
import Knowledge

extension Session {
  /// Counts on a screen of its own where someone sits at a terminal, then shows what there is.
  func count(_ kind: Counter.Kind, history intent: IntentID) throws(CommandError) {
    let isLive =
      POSIX.isTerminal(0) && output.isTerminal && !options.json && !isPlain
      && Colours.isAble(POSIX.environment)
    let now = try now()
    if isLive, let counter = try conversation().counter(kind, now: now) { try live(counter) }
    try answer([intent], text: "")
  }

  private func live(_ counter: Counter) throws(CommandError) {
    guard RawMode.enter(0) else { return }
    let base = Stamp(try now(), second: options.now == nil ? Clock.second() ?? 0 : 0)
    let clock = ContinuousClock()
    let start = clock.now
    var decoder = KeyDecoder()
    var failure: CommandError?
    let output = output
    let now = { base.adding(seconds: Int((clock.now - start).components.seconds)) }
    let journal = try conversation().journal
    _ = CounterRun(
      screen: CounterScreen(counter: counter, isASCII: isASCII, ink: ink),
      columns: { POSIX.columns(1) ?? 80 }, height: { POSIX.size(1)?.rows ?? 24 }, now: now,
      keys: { wait in
        guard POSIX.isReady(0, within: wait) else { return [] }
        guard let bytes = POSIX.read(0, limit: 256), !bytes.isEmpty else { return nil }
        return decoder.decode(bytes)
      },
      press: { press, stamp in
        do throws(CommandError) {
          let done = try self.take { $0.press(press, counter.kind, at: stamp) }
          if let fault = done.failure { throw fault }
          return CounterView(
            counter.kind, try self.conversation().journal, at: stamp,
            words: press == .takeBack
              ? [] : done.turn.reply.blocks.flatMap(\.lines).map(\.text))
        } catch {
          failure = error
          return nil
        }
      },
      write: { output.write($0) },
      suspend: {
        RawMode.suspend()
        _ = RawMode.enter(0)
      }
    ).play(CounterView(counter.kind, journal, at: base))
    RawMode.leave()
    if let failure { throw failure }
  }
}
