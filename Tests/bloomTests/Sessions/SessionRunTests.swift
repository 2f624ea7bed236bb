import Assistant
import Testing

@testable import bloom

/// A session gone through with a clock that only tests move.
struct SessionRunTests {
  /// A terminal whose time goes by as it is asked for keys.
  private final class Scene {
    var time = 0
    var written = ""
    private var pressed: [Int: Key]
    private let endsAt: Int?

    init(pressing pressed: [Int: Key] = [:], endsAt: Int? = nil) {
      self.pressed = pressed
      self.endsAt = endsAt
    }

    func play(_ session: GuidedSession, _ style: SessionRun.Style, rings: Bool = false)
      -> SessionPlayer
    {
      SessionRun(
        style: style, isASCII: true, rings: rings, now: { self.time },
        keys: { wait in
          self.time += wait
          if let end = self.endsAt, self.time >= end { return nil }
          return self.pressed.removeValue(forKey: self.time).map { [$0] } ?? []
        },
        write: { self.written += $0 }
      ).play(session)
    }
  }

  private let breath = SessionPlayerTests.breath

  @Test func `each step is a line for a screen reader`() {
    let scene = Scene()
    let player = scene.play(breath, .lines)
    #expect(player.spent == 24_000 && scene.time == 24_000)
    #expect(
      scene.written == """
        1 of 2: In, 4 s
        Pause, 2 s
        Out, 6 s
        2 of 2: In, 4 s
        Pause, 2 s
        Out, 6 s

        """)
  }

  @Test func `keys pause, go on, go back and end it`() {
    let scene = Scene(pressing: [
      500: .character(" "), 5000: .character(" "), 6000: .character("n"), 6500: .character("b"),
      9000: .character("q"),
    ])
    let player = scene.play(breath, .lines)
    #expect(
      scene.written == """
        1 of 2: In, 4 s
        Paused.
        Going on.
        2 of 2: In, 4 s
        1 of 2: In, 4 s

        """)
    #expect(player.spent == 4500 && player.isOver)
  }

  @Test func `the bar fills with the breath in and empties with the breath out`() {
    let screen = SessionScreen(session: breath, isASCII: true)
    var player = SessionPlayer(breath)
    _ = player.handle(.elapsed(2000))
    #expect(
      screen.lines(of: player, columns: 37) == [
        "1/2  Box", "In     ##########..........  3", "Keys.",
      ])
    _ = player.handle(.elapsed(3000))
    #expect(screen.lines(of: player, columns: 37)[1] == "Pause  ####################  2")
    _ = player.handle(.elapsed(5500))
    #expect(screen.lines(of: player, columns: 37)[1] == "Out    #####...............  5")
  }

  @Test(arguments: [10, 20, 37, 200]) func `no line is wider than the terminal`(columns: Int) {
    let screen = SessionScreen(session: breath, isASCII: true)
    let player = SessionPlayer(breath)
    for line in screen.lines(of: player, columns: columns) {
      #expect(line.displayWidth < max(columns, 11), "\(line)")
    }
  }

  @Test func `the screen is drawn over and left clean`() {
    let scene = Scene(pressing: [300: .interrupt])
    _ = scene.play(breath, .screen(columns: { 40 }))
    #expect(scene.written.contains("\u{1B}[3A"))
    #expect(scene.written.hasSuffix("\r\u{1B}[3A\u{1B}[J"))
  }

  @Test func `the bell rings once a step, and only where it was asked for`() {
    let loud = Scene()
    _ = loud.play(breath, .lines, rings: true)
    #expect(loud.written.count { $0 == "\u{7}" } == 6)
    let quiet = Scene()
    _ = quiet.play(breath, .lines)
    #expect(!quiet.written.contains("\u{7}"))
  }

  @Test func `the end of the input ends the session`() {
    let scene = Scene(endsAt: 1000)
    let player = scene.play(breath, .lines)
    #expect(player.isOver && scene.time == 1000)
  }

  @Test func `a sleeping machine takes no time off the session`() {
    var times = [0, 100, 3_600_000, 3_600_100].makeIterator()
    var calls = 0
    let run = SessionRun(
      style: .lines, now: { times.next() ?? 3_600_200 },
      keys: { _ in
        calls += 1
        return calls > 3 ? nil : []
      }, write: { _ in })
    #expect(run.play(breath).spent <= 2300)
  }
}
