import Journal
import Testing

@testable import Assistant

/// A correction changes what it names, however many entries ago that was told, and nothing else.
struct EntryTargetTests {
  /// Messages and what stands in the diary after them.
  struct Talk: CustomTestStringConvertible, Sendable {
    let messages: [String]
    let kept: [String]
    var testDescription: String { messages.joined(separator: " / ") }

    init(_ messages: String..., keeps kept: String...) {
      self.messages = messages
      self.kept = kept.map { "2026-03-" + $0 }
    }
  }

  @Test(arguments: [
    Talk(
      "3 teas", "slept 8 hours", "make that 4 teas", keeps: "09 caffeine 4 \"teas\"", "09 sleep 8 h"
    ),
    Talk(
      "2 coffees", "slept 6 hours", "no, it was 1 coffee",
      keeps: "09 caffeine 1 \"coffee\"", "09 sleep 6 h"),
    Talk(
      "2 coffees", "slept 6 hours", "thanks", "sorry, 3 coffees",
      keeps: "09 caffeine 3 \"coffees\"", "09 sleep 6 h"),
    Talk(
      "cramps 7/10", "slept 5 hours", "actually the cramps were a 3",
      keeps: "09 sleep 5 h", "09 symptom cramps pain 3"),
    Talk(
      "cramps 7/10", "slept 5 hours", "no, cramps should be 5",
      keeps: "09 sleep 5 h", "09 symptom cramps pain 5"),
    Talk(
      "2 coffees", "drank 700 ml water", "oops it was 4 coffees",
      keeps: "09 caffeine 4 \"coffees\"", "09 water 700 ml"),
    Talk(
      "flow light", "migraine", "actually the flow was heavy",
      keeps: "09 flow heavy", "09 symptom migraine"),
    Talk(
      "nausea", "and acne too", "no the nausea was yesterday",
      keeps: "08 symptom nausea", "09 symptom acne"),
    Talk(
      "migraine", "feeling calm", "sorry, the migraine was yesterday",
      keeps: "08 symptom migraine", "09 mood calm"),
    Talk(
      "period started yesterday", "back pain 4/10", "no it began on friday",
      keeps: "06 period start", "09 symptom back_pain pain 4"),
    Talk(
      "stress 6", "walked 25 minutes", "sorry the stress was 3",
      keeps: "09 exercise 25 min \"walk\"", "09 stress 3"),
    Talk(
      "weight 63.2", "slept 7 hours", "sorry the weight was 62.7",
      keeps: "09 sleep 7 h", "09 weight 62.7 kg"),
    Talk(
      "walked 25 minutes", "migraine", "no the walk was 40 minutes",
      keeps: "09 exercise 40 min \"walk\"", "09 symptom migraine"),
    Talk(
      "energy 4", "migraine", "actually energy was 6", keeps: "09 energy 6",
      "09 symptom migraine"),
    Talk(
      "1 glass of wine", "slept 6 hours", "make that 2 glasses of wine",
      keeps: "09 alcohol 2 \"wine\"", "09 sleep 6 h"),
    Talk(
      "bp 118/78", "migraine", "sorry bp was 126/74",
      keeps: "09 blood_pressure 126/74", "09 symptom migraine"),
    Talk(
      "temp 36.7", "migraine", "it was 36.5 not 36.7",
      keeps: "09 symptom migraine", "09 temperature 36.5 C"),
    Talk(
      "feeling calm", "migraine", "not calm, sad", keeps: "09 mood sad", "09 symptom migraine"),
    Talk(
      "slept 8 hours", "2 coffees", "sleep was 7 not 8",
      keeps: "09 caffeine 2 \"coffees\"", "09 sleep 7 h"),
    Talk(
      "cramps 7", "walked 25 minutes", "not 7, 5",
      keeps: "09 exercise 25 min \"walk\"", "09 symptom cramps pain 5"),
  ])
  func `what is named is put right`(talk: Talk) throws {
    #expect(try talk.outcome() == talk.kept.sorted())
  }

  @Test(arguments: [
    Talk(
      "migraine", "my app said ovulation was the 8th but it was the 12th",
      keeps: "09 symptom migraine"),
    Talk("migraine", "the tracker said friday but it was saturday", keeps: "09 symptom migraine"),
    Talk("slept 6 hours", "the app thought monday, it was tuesday", keeps: "09 sleep 6 h"),
    Talk("nausea", "energy 6", keeps: "09 energy 6", "09 symptom nausea"),
    Talk("migraine", "stress 4", keeps: "09 stress 4", "09 symptom migraine"),
    Talk(
      "feeling calm", "actually i have a migraine", keeps: "09 mood calm", "09 symptom migraine"),
    Talk(
      "cramps 7", "actually nausea 3", keeps: "09 symptom cramps pain 7",
      "09 symptom nausea"
    ),
  ])
  func `what is not named stays`(talk: Talk) throws {
    let kept = try talk.outcome()
    #expect(kept == talk.kept.sorted())
  }
}

extension EntryTargetTests.Talk {
  fileprivate func outcome() throws -> [String] {
    var bloom = try Rehearsal()
    for message in messages { _ = bloom.say(message) }
    return bloom.assistant.journal.entries.map(\.line).sorted()
  }
}

/// Many talks of three entries of different kinds, one of which is then put right.
struct CorrectionTalksTests {
  /// Something told, what it writes, and ways to put it right with what it then reads.
  private struct Told {
    let text: String
    let line: String
    let put: [(String, String)]

    init(_ text: String, _ line: String, _ put: [(String, String)]) {
      self.text = text
      self.line = "2026-03-09 " + line
      self.put = put.map { ($0.0, "2026-03-09 " + $0.1) }
    }
  }

  private static let told = [
    Told(
      "2 coffees", "caffeine 2 \"coffees\"",
      [
        ("make that 3 coffees", "caffeine 3 \"coffees\""),
        ("no, it was 4 coffees", "caffeine 4 \"coffees\""),
        ("sorry, 1 coffee", "caffeine 1 \"coffee\""),
      ]),
    Told(
      "slept 6 hours", "sleep 6 h",
      [
        ("actually i slept 7 hours", "sleep 7 h"), ("sorry, sleep was 5 hours", "sleep 5 h"),
        ("no, i slept 8 hours", "sleep 8 h"),
      ]),
    Told(
      "cramps 6/10", "symptom cramps pain 6",
      [
        ("actually the cramps were 4", "symptom cramps pain 4"),
        ("no, cramps were 3", "symptom cramps pain 3"),
        ("sorry, cramps 5 not 6", "symptom cramps pain 5"),
      ]),
    Told(
      "flow heavy", "flow heavy",
      [
        ("actually flow was medium", "flow medium"), ("no, the flow was light", "flow light"),
        ("sorry, light not heavy", "flow light"),
      ]),
    Told(
      "stress 7", "stress 7",
      [
        ("sorry stress was 4", "stress 4"), ("actually stress was 5", "stress 5"),
        ("no, stress 6", "stress 6"),
      ]),
    Told(
      "walked 20 minutes", "exercise 20 min \"walk\"",
      [
        ("no the walk was 45 minutes", "exercise 45 min \"walk\""),
        ("actually i walked 30 minutes", "exercise 30 min \"walk\""),
      ]),
    Told(
      "weight 62.4", "weight 62.4 kg",
      [
        ("sorry the weight was 61.8", "weight 61.8 kg"),
        ("no, weight 62.1", "weight 62.1 kg"),
      ]),
    Told("migraine", "symptom migraine", []),
    Told("drank 500 ml water", "water 500 ml", [("sorry, 750 ml water", "water 750 ml")]),
  ]

  /// Every correction of every entry with two others after or before it, one of which is the last.
  private static let talks: [(messages: [String], others: [String], meant: String)] = {
    var talks: [(messages: [String], others: [String], meant: String)] = []
    for (index, first) in told.enumerated() {
      for (place, (put, meant)) in first.put.enumerated() {
        for step in 1..<told.count - 1 {
          let second = told[(index + step) % told.count]
          let third = told[(index + step + 1 + place) % told.count]
          guard third.line != first.line, third.line != second.line else { continue }
          let order = step.isMultiple(of: 2) ? [first, second, third] : [second, first, third]
          talks.append(
            (order.map(\.text) + [put], [second.line, third.line], meant))
        }
      }
    }
    return talks
  }()

  @Test func `no correction changes another entry, and nearly all reach theirs`() throws {
    var right = 0
    #expect(Self.talks.count >= 120)
    for talk in Self.talks {
      var bloom = try Rehearsal()
      for message in talk.messages { _ = bloom.say(message) }
      let lines = bloom.assistant.journal.entries.map(\.line)
      for other in talk.others {
        #expect(lines.contains(other), "\(talk.messages.joined(separator: " / "))")
      }
      if lines.count == 3, lines.contains(talk.meant) { right += 1 }
    }
    #expect(Double(right) / Double(Self.talks.count) >= 0.95, "\(right) of \(Self.talks.count)")
  }
}
