import Assistant
import Journal
import Testing

@testable import bloom

/// Where someone is in a session after some time and some keys.
struct SessionPlayerTests {
  static let breath = GuidedSession(
    name: "Box",
    steps: (1...2).flatMap { round in
      [
        GuidedSession.Step(kind: .breathIn, title: "In", seconds: 4, round: round),
        GuidedSession.Step(kind: .holdFull, title: "Pause", seconds: 2, round: round),
        GuidedSession.Step(kind: .breathOut, title: "Out", seconds: 6, round: round),
      ]
    }, activity: .breathing,
    labels: GuidedSession.Labels(paused: "Paused.", resumed: "Going on.", keys: "Keys."))

  @Test func `time moves it from step to step and to its end`() {
    var player = SessionPlayer(Self.breath)
    #expect(player.handle(.elapsed(3900)).isEmpty)
    #expect(player.handle(.elapsed(200)) == [.begins(1)])
    #expect(player.within == 100)
    #expect(player.handle(.elapsed(8000)) == [.begins(2), .begins(3)])
    #expect(player.handle(.elapsed(60_000)) == [.begins(4), .begins(5), .ended(isWhole: true)])
    #expect(player.isOver && player.spent == 24_000)
    #expect(player.handle(.elapsed(1000)).isEmpty)
  }

  @Test func `a pause holds the time`() {
    var player = SessionPlayer(Self.breath)
    _ = player.handle(.elapsed(1000))
    #expect(player.handle(.pause) == [.paused])
    #expect(player.handle(.elapsed(60_000)).isEmpty)
    #expect(player.within == 1000 && player.spent == 1000)
    #expect(player.handle(.pause) == [.resumed])
    #expect(player.handle(.elapsed(3000)) == [.begins(1)])
  }

  @Test func `skipping and going back move by rounds`() {
    var player = SessionPlayer(Self.breath)
    _ = player.handle(.elapsed(5000))
    #expect(player.handle(.skip) == [.begins(3)])
    #expect(player.handle(.back) == [.begins(0)])
    _ = player.handle(.elapsed(3000))
    #expect(player.handle(.back) == [.begins(0)])
    #expect(player.handle(.back) == [.begins(0)])
    _ = player.handle(.skip)
    #expect(player.handle(.skip) == [.ended(isWhole: true)])
  }

  @Test func `leaving early is no whole session`() {
    var player = SessionPlayer(Self.breath)
    _ = player.handle(.elapsed(2500))
    #expect(player.handle(.quit) == [.ended(isWhole: false)])
    #expect(player.spent == 2500)
    #expect(player.handle(.skip).isEmpty && player.step == nil)
  }

  @Test func `however time is cut, the same steps begin`() {
    for cut in [1, 7, 99, 100, 1234] {
      var player = SessionPlayer(Self.breath)
      var begun: [SessionPlayer.Cue] = []
      while !player.isOver { begun += player.handle(.elapsed(cut)) }
      #expect(begun.count == 6 && begun.last == .ended(isWhole: true), "\(cut)")
      #expect(player.spent == 24_000)
    }
  }

  @Test func `a session without steps is over at once`() {
    let empty = GuidedSession(
      name: "", steps: [], activity: .yoga,
      labels: GuidedSession.Labels(paused: "", resumed: "", keys: ""))
    #expect(SessionPlayer(empty).isOver)
  }
}
