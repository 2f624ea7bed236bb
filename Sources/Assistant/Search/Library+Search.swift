public import Knowledge
import Language

/// The indexes of content, each made once. A name counts four times as much as a word of the
/// text beside it, what content is for three times.
extension Library {
  /// Reads the content that an intent looks things up in.
  public func readContent(for intent: IntentID) throws(KnowledgeError) {
    switch intent {
    case "content.yoga_for":
      _ = try poses()
      _ = try routines()
    case "content.food": _ = try foods()
    case "content.education": _ = try topics()
    case "content.selfcare": _ = try careItems()
    default: break
    }
  }

  /// Makes what reads the words of a query.
  public func prepareWords(of query: String) throws(KnowledgeError) {
    _ = try searchWords()
    _ = try answers(for: Normaliser().normalise(query))
  }

  /// Makes the index that an intent looks things up in.
  public func prepareIndex(for intent: IntentID) throws(KnowledgeError) {
    switch intent {
    case "content.yoga_for": _ = try practiceIndex()
    case "content.food": _ = try foodIndex()
    case "content.education": _ = try topicIndex()
    case "content.selfcare": _ = try careIndex()
    default: break
    }
  }

  /// The words of answers, as far as one message may hold them.
  func answers(for message: Message) throws(KnowledgeError) -> Answers {
    try kept("answers for " + message.original) { () throws(KnowledgeError) in
      try Answers(library: self, for: message)
    }
  }

  /// What the words of queries mean.
  func searchWords() throws(KnowledgeError) -> SearchWords {
    try kept("search words") { () throws(KnowledgeError) in try SearchWords(library: self) }
  }

  /// The poses and after them the routines, by name in English or Sanskrit, complaint, part of the
  /// body, stage, level or prop.
  func practiceIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("practice index") { () throws(KnowledgeError) in
      let (poses, routines) = (try poses(), try routines())
      var items: [[ContentIndex.Field]] = []
      items.reserveCapacity(poses.count + routines.count)
      for pose in poses {
        var fields: [ContentIndex.Field] = []
        fields.reserveCapacity(24)
        Self.add(name: pose.name, to: &fields)
        if let sanskrit = pose.sanskrit { Self.add(name: sanskrit, to: &fields) }
        for alias in pose.aliases { Self.add(name: alias, to: &fields) }
        for need in pose.helps { Self.add(need, weight: 3, to: &fields) }
        for stage in pose.suits { Self.add(stage.rawValue, weight: 1, to: &fields) }
        for prop in pose.props { Self.add(prop, weight: 1.5, to: &fields) }
        Self.add(pose.level.rawValue, weight: 1.5, to: &fields)
        Self.add(pose.feel, weight: 1, to: &fields)
        items.append(fields)
      }
      for routine in routines {
        var fields: [ContentIndex.Field] = []
        fields.reserveCapacity(24)
        Self.add(name: routine.name, to: &fields)
        Self.add(name: Self.words(routine.id), to: &fields)
        for need in routine.helps { Self.add(need, weight: 3, to: &fields) }
        for stage in routine.suits { Self.add(stage.rawValue, weight: 1, to: &fields) }
        Self.add(routine.level.rawValue, weight: 1, to: &fields)
        items.append(fields)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  /// The foods, by name, nutrient or diet.
  func foodIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("food index") { () throws(KnowledgeError) in
      let items = try foods().map { food in
        Self.names([food.name, String(food.name.prefix { $0 != "," })] + food.aliases)
          + Self.texts(food.highIn, weight: 3) + Self.texts(food.sourceOf, weight: 1.5)
          + Self.texts(food.diets, weight: 2)
          + Self.texts([food.note].compactMap { $0 }, weight: 0.5)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  /// The foods, by what a serving has much of and how one may eat to have them.
  func foodQualityIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("food quality index") { () throws(KnowledgeError) in
      let items = try foods().map { food in
        Self.texts(food.highIn, weight: 3) + Self.texts(food.sourceOf, weight: 1.5)
          + Self.texts(food.diets, weight: 2)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  /// The articles, by name or by what they say.
  func topicIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("topic index") { () throws(KnowledgeError) in
      let items = try topics().map { topic in
        Self.names([topic.name] + topic.aliases) + Self.texts([topic.text], weight: 0.5)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  /// The ideas for looking after oneself, by what they help with or by what they say.
  func careIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("care index") { () throws(KnowledgeError) in
      let items = try careItems().map { item in
        Self.texts(item.helps, weight: 3) + Self.texts([item.text], weight: 1)
          + Self.texts(item.stages.map(\.rawValue), weight: 1)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  /// The breathing patterns, by name or by what is said of them.
  func breathingIndex() throws(KnowledgeError) -> ContentIndex {
    try kept("breathing index") { () throws(KnowledgeError) in
      let items = try breathingPatterns().map { pattern in
        Self.names([pattern.name] + pattern.aliases) + Self.texts([pattern.text], weight: 1)
      }
      return ContentIndex(items, words: try searchWords())
    }
  }

  private static func add(name: String, to fields: inout [ContentIndex.Field]) {
    fields.append(ContentIndex.Field(text: name, weight: 4, isName: true))
  }

  private static func add(
    _ text: String, weight: Double, to fields: inout [ContentIndex.Field]
  ) {
    fields.append(ContentIndex.Field(text: text, weight: weight))
  }

  private static func names(_ names: [String]) -> [ContentIndex.Field] {
    names.map { ContentIndex.Field(text: $0, weight: 4, isName: true) }
  }

  /// The words of an id.
  private static func words(_ id: String) -> String {
    String(id.map { $0 == "_" ? " " : $0 })
  }

  private static func texts(_ texts: [String], weight: Double) -> [ContentIndex.Field] {
    texts.map { ContentIndex.Field(text: $0, weight: weight) }
  }
}
