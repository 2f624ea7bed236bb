import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// The day's card: the same all day, with one question at most, and kind.
struct TodaySkillTests {
  private func start(_ day: String) throws -> [Entry] {
    [Entry(date: try fixture(CivilDate(iso: day)), fact: .period(.start))]
  }

  private func card(_ bloom: inout Rehearsal) -> Turn {
    bloom.assistant.answer(["insight.today"], text: "", now: bloom.now)
  }

  @Test(arguments: [
    (7, "Good morning."), (12, "Good afternoon."), (18, "Good evening."), (23, "Still up?"),
    (2, "Still up?"),
  ])
  func `it greets by the hour`(hour: Int, greeting: String) throws {
    var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
    bloom.now = Moment(
      date: bloom.now.date, time: try fixture(ClockTime(hour: hour, minute: 30)))
    #expect(card(&bloom).text.hasPrefix(greeting))
  }

  @Test func `a day has one card, and the next day another`() throws {
    var cards: Set<String> = []
    for day in 0..<14 {
      var one = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
      one.now = Moment(date: one.now.date + day, time: one.now.time)
      var other = one
      #expect(card(&one).text == card(&other).text)
      cards.insert(card(&other).text)
    }
    #expect(cards.count == 14)
  }

  @Test func `asked for again it is the same card`() throws {
    var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
    func rows(_ turn: Turn) -> [Substring] {
      turn.text.split(separator: "\n").filter { line in
        ["Tip", "Pose", "Food", "Words"].contains { line.hasPrefix($0 + ": ") }
      }
    }
    let first = rows(card(&bloom))
    #expect(first.count == 4 && rows(card(&bloom)) == first && rows(card(&bloom)) == first)
  }

  @Test func `it asks one thing at most, and nothing twice a day`() throws {
    for day in 0..<30 {
      var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
      bloom.now = Moment(date: bloom.now.date + day, time: bloom.now.time)
      #expect(card(&bloom).text.count { $0 == "?" } <= 1)
      let again = card(&bloom)
      #expect(!again.text.contains("fine too") && !again.text.contains("Only if you like"))
    }
  }

  @Test func `a morning may begin with a breath, an evening with a line, once`() throws {
    let offers = ["begin with a slow breath", "Anything of today"]
    var seen: [String: Int] = [:]
    for day in 0..<10 {
      for hour in ["07:30", "12:00", "21:00"] {
        var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
        bloom.now = Moment(
          date: bloom.now.date + day, time: try fixture(ClockTime(iso: hour)))
        let text = card(&bloom).text
        for offer in offers where text.contains(offer) { seen[hour + offer, default: 0] += 1 }
        let again = card(&bloom).text
        #expect(!offers.contains { again.contains($0) })
      }
    }
    #expect(Set(seen.keys) == ["07:30" + offers[0], "21:00" + offers[1]], "\(seen)")
    #expect(seen.values.min() == 4, "on every other morning, and most evenings")
  }

  @Test func `after a loss it asks nothing`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 19 weeks pregnant")
    _ = bloom.say("i had a miscarriage")
    for day in 0..<20 {
      let moment = Moment(date: bloom.now.date + day, time: bloom.now.time)
      let text = bloom.assistant.answer(["insight.today"], text: "", now: moment).text
      #expect(!text.contains("fine too") && !text.contains("Only if you like"), "\(text)")
      #expect(!text.lowercased().contains("baby") && !text.lowercased().contains("pregnan"))
    }
  }

  @Test func `what was told today is not asked for`() throws {
    for day in 0..<12 {
      var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
      bloom.now = Moment(date: bloom.now.date + day, time: bloom.now.time)
      _ = bloom.say("slept 7 hours")
      #expect(!card(&bloom).text.contains("How did you sleep"))
    }
  }

  @Test func `a kind line is kept, listed, comes back on the card, and is let go`() throws {
    var bloom = try Rehearsal(today: "2026-03-09", try start("2026-03-01"))
    let shown = bloom.turn("give me an affirmation")
    let id = try #require(shown.found.first { $0.kind == .affirmation }?.id)
    #expect(bloom.say("save this affirmation").added == ["2026-03-09 favourite \"\(id)\""])
    #expect(bloom.say("save this affirmation").added.isEmpty)
    let line = try #require(try Rehearsal.library.affirmations().first { $0.id == id }?.text)
    #expect(bloom.say("show my saved affirmations").text.contains(line))
    let comesBack = (0..<4).contains { day in
      let moment = Moment(date: bloom.now.date + day, time: bloom.now.time)
      return bloom.assistant.answer(["insight.today"], text: "", now: moment).text.contains(line)
    }
    #expect(comesBack)
    _ = bloom.turn("give me an affirmation")
    var other = bloom
    _ = other.say("hi")
    let removed = other.say("remove that from my favourites").removed
    #expect(removed == ["2026-03-09 favourite \"\(id)\""])
    #expect(other.say("show my saved affirmations").text.contains("kept nothing"))
  }

  @Test func `nothing is kept where nothing was shown`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("save this affirmation").added.isEmpty)
  }

  @Test func `the size of a baby is compared only where that is liked`() throws {
    for week in 5...42 {
      var bloom = try Rehearsal()
      let known = try Rehearsal.library.weeks().first { $0.week == week }
      guard let comparison = known?.comparison else { continue }
      #expect(bloom.say("tell me about week \(week)").text.contains(comparison))
      bloom.assistant.setting.comparesSizes = false
      #expect(!bloom.say("tell me about week \(week)").text.contains(comparison))
    }
  }
}
