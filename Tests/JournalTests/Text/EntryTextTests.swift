import Civil
import Testing

@testable import Journal

struct EntryTextTests {
  @Test(arguments: [
    ("2026-03-01 period start", "~9462dbe5"),
    ("2026-03-01 flow heavy dark-red", "~3f62f958"),
    ("2026-03-14 06:45 temperature 36.62 C oral", "~090c0ab5"),
    ("2026-05-02 note \"slept badly\"", "~bb6b3cd2"),
  ])
  func `the lines of the specification carry their published seals`(
    line: String, seal: String
  ) throws {
    #expect(try entry(line).sealedLine == "\(line) \(seal)")
  }

  @Test(arguments: sampleLines)
  func `a line reads and prints as itself`(line: String) throws {
    let entry = try entry(line)
    #expect(entry.line == line)
    #expect(try read(entry.sealedLine) == entry)
    #expect(entry.fault == nil)
  }

  private func read(_ line: String) throws -> Entry? {
    Journal(parsing: line + "\n").entries.first
  }

  @Test func `every kind has a sample`() throws {
    let sampled = Set(try sampleLines.map { try entry($0).fact.kind })
    #expect(Fact.kinds.filter { !sampled.contains($0) } == [])
    #expect(Set(Fact.kinds).count == Fact.kinds.count)
  }

  @Test(arguments: [
    ("water 250", "water 250 ml"),
    ("temperature 98.1", "temperature 98.1 F"),
    ("temperature 36.50", "temperature 36.5 C"),
    ("factor travel", "factor \"travel\""),
    ("sleep  7   good", "sleep 7 h good"),
    ("note \"a\\u{1b}b\"", "note \"a\\u{1b}b\""),
    ("note \"a\u{1b}b\"", "note \"a\\u{1b}b\""),
  ])
  func `what is typed by hand is read and printed in full`(typed: String, canonical: String) throws
  {
    #expect(try entry("2026-03-02 \(typed)").line == "2026-03-02 \(canonical)")
  }

  @Test(arguments: [
    ("", 0, "a line begins with a date"),
    ("2026-02-29 period start", 0, "a line begins with a date"),
    ("2026-03-01", 10, "something is missing here"),
    ("2026-03-01 25:00 period start", 11, "this is no time of day"),
    ("2026-03-01 Period start", 11, "\"Period\" is no kind of entry"),
    ("2026-03-01 period", 17, "something is missing here"),
    ("2026-03-01 period began", 18, "\"began\" does not fit here"),
    ("2026-03-01 period start now", 24, "\"now\" does not fit here"),
    ("2026-03-01 flow heavy purple", 22, "\"purple\" does not fit here"),
    ("2026-03-01 symptom cramps pain 11", 31, "\"11\" does not fit here"),
    ("2026-03-01 temperature 29.9 C", 23, "\"29.9\" does not fit here"),
    ("2026-03-01 temperature 36.6234 C", 23, "\"36.6234\" does not fit here"),
    ("2026-03-01 test ovulation maybe", 26, "\"maybe\" does not fit here"),
    ("2026-03-01 note slept badly", 22, "\"badly\" does not fit here"),
    ("2026-03-01 note \"slept", 16, "this text has no closing quote"),
    ("2026-03-01 note \"a\\tb\"", 18, "this escape is not known"),
    ("2026-03-01 note \"a\"b", 19, "a space is missing after the quote"),
    ("2026-03-01 energy 6 of 5", 24, "something is missing here"),
    ("2026-03-01 blood_pressure 76/118", 26, "\"76/118\" does not fit here"),
  ])
  func `a line that does not fit is refused at its place`(
    line: String, offset: Int, problem: String
  ) {
    let fault = #expect(throws: LineFault.self) { try entry(line) }
    #expect(fault?.offset == offset)
    #expect(fault?.problem == problem)
  }

  @Test func `a refusal says everything that would have fitted`() {
    let fault = #expect(throws: LineFault.self) { try entry("2026-03-01 test maybe") }
    #expect(
      fault?.remedy == "write ovulation negative|faint|low|high|positive|peak"
        + " or pregnancy negative|faint|positive")
  }

  @Test(arguments: [
    (["bbt", "36.52"], "temperature 36.52 C"),
    (["opk", "positive"], "test ovulation positive"),
    (["mucus", "eggwhite"], "discharge eggwhite"),
    (["took", "iron"], "supplement \"iron\""),
    (["note", "slept", "badly"], "note \"slept badly\""),
    (["note", "slept badly"], "note \"slept badly\""),
    (["sleep", "6.5", "poor"], "sleep 6.5 h poor"),
    (["exercise", "30", "in", "the", "park"], "exercise 30 min \"in the park\""),
  ])
  func `arguments of a command need no quotes`(arguments: [String], line: String) throws {
    #expect(try Fact(arguments: arguments).words.joined(separator: " ") == line)
  }

  @Test(arguments: [[], ["feeling"], ["flow"], ["flow", "much"], ["note"]])
  func `arguments that are no fact are refused`(arguments: [String]) {
    #expect(throws: LineFault.self) { try Fact(arguments: arguments) }
  }

  @Test(arguments: [
    Fact.kicks(0, minutes: nil), .amount(.weight, 5), .mood([]), .sleep(Sleep()),
    .temperature(Temperature(36.6, .fahrenheit)), .unknown(kind: "a b", rest: ""),
    .unknown(kind: "dream", rest: "a\nb"), .unknown(kind: "note", rest: "\"a\""),
  ])
  func `a fact that would not read back has a fault`(fact: Fact) {
    #expect(Entry(date: day("2026-03-01"), fact: fact).fault != nil)
  }
}
