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
    if let short = try Self.shortened(request) { return short }
    let topics = try request.library.topics()
    if request.text.isEmpty { return try listed(topics, request) }
    let hits = try request.library.topicIndex().hits(for: request.text)
    guard let topic = try named(topics, hits, request) else {
      return .say("learn.unknown", ["names": .list(try offered(topics, hits, request))])
    }
    let near = hits.map { topics[$0.place] }.filter { $0.id != topic.id }
    switch request.asked.change {
    case nil: return try Self.outcome(topic, near: near, request)
    case .shorter, .gentler: return try Self.brief(topic, request)
    case .another, .longer:
      let open = try open(near, request).first { !request.asked.shown.contains($0.id) }
      guard let open else { return .say("lookup.no_other") }
      return try Self.outcome(open, near: near.filter { $0.id != open.id }, request)
    }
  }

  /// The names of all articles that may be offered, where none is asked for.
  private func listed(_ topics: [Topic], _ request: Request) throws(KnowledgeError) -> Outcome {
    let names = try open(topics, request).map(\.name).sorted { $0.lowercased() < $1.lowercased() }
    guard !names.isEmpty else { return .say("care.none") }
    return Outcome(parts: [
      .reply("learn.topics"),
      .list(names.map { .reply("learn.topics.one", ["name": .string($0)]) }),
    ])
  }

  /// The article that is asked for by its name.
  private func named(
    _ topics: [Topic], _ hits: [ContentIndex.Hit], _ request: Request
  ) throws(KnowledgeError) -> Topic? {
    let index = try request.library.kept("topic names") { () throws(KnowledgeError) in
      NameIndex(topics.map { [$0.name] + $0.aliases })
    }
    if let place = index.place(in: request.text) { return topics[place] }
    return hits.first.flatMap { $0.isNamed ? topics[$0.place] : nil }
  }

  /// The names of articles that come near the words, else of others that may be offered now.
  private func offered(
    _ topics: [Topic], _ hits: [ContentIndex.Hit], _ request: Request
  ) throws(KnowledgeError) -> [String] {
    let near = try open(hits.map { topics[$0.place] }, request)
    if !near.isEmpty { return near.prefix(4).map(Self.spoken) }
    let open = try open(topics, request)
    let start = request.turning(open.count)
    return open.indices.prefix(4).map { Self.spoken(open[($0 * 5 + start) % open.count]) }
  }

  /// Those that may be offered unasked: of the mode, and of nothing that is to be silent just now;
  /// after a loss nothing that trying is about.
  private func open(_ topics: [Topic], _ request: Request) throws(KnowledgeError) -> [Topic] {
    let hush = try request.hush()
    return topics.filter { topic in
      let words = topic.name + ". " + topic.text
      return (topic.modes.isEmpty || topic.modes.contains(request.mode))
        && hush.allows(words)
        && !(request.isAfterLoss && topic.isOfTrying)
    }
  }

  private static func outcome(
    _ topic: Topic, near: [Topic], _ request: Request
  ) throws(KnowledgeError) -> Outcome {
    var outcome = Outcome(parts: [.content(topic.text, sources: topic.sources)])
    outcome.found = ([topic] + near).prefix(3).map(Found.init)
    outcome.rest(
      on: LookupWords(request).why(try request.query(), sources: topic.sources),
      sources: topic.sources)
    return outcome
  }

  /// The first sentence of the answer to a common question, where a shorter one is asked for.
  private static func shortened(_ request: Request) throws(KnowledgeError) -> Outcome? {
    switch request.asked.change {
    case .shorter, .gentler: break
    case .another, .longer, nil: return nil
    }
    let library = request.library
    let finder = try library.kept("question finder") { () throws(KnowledgeError) in
      try QuestionFinder(library: library)
    }
    guard let question = finder.match(request.message)?.question,
      let first = question.text.split(separator: ". ", maxSplits: 1).first
    else { return nil }
    let text = first.hasSuffix(".") ? String(first) : first + "."
    var outcome = Outcome(parts: [.content(text, sources: question.sources)])
    outcome.rest(
      on: LookupWords(request).why(try request.query(), sources: question.sources),
      sources: question.sources)
    return outcome
  }

  /// The first two sentences of an article.
  private static func brief(_ topic: Topic, _ request: Request) throws(KnowledgeError) -> Outcome {
    let sentences = topic.text.split(separator: ". ", maxSplits: 2).prefix(2)
    let text = sentences.joined(separator: ". ")
    var outcome = Outcome(
      parts: [.content(text.hasSuffix(".") ? text : text + ".", sources: topic.sources)])
    outcome.found = [Found(topic)]
    outcome.rest(
      on: LookupWords(request).why(try request.query(), sources: topic.sources),
      sources: topic.sources)
    return outcome
  }

  /// A name as it stands in a sentence: PMS and Braxton Hicks keep their capitals.
  private static func spoken(_ topic: Topic) -> String {
    let name = topic.name
    return name.dropFirst().contains(where: \.isUppercase) ? name : name.lowercased()
  }
}

extension Topic {
  /// Whether it is for those who may conceive, and not for any cycle.
  fileprivate var isOfTrying: Bool { modes.contains(.ttc) && !modes.contains(.perimenopause) }
}
