import Assistant
import Civil
import Physiology

/// What a counter looks like: a few lines that are drawn over.
struct CounterScreen {
  let counter: Counter
  var isASCII = false
  var ink = Ink.none

  /// The contractions shown above the words.
  private static let rows = 6

  /// The lines to draw for now, none of them wider than the terminal, and no more than it shows.
  func lines(
    _ view: CounterView, at now: Stamp, isPaused: Bool, columns: Int, height: Int = 24
  ) -> [String] {
    let room = max(columns - 1, 10)
    let words = view.words.isEmpty ? [counter.care] : view.words
    let wrapped = words.flatMap { Wrapping.lines($0, width: room) }
    let middle =
      counter.kind == .kicks ? kicks(view) : contractions(view, at: now, columns: columns)
    var rows = ScreenRows()
    rows.add([styled(counter.title.cut(to: room), .dim)], .title)
    rows.add([""], .gap)
    rows.add(Array(middle.prefix(1)), .count)
    rows.add(Array(middle.dropFirst()), .past)
    rows.add([""], .gap)
    rows.add(wrapped.map { styled($0, .heading) }, .words)
    rows.add([""], .gap)
    let keys = Wrapping.lines(isPaused ? counter.paused : counter.keys, width: room)
    rows.add(keys.map { styled($0, isPaused ? .accent : .dim) }, .keys)
    return rows.fitting(height).map { $0.contains("\u{1B}") ? $0 : shown($0).cut(to: room) }
  }

  private func shown(_ text: String) -> String { isASCII ? text.ascii : text }

  private func styled(_ text: String, _ role: Role) -> String { ink.text(shown(text), as: role) }

  private func contractions(_ view: CounterView, at now: Stamp, columns: Int) -> [String] {
    var lines = [counter.begin]
    if let running = view.running ?? view.contractions.last {
      let gone = max(0, now - Stamp(running.start, second: running.second))
      lines = [
        styled(ContractionPlot.clock(gone), view.running == nil ? .heading : .accent) + "  "
          + styled(
            counter.captions[view.running == nil ? 1 : 0],
            view.running == nil ? .dim : .accent)
      ]
    }
    let pattern = ContractionPattern(view.contractions, now: now.moment)
    let timeline = ContractionTimeline(contractions: view.contractions, pattern: pattern)
    let plot = ContractionPlot(
      rows: timeline.rows.suffix(Self.rows), heads: counter.columns, columns: columns,
      isASCII: isASCII, ink: ink)
    return view.contractions.isEmpty ? lines : lines + [""] + plot.lines
  }

  private func kicks(_ view: CounterView) -> [String] {
    guard let session = view.session, let last = session.kicks.last else { return [counter.begin] }
    return [
      styled("\(session.count)", .accent) + "  "
        + shown(
          "\(counter.captions[0]) \(session.start.time.iso), "
            + "\(counter.captions[1]) \(last.time.iso)")
    ]
  }
}
