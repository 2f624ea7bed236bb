import EmbeddedKnowledge
import Knowledge
import Testing

/// The answers to common questions that ship.
struct CommonQuestionTests {
  private let questions: [CommonQuestion]

  init() throws { questions = try Library.embedded().commonQuestions() }

  @Test func `there are at least 200 answers on at least 80 topics`() {
    #expect(questions.count >= 200)
    #expect(Set(questions.map(\.topic)).count >= 80)
  }

  @Test func `an answer has one to five sentences and names a source`() {
    for question in questions {
      for text in [question.text] + question.variants.values {
        #expect((15...85).contains(text.split(separator: " ").count), "\(question.id)")
      }
      #expect(!question.sources.isEmpty && !question.asks.isEmpty, "\(question.id)")
    }
  }

  @Test func `the first audience that has an answer of its own is answered`() throws {
    let library = Library(files: [
      "en/learn/questions.rec": """
      %rec: Question

      Id: a
      Topic: t
      Told: yes
      With: flag
      Ask: one two
      Text: For all.
      Young: For the young.
      Source: S
      """
    ])
    let question = try #require(try library.commonQuestions().first)
    #expect(question.isTold && !question.isPlain && question.flags == ["flag"])
    #expect(question.text(for: [.pregnant, .young]) == "For the young.")
    #expect(question.text(for: [.pregnant]) == "For all.")
  }
}
