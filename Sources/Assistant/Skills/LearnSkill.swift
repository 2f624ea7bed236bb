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
    if let place = index.place(in: request.text) { return try Self.outcome(topics[place], request) }
    let hits = try request.library.topicIndex().hits(for: request.text)
    if let hit = hits.first, hit.isNamed { return try Self.outcome(topics[hit.place], request) }
    let nearest = hits.prefix(4).map { Self.spoken(topics[$0.place].name) }
    let others = topics.indices.prefix(4).map { offset in
      Self.spoken(topics[(offset * 5 + request.turning(topics.count)) % topics.count].name)
    }
    return .say("learn.unknown", ["names": .list(nearest.isEmpty ? others : nearest)])
  }

  private static func outcome(
    _ topic: Topic, _ request: Request
  ) throws(KnowledgeError) -> Outcome {
    let topics = try request.library.topics()
    let near = try request.library.topicIndex().hits(for: request.text).map { topics[$0.place] }
    var outcome = Outcome(parts: [.content(topic.text, sources: topic.sources)])
    outcome.found = ([topic] + near.filter { $0.id != topic.id }).prefix(3).map(Found.init)
    outcome.rest(
      on: LookupWords(request).why(try request.query(), sources: topic.sources),
      sources: topic.sources)
    return outcome
  }

  /// A name as it stands in a sentence: PMS and Braxton Hicks keep their capitals.
  private static func spoken(_ name: String) -> String {
    name.dropFirst().contains(where: \.isUppercase) ? name : name.lowercased()
  }
}
