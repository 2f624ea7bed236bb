import EmbeddedKnowledge
import Foundation
import Knowledge
import Language
import Testing

@testable import Assistant

/// Finding the common question that a message asks.
@Suite
struct QuestionFinderTests {
  private static let small = """
    %rec: QuestionStop

    Words: is it my the a i not on had

    %rec: QuestionWord

    Id: normal
    Weight: 0.3
    Asks: yes
    Form: is it normal
    Form: normal

    Id: ask_first
    Weight: 0
    Form: is

    Id: sauna
    Form: sauna
    Form: steam room

    Id: piles
    Form: =piles

    %rec: QuestionVeto

    Ask: logged sauna

    %rec: Question

    Id: sauna.any
    Topic: sauna
    Ask: :sauna ?:normal
    Text: T.
    Source: S

    Id: sauna.late
    Topic: sauna
    Ask: :sauna week <28-40> !dry
    Text: T.
    Source: S

    Id: lamp
    Topic: lamp
    Told: yes
    Ask: lamp broken
    Ask: tent torn
    Text: T.
    Source: S

    Id: tent
    Topic: tent
    Ask: tent torn
    Text: T.
    Source: S
    """

  private func match(_ text: String) throws -> QuestionFinder.Match? {
    let library = Library(files: ["en/learn/questions.rec": Self.small])
    return try QuestionFinder(library: library).match(Normaliser().normalise(text))
  }

  @Test(
    "a message finds the question whose words it has",
    arguments: [
      ("is a sauna normal", "sauna.any"), ("steam room?", "sauna.any"),
      ("is the suana normal", "sauna.any"), ("sauna in week 30", "sauna.late"),
      ("a dry sauna", "sauna.any"), ("the lamp is broken", "lamp"),
    ])
  func found(text: String, id: String) throws {
    #expect(try match(text)?.question.id == id)
  }

  @Test(
    "a message that asks something else, or two things alike, finds none",
    arguments: [
      "is it normal", "i logged my sauna", "tent torn", "", "pile", "the week 30",
      "sauna towels green bucket ladle", "?!",
    ])
  func notFound(text: String) throws { #expect(try match(text) == nil) }

  @Test func `what is asked and what is told are told apart`() throws {
    #expect(try match("sauna")?.isAsked == false)
    #expect(try match("is it normal, sauna")?.isAsked == true)
    #expect(try match("sauna")?.isTold == false)
    #expect(try match("lamp broken")?.isTold == true)
  }

  @Test func `every pattern that ships can be read`() throws {
    let library = Library.embedded()
    var words = try QuestionWords(library: library)
    for question in try library.commonQuestions() {
      for ask in question.asks {
        #expect(QuestionPattern(ask, words: &words) != nil, "\(question.id): \(ask)")
      }
    }
  }

  @Test(
    "what is told for the diary or asked of it is no common question",
    arguments: [
      "light bleeding this morning", "slept badly, 4 hours", "cramps 5 since noon",
      "how long was my last period", "when did i last note a headache", "yoga for my hips",
      "is it strange that i feel happy", "remove the headache", "what did i write on monday",
    ])
  func noneOfThem(text: String) throws {
    let found = try QuestionFinder(library: .embedded()).match(Normaliser().normalise(text))
    #expect(found.map { $0.isAsked || $0.isTold } != true, "\(found?.question.id ?? "")")
  }
}
