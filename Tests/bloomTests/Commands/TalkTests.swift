import Knowledge
import Language
import Testing

@testable import bloom

/// What the commands of practice make of their words.
struct TalkTests {
  @Test(arguments: [
    ("box 5", "box", 5), ("box 5m", "box", 5), ("4-6 5", "4-6", 5), ("478 3", "478", 3),
    ("box 5 minutes", "box", 5),
  ])
  func `minutes may follow a pattern`(text: String, named: String, minutes: Int) {
    let read = Breathe.split(text.split(separator: " ").map(String.init))
    #expect(read.named.joined(separator: " ") == named)
    #expect(read.length == ["minutes": .number(Double(minutes))])
  }

  @Test func `rounds may follow a pattern`() {
    #expect(Breathe.split(["box", "8", "rounds"]).length == ["rounds": .number(8)])
  }

  @Test(arguments: ["box", "4 6", "in 4 out 6", "4-7-8", "box 90", "5"])
  func `counts and names are no minutes`(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let read = Breathe.split(words)
    #expect(read.named == words && read.length.isEmpty)
  }

  @Test(arguments: [
    ("10", "10 minutes"), ("10m", "10 minutes"), ("hips 12", "hips 12 minutes"),
    ("10 minutes hips", "10 minutes hips"), ("crow", "crow"),
  ])
  func `a number of a yoga query is minutes`(text: String, query: String) {
    #expect(Yoga.query(text.split(separator: " ").map(String.init)[...]) == query)
  }

  @Test func `what follows remind is how long before a visit`() {
    let words = "scan on 14 May at 9:20 remind 15 min".split(separator: " ").map(String.init)
    let read = AppointmentCommand.split(words[...])
    #expect(read?.visit == "scan on 14 May at 9:20" && read?.lead == "15 min")
    #expect(AppointmentCommand.split(["dentist", "tomorrow"]) == nil)
  }
}
