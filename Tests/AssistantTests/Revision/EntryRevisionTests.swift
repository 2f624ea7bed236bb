import Clauses
import Journal
import Testing

@testable import Assistant

/// Talks of four facts of different kinds, one of which is then put right, whatever was told since.
struct EntryRevisionTests {
  /// A fact with two values, and what names it.
  struct Told: Sendable {
    let tell: String
    let name: String
    let values: (String, String)
    let line: String

    func line(_ value: String) -> String {
      line.replacing("%", with: value)
    }
  }

  static let told = [
    Told(tell: "cramps _/10", name: "cramps", values: ("6", "3"), line: "symptom cramps pain %"),
    Told(tell: "nausea _/10", name: "nausea", values: ("4", "7"), line: "symptom nausea pain %"),
    Told(tell: "slept _ hours", name: "sleep", values: ("5.5", "8"), line: "sleep % h"),
    Told(tell: "_ coffees", name: "coffee", values: ("2", "4"), line: "caffeine % \"coffees\""),
    Told(tell: "drank _ ml water", name: "water", values: ("300", "750"), line: "water % ml"),
    Told(tell: "my flow is _", name: "flow", values: ("light", "heavy"), line: "flow %"),
    Told(tell: "weight _", name: "weight", values: ("58.4", "62.3"), line: "weight % kg"),
    Told(tell: "bbt _", name: "temperature", values: ("36.4", "36.9"), line: "temperature % C"),
    Told(tell: "stress _", name: "stress", values: ("8", "2"), line: "stress %"),
    Told(tell: "bp _", name: "bp", values: ("118/76", "129/83"), line: "blood_pressure %"),
    Told(
      tell: "did _ minutes of yoga", name: "yoga", values: ("15", "40"), line: "yoga % min"),
    Told(
      tell: "took _ mg ibuprofen", name: "ibuprofen", values: ("200", "400"),
      line: "supplement \"ibuprofen\" \"% mg\""),
  ]

  private static let values = [
    "actually the @ was #", "no @ #", "sorry, @ # not ~", "change the @ to #", "@ should be #",
    "wait, @ was #", "oops @ #", "fix the @, its #", "@ = #",
  ]
  private static let days = [
    "the @ was yesterday", "no the @ was yesterday", "move the @ to yesterday",
  ]
  private static let removals = ["delete the @", "scratch the @", "take the @ out", "remove @"]

  /// The place in a talk of what is put right, and the way it is said.
  @Test(arguments: 0..<60)
  func `what is named is put right and all else stays`(seed: Int) throws {
    var order = Self.told
    for index in order.indices { order.swapAt(index, (index * 7 + seed * 5) % order.count) }
    let talk = Array(order.prefix(4))
    let place = seed % 3
    let meant = talk[place]
    var bloom = try Rehearsal()
    for fact in talk { _ = bloom.say(fact.tell.replacing("_", with: fact.values.0)) }
    var kept = talk.map { "2026-03-09 " + $0.line($0.values.0) }
    #expect(bloom.assistant.journal.entries.map(\.line).sorted() == kept.sorted())
    let forms = Self.values + Self.days + Self.removals
    let form = forms[seed % forms.count]
    switch form {
    case let form where Self.values.contains(form):
      kept[place] = "2026-03-09 " + meant.line(meant.values.1)
    case let form where Self.days.contains(form):
      kept[place] = "2026-03-08 " + meant.line(meant.values.0)
    default: kept.remove(at: place)
    }
    let said = form.replacing("@", with: meant.name).replacing("#", with: meant.values.1)
      .replacing("~", with: meant.values.0)
    _ = bloom.say(said)
    #expect(bloom.assistant.journal.entries.map(\.line).sorted() == kept.sorted(), "\(said)")
  }

  /// Messages that open like a correction and are none.
  @Test(arguments: [
    ("2 coffees", "no more coffee for me"), ("cramps 6/10", "no cramps on saturday"),
    ("drank 300 ml water", "set my water goal to 2 litres"),
    ("my flow is light", "the flow is heavy now"), ("slept 6 hours", "wait, what is a follicle"),
  ])
  func `what is no correction leaves the entry as it is`(told: String, said: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let kept = bloom.assistant.journal.entries.map(\.line)
    _ = bloom.say(said)
    let now = bloom.assistant.journal.entries.map(\.line)
    #expect(kept.allSatisfy(now.contains))
  }

  @Test func `a value taken back says which entry is meant`() throws {
    var bloom = try Rehearsal()
    for text in ["cramps 6/10", "nausea 4/10", "slept 7 hours"] { _ = bloom.say(text) }
    _ = bloom.say("not 6, 5")
    #expect(
      bloom.assistant.journal.entries.map(\.line).sorted() == [
        "2026-03-09 sleep 7 h", "2026-03-09 symptom cramps pain 5",
        "2026-03-09 symptom nausea pain 4",
      ])
  }

  @Test func `a distance is put right where the number is nearer to it than to the minutes`() {
    let run = Fact.activity(.exercise, minutes: Amount(47), what: "run 8 km")
    let value = { (number: Double) in
      Revision.Value(value: .number(number), unit: nil, measure: "", type: "")
    }
    #expect(
      run.revised(to: value(8.2)) == .activity(.exercise, minutes: Amount(47), what: "run 8.2 km"))
    #expect(
      run.revised(to: value(50)) == .activity(.exercise, minutes: Amount(50), what: "run 8 km"))
  }
}
