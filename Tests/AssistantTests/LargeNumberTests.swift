import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Numbers that nobody means, in every message that has one.
struct LargeNumberTests {
  private static let numbers = ["9^40", "0^-1", "99999999999999999999999"]

  @Test(arguments: [Mode.cycle, .pregnancy])
  func `a message with one is answered`(mode: Mode) throws {
    var person = try Rehearsal()
    person.assistant.setting.mode = mode
    let texts = [
      "i'm pregnant {}", "i'm {} weeks pregnant", "i'm 12 weeks {} days", "week {}",
      "remind me to drink every {} hours", "a {} minute routine", "cramps {}/10", "cramps {}",
      "weight {} kg", "drank {} ml", "slept {} hours", "transfer on 1 march, day {} embryo",
      "{} kicks in 30 minutes", "bp {}/80", "temp {}", "energy {} out of {}", "bed at {} h 30",
      "in {} days", "{} days ago", "no it was {}", "{} week yoga plan",
      "i was on the pill {} years",
    ]
    for text in texts {
      for number in Self.numbers {
        let reply = person.say(text.replacing("{}", with: number)).text
        #expect(!reply.isEmpty, "\(text) \(number)")
      }
    }
  }

  @Test(arguments: [
    "888888888888888 billion thirty second", "the 777777777777777 million two hundred first day",
    "in 999999999999999 thousand weeks", "week 555555555555555 million sixty fifth",
  ])
  func `a number of words and digits that no integer holds is answered`(text: String) throws {
    var person = try Rehearsal()
    #expect(!person.say(text).text.isEmpty)
  }

  @Test(arguments: Array("abcdefghijklmnopqrstuvwxyz").map(String.init))
  func `a letter and a number at any edge are answered`(letter: String) throws {
    var person = try Rehearsal()
    for text in [
      "\(letter)8", "8\(letter)", "\(letter) 8", "lunch 410 kcal \(letter) 8",
      "410 kcal \(letter)8", "macros: \(letter) 28", "\(letter)½", "8 \(letter)/", "-\(letter)8.",
    ] {
      #expect(!person.say(text).text.isEmpty, "\(text)")
    }
  }

  @Test(arguments: IntentID.known)
  func `a command with one is answered`(intent: IntentID) throws {
    var person = try Rehearsal()
    let turn = person.assistant.answer([intent], text: "pregnant 9^40", now: person.now)
    #expect(!turn.text.isEmpty, "\(intent)")
  }
}

extension IntentID {
  /// Every intent of the library.
  static var known: [IntentID] { (try? Rehearsal.library.intents().map(\.id)) ?? [] }
}
