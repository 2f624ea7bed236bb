import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Testing

@testable import Assistant

/// What is kept is heard like a message, however it came.
@Suite struct HeedingTests {
  private static let dangers = [
    "i want to die tonight", "i keep cutting my arms", "soaking a pad an hour since noon",
    "my chest hurts and i cannot breathe", "he hit me and i am scared of him",
    "one leg is swollen and hot", "i took forty paracetamol",
  ]
  private static let calm = [
    "slept well and walked the dog", "no pain today, no fever", "the film was to die for",
    "my mum cut her roses", "heavy rain and a heavy bag",
  ]

  @Test(arguments: dangers + calm)
  func `every way in gives the same level`(words: String) throws {
    let plain = try Rehearsal()
    var (said, written, noted, heeded) = (plain, plain, plain, plain)
    let level = said.turn(words).level
    let context = plain.assistant.scene(plain.now).context
    #expect(plain.assistant.reader.read(words, context: context).level == level)
    let note = written.assistant.answer(
      ["log.note"], text: words, slots: ["text": .text(words)], now: plain.now)
    #expect(note.level == level)
    let fact = noted.assistant.note(
      [.text(.note, words)], saying: words, on: plain.now.date, now: plain.now)
    #expect(fact.level == level)
    let care = heeded.assistant.heed([words], now: plain.now)
    #expect(care.map { $0.level == level } ?? (level < .urgent))
  }

  @Test(arguments: dangers) func `a note that is dictated is kept after the answer`(
    words: String
  ) throws {
    for lead in ["note: ", "write down: "] {
      var bloom = try Rehearsal()
      let turn = bloom.turn(lead + words)
      #expect(turn.level >= .urgent)
      let note = Entry(date: bloom.now.date, fact: .text(.note, words))
      #expect(turn.edits.contains(.add(note)), "\(lead)\(words)")
      #expect(turn.text.contains("diary's file"), "\(turn.text)")
    }
  }

  @Test(arguments: ["mood suicidal", "symptom self_harm"])
  func `a mood of crisis is answered and not written`(line: String) throws {
    var bloom = try Rehearsal()
    let fact = try Fact(arguments: line.split(separator: " ").map(String.init))
    let turn = bloom.assistant.note(
      [fact], saying: line.replacing("_", with: " "), on: bloom.now.date, now: bloom.now)
    #expect(turn.level == .emergency && turn.care != nil)
    #expect(turn.edits.isEmpty)
    #expect(bloom.turn("what should i eat").level == .emergency)
  }

  @Test(arguments: [
    Fact.text(.todo, "end my life"), .text(.done, "end my life"),
    .text(.appointment, "end my life"),
    .reminder(Reminder("end my life", at: .noon, .weekdays([.monday]))),
  ])
  func `words of crisis are no item, visit or reminder`(fact: Fact) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.note([fact], on: bloom.now.date, now: bloom.now)
    #expect(turn.level == .emergency)
    #expect(turn.edits.isEmpty)
  }

  @Test func `entries of a file are heard, old ones as what is past`() throws {
    let bloom = try Rehearsal()
    let today = bloom.now.date
    func heed(_ text: String, _ days: Int) -> Turn? {
      var assistant = bloom.assistant
      return assistant.heed(
        [Entry(date: today - days, fact: .text(.note, text))], now: bloom.now)
    }
    #expect(heed("i want to die", 0)?.level == .emergency)
    #expect(heed("soaking a pad an hour", 1)?.level == .urgent)
    let past = try #require(heed("i want to die", 400))
    #expect(past.level == .ok && past.text.contains("crisis line"))
    #expect(heed("soaking a pad an hour", 400) == nil)
    #expect(heed("slept well", 0) == nil)
  }

  @Test func `taking something back raises nothing`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("note: i want to die")
    _ = bloom.turn("im safe now")
    let undone = bloom.turn("undo")
    #expect(undone.isUndo && undone.level == .ok)
  }

  @Test(arguments: [
    ("remind me not to take ibuprofen at 20:00", "not to take ibuprofen"),
    ("remind me never to skip my pill at 22:00", "never to skip my pill"),
    ("set a reminder at 21:00 to not eat late", "not eat late"),
    ("remind me to take iron at 20:00", "take iron"),
    ("reminder not to lift boxes tomorrow at 19:00", "not to lift boxes"),
  ])
  func `a reminder keeps her words with what they deny`(text: String, kept: String) throws {
    var bloom = try Rehearsal()
    let added = bloom.turn(text).edits.map(\.entry.fact)
    #expect(added.count == 1)
    guard case .reminder(let reminder)? = added.first else {
      Issue.record("no reminder: \(added)")
      return
    }
    #expect(reminder.text == kept)
  }
}
