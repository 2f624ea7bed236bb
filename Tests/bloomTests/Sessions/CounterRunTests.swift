import Assistant
import Civil
import EmbeddedKnowledge
import Journal
import Knowledge
import Physiology
import Testing

@testable import bloom

/// Counting on a screen with a clock that only the test moves.
struct CounterRunTests {
  static let noon = Stamp(Moment(date: CivilDate(dayNumber: 20_000), time: .noon))

  /// A terminal and a diary; half a second goes by with each look at the keys.
  private final class Scene {
    let counter: Counter
    var assistant: Assistant
    var beats = 0
    var written = ""
    private var pressed: [Int: Key]
    private let last: Int

    init(
      _ kind: Counter.Kind, pressing pressed: [Int: Key], journal: Journal = Journal()
    ) throws {
      var journal = journal
      journal.apply(.add(Entry(date: CounterRunTests.noon.moment.date, fact: .mode(.pregnancy))))
      assistant = try Assistant(library: .embedded(), journal: journal)
      counter = try #require(assistant.counter(kind, now: CounterRunTests.noon.moment))
      self.pressed = pressed
      last = (pressed.keys.max() ?? 0) + 2
    }

    /// `pressing` says at which second which key goes down.
    var now: Stamp { CounterRunTests.noon.adding(seconds: beats) }

    func play() -> Int {
      CounterRun(
        screen: CounterScreen(counter: counter, isASCII: true), columns: { 60 },
        now: { self.now },
        keys: { _ in
          self.beats += 1
          if self.beats > self.last { return nil }
          return self.pressed.removeValue(forKey: self.beats).map { [$0] } ?? []
        },
        press: { press, stamp in
          _ = self.assistant.press(press, self.counter.kind, at: stamp)
          return CounterView(self.counter.kind, self.assistant.journal, at: stamp)
        },
        write: { self.written += $0 }
      ).play(CounterView(counter.kind, assistant.journal, at: now))
    }
  }

  @Test func `space starts and ends a contraction, to the second`() throws {
    let scene = try Scene(
      .contractions,
      pressing: [5: .character(" "), 57: .character(" "), 300: .character(" ")])
    #expect(scene.play() == 3)
    let contractions = scene.assistant.journal.contractions
    #expect(contractions.map(\.duration) == [52, nil])
    #expect(contractions.map(\.second) == [5, 0])
    #expect(contractions[1].seconds(since: contractions[0]) == 295)
    #expect(scene.written.contains("0:52"))
  }

  @Test func `a pause keeps a slip of the hand out`() throws {
    let scene = try Scene(
      .contractions,
      pressing: [5: .character("p"), 10: .character(" "), 20: .character("p"), 30: .character(" ")]
    )
    #expect(scene.play() == 1)
    #expect(scene.assistant.journal.contractions.map(\.second) == [30])
    #expect(scene.written.contains("Paused."))
  }

  @Test func `an interrupted session goes on`() throws {
    var journal = Journal()
    let began = Self.noon.adding(seconds: -40)
    journal.apply(.add(Entry(Contraction(start: began.moment, second: began.second))))
    let scene = try Scene(.contractions, pressing: [20: .character(" ")], journal: journal)
    _ = scene.play()
    #expect(scene.assistant.journal.contractions.map(\.duration) == [60])
  }

  @Test func `one left open for more than ten minutes goes on no more`() throws {
    var journal = Journal()
    let began = Self.noon.adding(seconds: -700)
    journal.apply(.add(Entry(Contraction(start: began.moment, second: began.second))))
    let scene = try Scene(.contractions, pressing: [20: .character(" ")], journal: journal)
    _ = scene.play()
    #expect(scene.assistant.journal.contractions.map(\.duration) == [nil, nil])
  }

  @Test func `each movement keeps its time, and u takes one back`() throws {
    let scene = try Scene(
      .kicks,
      pressing: [
        10: .character(" "), 70: .character(" "), 130: .character(" "), 140: .character("u"),
        150: .character("q"),
      ])
    #expect(scene.play() == 2)
    #expect(
      scene.assistant.journal.kickSessions.flatMap(\.kicks).map(\.iso) == [
        "2024-10-04T12:00", "2024-10-04T12:01",
      ])
    #expect(scene.written.contains("2  felt since 12:00, the last at 12:01"))
  }

  @Test(arguments: [20, 40, 80]) func `no line is wider than the terminal`(columns: Int) throws {
    let assistant = try Assistant(library: .embedded(), journal: Journal())
    for kind in Counter.Kind.allCases {
      let counter = try #require(assistant.counter(kind, now: Self.noon.moment))
      var journal = Journal()
      for index in 0..<12 {
        let began = Self.noon.adding(seconds: -index * 301 - 90)
        journal.apply(
          .add(Entry(Contraction(start: began.moment, second: began.second, duration: 61))))
      }
      let lines = CounterScreen(counter: counter, isASCII: true).lines(
        CounterView(kind, journal, at: Self.noon), at: Self.noon, isPaused: false, columns: columns)
      #expect(lines.allSatisfy { $0.displayWidth < columns }, "\(lines)")
    }
  }
}
