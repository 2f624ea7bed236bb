import Assistant

/// Counts or times with someone: keys and time in, lines out, all of them handed in.
struct CounterRun {
  let screen: CounterScreen
  let columns: () -> Int
  var height: () -> Int = { 24 }
  /// The moment now, to the second.
  let now: () -> Stamp
  /// The keys pressed within so many milliseconds; nil once no more can come.
  let keys: (Int) -> [Key]?
  /// Writes what a press changes and says what is known then; nil where it could not be written.
  let press: (Counter.Press, Stamp) -> CounterView?
  let write: (String) -> Void
  /// Hands the terminal back until the person returns.
  var suspend: () -> Void = {}

  private static let beat = 250

  /// Runs until she leaves.
  ///
  /// - Returns: how often something was counted and not taken back.
  func play(_ start: CounterView) -> Int {
    var view = start
    var isPaused = false
    var presses = 0
    var shown: [String] = []
    func draw() {
      let lines = screen.lines(
        view, at: now(), isPaused: isPaused, columns: columns(), height: height())
      guard lines != shown else { return }
      let up = shown.isEmpty ? "" : "\u{1B}[\(shown.count)A"
      write("\r" + up + lines.map { "\u{1B}[K" + $0 + "\r\n" }.joined() + "\u{1B}[J")
      shown = lines
    }
    func change(_ press: Counter.Press, by count: Int) -> Bool {
      guard let changed = self.press(press, now()) else { return false }
      view = changed
      presses += count
      return true
    }
    draw()
    loop: while let pressed = keys(Self.beat) {
      for key in pressed {
        switch key {
        case .character(" "), .enter:
          if !isPaused, !change(.mark, by: 1) { break loop }
        case .character("u"), .character("U"), .backspace:
          if !isPaused, presses > 0, !change(.takeBack, by: -1) { break loop }
        case .character("p"), .character("P"): isPaused.toggle()
        case .character("q"), .character("Q"), .interrupt, .endOfInput: break loop
        case .suspend:
          suspend()
          shown = []
        default: break
        }
      }
      draw()
    }
    if !shown.isEmpty { write("\r\u{1B}[\(shown.count)A\u{1B}[J") }
    return presses
  }
}
