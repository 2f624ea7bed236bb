import Civil
import Foundation
import Testing

@testable import Language

@Suite struct EntityReaderTests {
  @Test(arguments: [
    "may i ask what luteal means",
    "may we talk",
    "what may i eat",
    "march on",
    "i will march with them",
    "my friend april is here",
    "june said hi",
    "mon ami",
    "mon dieu",
    "the sun came out",
    "the sun was hot",
    "i sat on the sofa",
    "we sat and talked",
    "i wed her",
    "a second opinion would help",
    "the first sign",
    "on the third cycle it hurt",
    "24/7",
    "we talk 24/7",
    "cycle 2 of 3",
    "second trimester",
    "one of those days",
    "some day",
    "the other day",
    "twice a day",
    "day after day",
    "weeks",
    "minutes",
    "i like the last one",
    "next please",
    "this is it",
    "just a moment",
    "h1n1",
    "covid-19",
    "b12",
    "4:3",
    "a 1:1 chat",
    "32-2015",
    "version 2.0.1",
    "192.168.1.10",
    "last but not least",
    "it may also help",
    "i am fine",
    "5 star food",
    "call 911",
    "phase two",
    "to be or not to be",
    "from me to you",
    "half asleep",
    "quarter of them",
    "time after time",
    "at least",
    "good morning",
    "good night",
  ])
  func `words that only look like a date are none`(line: String) {
    #expect(Diary.readTimes(line) == [])
  }

  @Test func `one message holds many entities, each with its own place`() {
    let line = "Période: slept 7h, cramps 6/10 yesterday & 2 glasses of water 😀 on friday"
    let found = Diary.entities(line, tense: .past)
    #expect(
      found.map(\.summary) == [
        "duration 7 hour", "6 of10", "date 2026-03-10", "2 glass", "date 2026-03-06",
      ])
    let places = found.map { Normaliser().normalise(line).typed($0.range) }
    #expect(places == ["7h", "6/10", "yesterday", "2 glasses", "friday"])
  }

  @Test(arguments: [
    ("it started friday", Tense.past), ("my period was due", .past), ("i will go", .future),
    ("remind me", .future), ("we're going to try", .future), ("i bled a lot", .past),
  ])
  func `the verbs tell the tense`(line: String, tense: Tense) {
    #expect(Diary.reader?.tense(of: Normaliser().normalise(line)) == tense)
  }

  @Test func `a sentence's verbs settle a bare day, and the context's tense wins`() {
    #expect(Diary.read("it started on friday") == ["date 2026-03-06"])
    #expect(Diary.read("i will see her on friday") == ["date 2026-03-13"])
    #expect(Diary.read("i will see her on friday", tense: .past) == ["date 2026-03-06"])
    #expect(Diary.read("friday") == ["date 2026-03-06"])
  }

  @Test func `every entity names the rule that found it`() {
    #expect(
      Diary.entities("2 days ago").map(\.rule) == ["<duration> (ago|back|bk|previously|earlier)"])
  }

  @Test func `any text is read without a trap, with ordered ranges inside it`() {
    var random = FixedGenerator(seed: 20_260_311)
    for length in 0..<300 {
      check(random.text(length: length))
    }
  }

  @Test func `any mix of its own words is read without a trap, with ordered ranges inside it`() {
    var random = FixedGenerator(seed: 28)
    let words = [
      "last", "next", "the", "3rd", "march", "may", "of", "from", "to", "-", "/", "1", "10", "2026",
      "half", "past", "a", "week", "days", "ago", "in", "on", "friday", "sun", "at", "7", ":", "30",
      "pm", "and", "hundred", "billion", "99999999999999999999", ".", ",", "before", "after",
      "since", "every", "between", "end", "year", "century", "minus", "quarter", "twenty", "0",
      "tomorrow", "weekend", "feb", "30", "31", "litres", "stone", "°", "c", "%", "w", "d", "24",
    ]
    for _ in 0..<1_500 {
      let count = Int.random(in: 1...14, using: &random)
      let glue = Bool.random(using: &random) ? " " : ""
      check(
        (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: glue))
    }
  }

  @Test(arguments: [
    String(repeating: ",", count: 500), String(repeating: "7 ", count: 50),
    String(repeating: "10:", count: 300), String(repeating: "1/2/", count: 300),
    String(repeating: "half past ", count: 200), String(repeating: "1 day and ", count: 200),
    String(repeating: "twenty ", count: 300), String(repeating: "the week before last ", count: 90),
    String(repeating: "from monday to ", count: 150), String(repeating: "9", count: 5_000),
  ])
  func `long runs of the same words are read`(line: String) {
    check(line)
  }

  @Test func `the last days of the calendar do not trap`() throws {
    let reader = try #require(Diary.reader)
    for day in ["9999-12-31T23:59", "0001-01-01T00:00", "2024-02-29T12:00"] {
      let context = Context(reference: try #require(Moment(iso: day)))
      for line in [
        "900 years ago", "in 9000 years", "next year", "last century", "in 30 days", "on the 31st",
        "last decade", "next weekend", "easter", "99999999 days ago", "in 2 hours", "feb 29",
      ] {
        _ = reader.entities(in: Normaliser().normalise(line), context: context)
      }
    }
  }

  private func check(_ line: String) {
    let found = Diary.entities(line)
    var last = 0
    for entity in found {
      #expect(entity.range.lowerBound >= last, "\(line)")
      #expect(!entity.range.isEmpty, "\(line)")
      last = entity.range.upperBound
    }
    #expect(last <= line.utf16.count, "\(line)")
  }
}
