import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Things to see to, shown and ticked in the chat, in week 33 on Monday 9 March 2026.
@Suite struct ChecklistConversationTests {
  private func pregnant(_ lines: String...) throws -> Rehearsal {
    let entries = ["2025-12-01 mode pregnancy", "2025-12-01 pregnancy lmp 2025-07-21"] + lines
    return try Rehearsal(entries.map { try Entry(line: $0) })
  }

  @Test(arguments: [
    ("ive packed the bag", ["hospital bag"]), ("bag's packed", ["hospital bag"]),
    ("done the car seat", ["car seat"]), ("the car seat is fitted", ["car seat"]),
    ("I've had the whooping cough jab, tick it", ["whooping cough and RSV vaccines"]),
    ("GBS swab done, tick", ["GBS swab"]), ("booked the glucose test", ["glucose test"]),
    ("packed my bag and fitted the car seat", ["hospital bag", "car seat"]),
    ("tick off the wash bag", ["wash bag"]),
    ("the maternity suitcase is ready, tick", ["hospital bag"]),
  ]) func `what is told as done is ticked under its name`(
    message: String, names: [String]
  ) throws {
    var bloom = try pregnant()
    let told = bloom.say(message)
    #expect(told.added == names.map { "2026-03-09 done \"\($0)\"" }, "\(told)")
    for name in names { #expect(told.text.contains(name)) }
    #expect(told.text.contains("left on that list") || told.text.contains("Nothing is left"))
    #expect(bloom.say("undo").removed.sorted() == told.added.sorted())
  }

  @Test func `what is ticked leaves the list, and the next is told`() throws {
    var bloom = try pregnant()
    let before = bloom.say("show my checklist").text
    #expect(before.contains("Pack a bag by 35"))
    #expect(bloom.say("ive packed the bag").text.contains("10 left on that list"))
    let after = bloom.say("what's left on my checklist").text
    #expect(!after.contains("Pack a bag by 35") && after.contains("Ticked off so far:"))
    #expect(bloom.say("what have i ticked off").text.contains("hospital bag"))
    let again = bloom.say("the hospital bag is packed")
    #expect(again.added.isEmpty && again.text.contains("ticked off already"), "\(again)")
  }

  @Test func `the place in the list just shown names a thing`() throws {
    var bloom = try pregnant()
    _ = bloom.say("show my checklist")
    #expect(bloom.say("tick off number 2").added.count == 1)
  }

  @Test(arguments: [
    "untick the bag", "i havent packed the bag yet", "the bag isn't packed after all",
  ]) func `a tick is taken back`(message: String) throws {
    var bloom = try pregnant("2026-03-08 done \"hospital bag\"")
    let told = bloom.say(message)
    #expect(told.removed == ["2026-03-08 done \"hospital bag\""], "\(told)")
    #expect(told.added.isEmpty)
    #expect(bloom.say("undo").added == ["2026-03-08 done \"hospital bag\""])
  }

  @Test func `what is not done is not ticked`() throws {
    var bloom = try pregnant()
    let told = bloom.say("i havent packed the bag yet")
    #expect(told.added.isEmpty && told.removed.isEmpty)
    #expect(told.text.contains("It stays open"))
  }

  @Test func `what no list has is kept in her words`() throws {
    var bloom = try pregnant()
    let told = bloom.say("nursery painted, tick it off")
    #expect(told.added == ["2026-03-09 done \"nursery painted\""], "\(told)")
  }

  @Test(arguments: [
    ("add a pram to my list", "a pram"), ("put breast pads on my checklist", "breast pads"),
    ("new item: infant bath", "infant bath"), ("add buy nappies to my to do list", "buy nappies"),
  ]) func `something of her own goes on the list and is ticked there`(
    message: String, text: String
  ) throws {
    var bloom = try pregnant()
    #expect(bloom.say(message).added == ["2026-03-09 todo \"\(text)\""])
    #expect(bloom.say("show my checklist").text.contains(text))
    let last = try fixture(text.split(separator: " ").last)
    #expect(bloom.say("got the \(last), tick").added == ["2026-03-09 done \"\(text)\""])
    #expect(!bloom.say("show my checklist").text.contains("• \(text)"))
  }

  @Test func `a tick beside a log keeps both, and no word of it is a log`() throws {
    var bloom = try pregnant()
    let told = bloom.say("had the whooping cough jab and drank 2 glasses of water")
    #expect(told.added.contains("2026-03-09 water 500 ml"), "\(told)")
    #expect(told.added.contains { $0.contains("done \"whooping") })
    #expect(bloom.say("got the nursing bra, tick").added == ["2026-03-09 done \"soft bras\""])
  }

  @Test(arguments: ["show my checklist", "packed the bag", "add a pram to my list"])
  func `after a loss all of it stays quiet and nothing is written`(message: String) throws {
    var bloom = try pregnant(
      "2026-02-01 todo \"pram\"", "2026-02-01 done \"car seat\"",
      "2026-03-01 pregnancy ended loss")
    let told = bloom.say(message)
    #expect(told.added.isEmpty && told.text.contains("put all of that away"), "\(told)")
    #expect(!bloom.say("what did i log on 1 february").text.contains("pram"))
  }

  @Test func `after a birth the list begins anew`() throws {
    var bloom = try pregnant(
      "2026-02-01 done \"hospital bag\"", "2026-03-01 pregnancy ended birth",
      "2026-03-01 mode postpartum")
    #expect(bloom.say("what have i ticked off").text.contains("Nothing is ticked yet"))
    #expect(bloom.say("show my checklist").text.contains("After birth"))
  }

  @Test func `general mode has her own list alone`() throws {
    var bloom = try Rehearsal([Entry(line: "2026-01-01 mode general")])
    _ = bloom.say("add buy pads to my list")
    #expect(bloom.say("show my list").text.contains("buy pads"))
    let text = bloom.say("hospital bag list").text
    #expect(text.contains("general mode") && !text.contains("newborn"))
  }
}
