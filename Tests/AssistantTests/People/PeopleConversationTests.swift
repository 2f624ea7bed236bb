import Civil
import Journal
import Knowledge
import Language
import Testing

@testable import Assistant

/// Whose diary it is, talked about.
struct PeopleConversationTests {
  private func rehearsal(_ people: [String] = [], open: String = "me") throws -> Rehearsal {
    var bloom = try Rehearsal()
    bloom.assistant.setting.people = people
    bloom.assistant.setting.person = open
    return bloom
  }

  @Test(arguments: [
    ("switch to Maya's profile", "Maya"), ("open Maya's profile", "Maya"),
    ("switch user: maya", "Maya"), ("log in as Noor", "Noor"),
  ])
  func `a diary is opened by its name`(message: String, person: String) throws {
    var bloom = try rehearsal(["me", "Maya", "Noor"])
    let turn = bloom.turn(message)
    #expect(turn.errand == .switchTo(person: person), "\(turn.text)")
    #expect(turn.text.contains(person))
    #expect(turn.edits.isEmpty)
  }

  @Test func `her own diary is opened again`() throws {
    var bloom = try rehearsal(["me", "Maya"], open: "Maya")
    let turn = bloom.assistant.answer(
      ["profile.switch"], text: "", slots: ["name": .text("me")], now: bloom.now)
    #expect(turn.errand == .switchTo(person: "me"))
    #expect(turn.text == "This is your own diary again.")
  }

  @Test(arguments: [("2", "Noor"), ("noor", "Noor"), ("the first one", "Maya")])
  func `which one is asked, and answered by number or name`(answer: String, person: String) throws {
    var bloom = try rehearsal(["me", "Maya", "Noor"])
    let question = bloom.turn("switch user")
    #expect(question.text == "Whose diary shall I open?\n1. Maya\n2. Noor")
    #expect(question.errand == nil)
    #expect(bloom.turn(answer).errand == .switchTo(person: person))
  }

  @Test func `no stops the question, and something else is answered as ever`() throws {
    var bloom = try rehearsal(["me", "Maya", "Noor"])
    _ = bloom.turn("switch user")
    #expect(bloom.turn("no").errand == nil)
    _ = bloom.turn("switch user")
    #expect(bloom.say("drank 2 glasses of water").added == ["2026-03-09 water 500 ml"])
  }

  @Test func `nobody is made up for a name that is not known`() throws {
    var bloom = try rehearsal(["me", "Maya"])
    let turn = bloom.turn("switch to Priya's profile")
    #expect(turn.errand == nil)
    #expect(turn.text.contains("Priya") && turn.text.contains("Maya"))
    var alone = try rehearsal()
    #expect(alone.turn("switch to Priya's profile").text.contains("only yours"))
    #expect(alone.turn("switch user").text.contains("only your own diary"))
  }

  @Test func `a diary is begun for a name, and asked for where none is said`() throws {
    var bloom = try rehearsal()
    #expect(bloom.turn("create a new user called Sam").errand == .add(person: "Sam"))
    #expect(bloom.turn("add person").text == "What name shall the new diary have?")
    #expect(bloom.turn("mei lin").errand == .add(person: "Mei lin"))
    var other = try rehearsal(["me", "Sam"])
    #expect(other.turn("create a new user called Sam").errand == nil)
  }

  @Test func `a file is written only where there is something to write`() throws {
    var bloom = try rehearsal()
    bloom.assistant.setting.home = "/home/of/hers"
    #expect(bloom.turn("export my data").errand == nil)
    _ = bloom.turn("drank 2 glasses of water")
    let turn = bloom.turn("export my data")
    #expect(
      turn.errand == .export(path: "/home/of/hers/export-2026-03-09-1200.json", isTable: false))
    #expect(turn.text.contains("/home/of/hers/export-2026-03-09-1200.json"))
    #expect(turn.text.contains("1 entr"))
  }

  @Test func `a table leaves out what is private and says so`() throws {
    let day = try fixture(CivilDate(iso: "2026-03-08"))
    var bloom = try Rehearsal([
      Entry(date: day, fact: .sex(protected: nil)), Entry(date: day, fact: .text(.note, "a")),
    ])
    bloom.assistant.setting.home = "/h"
    let turn = bloom.turn("download everything as csv")
    #expect(turn.errand == .export(path: "/h/export-2026-03-09-1200.csv", isTable: true))
    #expect(turn.text.contains("left out"))
    #expect(bloom.turn("pdf export of my data").errand == nil)
  }

  @Test(arguments: [
    ("import from another app", "import"),
    ("make a report for my doctor", "/report"),
    ("share my calendar with my partner", "never send"), ("lock the app with a PIN", "/lock"),
  ])
  func `what it cannot do is said as it is, with what can be done`(
    message: String, words: String
  ) throws {
    var bloom = try rehearsal()
    let turn = bloom.turn(message)
    #expect(turn.text.contains(words), "\(turn.text)")
    #expect(turn.errand == nil && turn.edits.isEmpty)
  }
}
