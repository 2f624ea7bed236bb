import Civil
import Foundation
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct RecogniserTests {
  private func intents(_ text: String, mode: Mode = .cycle) throws -> [IntentID] {
    try SmallLibrary.understand(text, mode: mode).interpretations.map(\.intent)
  }

  @Test func `a message with several things in it gives each its own slots`() throws {
    let read = try SmallLibrary.understand("my period started on the 3rd, heavy, cramps 7/10")
    #expect(read.interpretations.map(\.intent) == ["log.period_start", "log.flow", "log.cramps"])
    #expect(
      read.interpretations.first?.slots["date"] == CivilDate(iso: "2026-03-03").map { .date($0) })
    #expect(read.interpretations.dropFirst().first?.slots["flow"] == .text("heavy"))
    #expect(read.interpretations.last?.slots["pain"] == .number(7))
  }

  @Test func `a statement and a question are both read`() throws {
    let read = try SmallLibrary.understand(
      "im 20 weeks pregnant, how big is the baby", mode: .pregnancy)
    #expect(read.interpretations.map(\.intent) == ["preg.set_dates", "content.baby_size"])
    #expect(read.interpretations.first?.slots["weeks"] == .number(20))
  }

  @Test func `words of a log's own kind are logs without a verb`() throws {
    #expect(try intents("heavy") == ["log.flow"])
    #expect(try intents("exhausted and my back hurts") == ["log.symptom"])
    #expect(try intents("cramps 7/10") == ["log.cramps"])
  }

  @Test func `one thing said in two clauses stays one`() throws {
    #expect(try intents("my back hurts, and so bloated") == ["log.symptom"])
  }

  @Test func `a free text runs to the end of the message`() throws {
    let read = try SmallLibrary.understand("note: heavy rain, cramps gone")
    #expect(read.interpretations.map(\.intent) == ["log.note"])
    #expect(read.interpretations.first?.slots["text"] == .text("heavy rain, cramps gone"))
  }

  @Test func `a template's slot is what stands in its place`() throws {
    let read = try SmallLibrary.understand("remind me to buy pads at 9")
    #expect(read.interpretations.first?.slots["what"] == .text("buy pads"))
    #expect(read.interpretations.first?.slots["time"] == ClockTime(iso: "09:00").map { .time($0) })
  }

  @Test func `a denied word fills no slot`() throws {
    let read = try SmallLibrary.understand("no cramps today")
    #expect(read.interpretations.first?.intent == "log.cramps")
    #expect(read.interpretations.allSatisfy { $0.slots["symptom"] == nil })
  }

  @Test func `an intent of another mode gives way`() throws {
    #expect(try intents("when is my next period", mode: .cycle) == ["cycle.next_period"])
    let score = { (mode: Mode) throws in
      try SmallLibrary.understand("next period date please tell", mode: mode)
        .alternatives.first { $0.intent == "cycle.next_period" }?.confidence
        ?? SmallLibrary.understand("next period date please tell", mode: mode)
        .interpretations.first?.confidence ?? 0
    }
    #expect(try score(.pregnancy) < score(.cycle))
  }

  @Test func `a write says which slot it lacks`() throws {
    let read = try SmallLibrary.understand("light bleeding? no idea, flow")
    for one in read.interpretations where one.intent == "log.flow" && one.slots["flow"] == nil {
      #expect(one.missing == ["flow"])
    }
    #expect(try SmallLibrary.understand("heavy flow").interpretations.first?.missing == [])
  }

  @Test(arguments: ["asdf qwerqwer zxcv", "xkcdjf", "…", "!!!", "", " ", "🤷🤷🤷"])
  func `what has no words is gibberish or outside`(text: String) throws {
    let read = try SmallLibrary.understand(text)
    #expect(read.decision == .gibberish || read.decision == .outside)
    #expect(read.interpretations.isEmpty)
  }

  @Test(arguments: ["the of and", "12 34 56", "🎉 🎈", "7", "is it"])
  func `stop words, digits and pictures alone give no sure answer`(text: String) throws {
    let read = try SmallLibrary.understand(text)
    #expect(read.decision != .answer || (read.interpretations.first?.confidence ?? 0) < 0.8)
  }

  @Test(arguments: [
    "play some jazz please", "what is the history of jazz", "draw the water cycle for school",
  ]) func `a short word in another sense does not win`(text: String) throws {
    let read = try SmallLibrary.understand(text)
    #expect(read.decision == .outside || read.decision == .gibberish)
  }

  @Test func `the order of files, intents and samples changes nothing`() throws {
    let records = SmallLibrary.intents.components(separatedBy: "\n\n")
    let turned = ([records[0]] + records.dropFirst().reversed()).joined(separator: "\n\n")
    var files = SmallLibrary.files
    files["en/skills/small.rec"] = turned
    let one = try Material(Library(files: SmallLibrary.files))
    let other = try Material(Library(files: files))
    #expect(one.fingerprint == other.fingerprint)
    #expect(try one.train().packed.string == other.train().packed.string)
  }

  @Test func `every change of a sample changes the fingerprint`() throws {
    let base = try Material(Library(files: SmallLibrary.files)).fingerprint
    for (old, new) in [("bad cramps today", "bad cramps"), ("Form: heavy", "Form: heaavy")] {
      let files = SmallLibrary.files.mapValues { $0.replacingOccurrences(of: old, with: new) }
      #expect(try Material(Library(files: files)).fingerprint != base)
    }
  }

  @Test func `the same message is understood the same way to the last bit`() throws {
    let read = try (0..<3).map { _ in
      try SmallLibrary.understand("cramps 7/10 and sad, when is my next period").interpretations
    }
    #expect(read[0] == read[1] && read[1] == read[2])
  }

  @Test func `any characters are read without a trap`() throws {
    var generator = FixedGenerator(seed: 11)
    for _ in 0..<150 {
      let read = try SmallLibrary.understand(generator.text(length: 60))
      #expect(read.interpretations.allSatisfy { (0...1).contains($0.confidence) })
    }
  }

  @Test(arguments: [
    String(repeating: "heavy, ", count: 500), String(repeating: "7 ", count: 50),
    String(repeating: "and and ", count: 300), String(repeating: "a", count: 2000),
    String(repeating: "cramps 7/10 ", count: 150), String(repeating: ",", count: 500),
    String(repeating: "remind me to ", count: 150),
  ]) func `long and odd messages are read to their end`(text: String) throws {
    _ = try SmallLibrary.understand(text)
  }

  @Test func `a bad template stops the recogniser with its name`() throws {
    var files = SmallLibrary.files
    files["en/skills/small.rec"] = SmallLibrary.intents.replacingOccurrences(
      of: "Say: note {text}", with: "Say: note {text")
    #expect(throws: LanguageError.self) { try Recogniser(library: Library(files: files)) }
  }

  @Test func `an answer tells the words that decided it`() throws {
    let read = try SmallLibrary.understand("was really bloated")
    #expect(read.interpretations.first?.because.contains("bloated") == true)
  }
}
