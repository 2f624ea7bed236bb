import EmbeddedKnowledge
import Knowledge
import Testing

/// The articles that ship.
struct TopicTests {
  private let topics: [Topic]

  init() throws { topics = try Library.embedded().topics() }

  @Test func `there are at least 60 articles of 60 to 150 words`() {
    #expect(topics.count >= 60)
    for topic in topics {
      let words = topic.text.split(separator: " ").count
      #expect((60...150).contains(words), "\(topic.id): \(words)")
    }
  }

  @Test func `no name or alias leads to two articles`() {
    var owners: [String: String] = [:]
    for topic in topics {
      for name in Set([topic.name.lowercased()] + topic.aliases.map { $0.lowercased() }) {
        let other = owners.updateValue(topic.id, forKey: name)
        #expect(other == nil, "\(name): \(topic.id) and \(other ?? "")")
      }
    }
  }
}
