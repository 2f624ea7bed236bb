import EmbeddedKnowledge
import Foundation
import Guardrails
import Knowledge
import Language
import Testing

@testable import Assistant

/// Answers to common questions, as the conversation gives them.
struct CommonAnswerTests {
  @Test(
    "an ordinary question is answered and not sent away",
    arguments: [
      ("could antibiotics make my pill fail", "antibiotics"),
      ("what does a smear feel like", "smear"),
      ("how many hours may a tampon stay in", "tampon"),
      ("is dark brown blood on day 5 normal", "brown"),
      ("what can one do against bloating before a period", "bloating"),
    ])
  func answered(text: String, word: String) throws {
    var rehearsal = try Rehearsal()
    let turn = rehearsal.turn(text)
    #expect(turn.text.lowercased().contains(word), "\(turn.text)")
    #expect(turn.edits.isEmpty && turn.level <= .decline)
  }
}

private let shared = ProcessInfo.processInfo.environment["BLOOM_SHARED"]

/// The ways to ask that are kept outside the project.
@Suite(.enabled(if: shared != nil, "BLOOM_SHARED is not set: the outside questions are not read"))
struct SharedQuestionTests {
  private let asks: [String]

  init() throws {
    let path = (shared ?? "") + "/facts/questions/topics.md"
    asks = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- Ask:") }
      .flatMap { $0.dropFirst(6).split(separator: "|") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `none of them stands in the questions that ship`() throws {
    let known = try #require(Library.embedded().text("en/learn/questions.rec"))
    let lines = Set(
      known.split(separator: "\n").map { line in
        line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
      })
    #expect(asks.count > 600)
    for ask in asks { #expect(!lines.contains(ask), "\(ask)") }
  }

  @Test func `nine in ten of them find a question`() throws {
    let finder = try QuestionFinder(library: .embedded())
    let found = asks.filter { ask in
      let message = Normaliser().normalise(ask)
      return [nil, "preg", "birth", "trying", "meno"].contains {
        finder.match(message, in: $0) != nil
      }
    }
    #expect(found.count * 10 >= asks.count * 9, "\(found.count) of \(asks.count)")
  }
}
