import Civil
import Guardrails
import Journal
import Knowledge
import Testing

@testable import Assistant

/// The card for somebody close, and the side that reads it.
struct PartnerTests {
  private static let lines = """
    # bloom journal 1
    2025-12-06 period start
    2026-01-03 period start
    2026-01-31 period start
    2026-02-28 period start
    2026-03-09 sex unprotected
    2026-03-10 note "nobody may read this"
    2026-03-10 mood sad

    """

  private func bloom(_ lines: String = Self.lines) throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-03-11")
    rehearsal.assistant.adopt(Journal(parsing: lines), undoLog: UndoLog())
    return rehearsal
  }

  @Test func `a card holds what was chosen and nothing else`() throws {
    let bloom = try bloom()
    let card = try #require(
      bloom.assistant.card(CardRequest(fields: ["day"], name: "Kim"), now: bloom.now))
    #expect(card.text.contains("day: 12") && card.text.contains("name: Kim"))
    for word in ["phase", "expected", "fertile", "sad", "nobody", "sex"] {
      #expect(!card.text.contains(word))
    }
    let usual = try #require(bloom.assistant.card(CardRequest(), now: bloom.now))
    #expect(usual.text.contains("expected:") && !usual.text.contains("fertile:"))
  }

  @Test(arguments: ["sex", "suicidal", "positive test", "loss"])
  func `a word for today that no card may hold is refused`(word: String) throws {
    var bloom = try bloom()
    let request = CardRequest(today: [word, "tired"])
    let card = try #require(bloom.assistant.card(request, now: bloom.now))
    #expect(card.text.contains("today: tired") && !card.text.contains(word))
    let shown = bloom.assistant.showCard(request, now: bloom.now)
    #expect(shown.text.contains(word))
  }

  @Test func `after a loss there is nothing of it to share`() throws {
    let lost = Self.lines + "2026-03-10 mode pregnancy\n2026-03-11 pregnancy ended loss\n"
    let bloom = try bloom(lost)
    #expect(bloom.assistant.card(CardRequest(), now: bloom.now) == nil)
  }

  @Test func `the other side reads of today, and of nothing once it is over`() throws {
    let mine = try bloom()
    let card = try #require(
      mine.assistant.card(CardRequest(wish: "tea and quiet"), now: mine.now))
    var theirs = try bloom("# bloom journal 1\n")
    let later = try #require(CivilDate(iso: "2026-03-20"))
    let day = Moment(date: later, time: .midnight)
    let (turn, isCard, isCurrent) = theirs.assistant.readCard(card.text, helped: "", now: day)
    #expect(isCard && isCurrent && turn.text.contains("tea and quiet"), "\(turn.text)")
    #expect(turn.text.contains(card.code) && turn.text.contains("day 21"))
    let after = Moment(date: later + 14, time: .midnight)
    let (past, _, _) = theirs.assistant.readCard(card.text, helped: "", now: after)
    #expect(past.text.contains("are over") && !past.text.contains("today would be"))
    let (over, _, isStill) = theirs.assistant.readCard(
      card.text, helped: "", now: Moment(date: later + 200, time: .midnight))
    #expect(!isStill && !over.text.contains("tea and quiet"))
    #expect(theirs.assistant.journal.entries.isEmpty)
  }

  @Test(arguments: ["", "hello", "bloom partner card 2\nmade: 2026-01-01\n"])
  func `what is no card is said so`(text: String) throws {
    var bloom = try bloom()
    let (turn, isCard, _) = bloom.assistant.readCard(text, helped: "", now: bloom.now)
    #expect(!isCard && !turn.text.isEmpty && turn.fault == nil)
  }

  @Test func `what was done is noted once a day, in a log of its own`() throws {
    var bloom = try bloom()
    let today = bloom.now.date
    let (log, _) = bloom.assistant.help("dinner", on: today, in: "", now: bloom.now)
    #expect(log == "2026-03-11 dinner\n")
    let (again, _) = bloom.assistant.help("dinner", on: today, in: log ?? "", now: bloom.now)
    #expect(again == log)
    let week = bloom.assistant.helped(log ?? "", now: bloom.now)
    #expect(week.text.contains("dinner"))
    let (none, turn) = bloom.assistant.help("??", on: today, in: "", now: bloom.now)
    #expect(none == nil && turn.text.contains("??"))
  }

  @Test(arguments: [
    ("made dinner", "\"made dinner\""), ("back rub", "massage"), ("warm pack", "warm_pack"),
  ])
  func `what was done is kept by a known word or in own words`(words: String, kept: String) throws {
    var bloom = try bloom()
    let (log, turn) = bloom.assistant.help(words, on: bloom.now.date, in: "", now: bloom.now)
    #expect(log == "2026-03-11 \(kept)\n" && turn.fault == nil)
  }

  @Test func `without a name the tips ask which days, and after a loss they are of that`() throws {
    var bloom = try bloom()
    let tips = bloom.assistant.partnerTips(nil, now: bloom.now)
    let asked = try #require(tips)
    #expect(asked.text.contains("luteal") && asked.text.contains("menstrual"))
    var lost = try self.bloom(
      Self.lines + "2026-03-10 mode pregnancy\n2026-03-11 pregnancy ended loss\n")
    let after = lost.assistant.partnerTips(nil, now: lost.now)
    let said = try #require(after)
    #expect(said.text.contains("After a loss") && !said.text.lowercased().contains("baby"))
  }

  @Test func `a thing that was chosen and is not on the card has its reason`() throws {
    var bloom = try bloom()
    let shown = bloom.assistant.showCard(CardRequest(fields: ["day", "week"]), now: bloom.now)
    #expect(shown.text.contains("week") && shown.text.contains("due date"), "\(shown.text)")
  }

  @Test func `every stretch of days has its tips, and each cites its sources`() throws {
    var bloom = try bloom()
    for name in bloom.assistant.partnerGuideNames {
      let tips = bloom.assistant.partnerTips(name, now: bloom.now)
      let turn = try #require(tips)
      #expect(!turn.sources.isEmpty && turn.fault == nil, "\(name)")
    }
    let none = bloom.assistant.partnerTips("noon", now: bloom.now)
    #expect(none == nil)
  }
}
