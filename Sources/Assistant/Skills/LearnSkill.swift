import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a word means, in general.
struct LearnSkill: Skill {
  static let name = "learn"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let topics = try request.library.topics()
    let index = try request.library.kept("topic names") { () throws(KnowledgeError) in
      NameIndex(topics.map { [$0.name] + $0.aliases })
    }
    guard let topic = index.place(in: request.text).map({ topics[$0] }) else {
      let names = topics.indices.prefix(4).map { offset in
        Self.spoken(topics[(offset * 5 + request.turning(topics.count)) % topics.count].name)
      }
      return .say("learn.unknown", ["names": .list(names)])
    }
    return Outcome(parts: [.content(topic.text, sources: topic.sources)])
  }

  /// A name as it stands in a sentence: PMS and Braxton Hicks keep their capitals.
  private static func spoken(_ name: String) -> String {
    name.dropFirst().contains(where: \.isUppercase) ? name : name.lowercased()
  }
}
