import Records

/// The typed lists. Each is read once, keeps the order of its files, and is empty when the file
/// is absent. A file that the library's language lacks is taken from English.
extension Library {
  /// Every citation, of `sources.rec`.
  public func sources() throws(KnowledgeError) -> [Source] { try list(in: ["sources.rec"]) }

  /// The citation with an id.
  public func source(_ id: String) throws(KnowledgeError) -> Source? {
    try item(id, in: ["sources.rec"])
  }

  /// The intents of all skills.
  public func intents() throws(KnowledgeError) -> [Intent] { try list(in: localFiles("skills")) }

  /// The skill of an intent; the rest of the intent is not read for it.
  public func skill(of intent: IntentID) throws(KnowledgeError) -> String? {
    let paths = localFiles("skills")
    return try record(intent.rawValue, of: Intent.recordType, in: paths).map(Intent.skill)
  }

  /// The reply that answers an intent by itself; nil where a skill answers.
  public func answer(to intent: IntentID) throws(KnowledgeError) -> String? {
    try record(intent.rawValue, of: Intent.recordType, in: localFiles("skills"))?
      .optionalText("Answer")
  }

  /// The samples of all intents; those of a library that is built in have none.
  public func lessons() throws(KnowledgeError) -> [Lesson] { try list(in: localFiles("skills")) }

  /// The replies of all skills.
  public func replies() throws(KnowledgeError) -> [ReplyTemplate] {
    try list(in: localFiles("skills"))
  }

  /// The reply with an id.
  public func reply(_ id: String) throws(KnowledgeError) -> ReplyTemplate? {
    let found = try kept("reply " + id) { () throws(KnowledgeError) -> [ReplyTemplate] in
      let reply: ReplyTemplate? = try item(id, in: localFiles("skills"))
      return reply.map { [$0] } ?? []
    }
    return found.first
  }

  /// The words of the lexicon.
  public func concepts() throws(KnowledgeError) -> [Concept] {
    try list(in: localFiles("lexicon"))
  }

  /// Whether the files of the lexicon are those of a folder and no others.
  func takesLexiconWhole(from folder: String) -> Bool {
    localFiles("lexicon") == paths(under: folder).filter { $0.hasSuffix(".rec") }
  }

  /// The yoga poses.
  public func poses() throws(KnowledgeError) -> [Pose] { try list(in: local("yoga/poses.rec")) }

  /// The yoga routines.
  public func routines() throws(KnowledgeError) -> [Routine] {
    try list(in: local("yoga/routines.rec"))
  }

  /// The pelvic floor programmes.
  public func pelvicFloorProgrammes() throws(KnowledgeError) -> [PelvicFloorProgramme] {
    try list(in: local("yoga/pelvic_floor.rec"))
  }

  /// The breathing patterns.
  public func breathingPatterns() throws(KnowledgeError) -> [BreathingPattern] {
    try list(in: local("breathing/patterns.rec"))
  }

  /// The foods.
  public func foods() throws(KnowledgeError) -> [Food] {
    try list(in: local("nutrition/foods.rec"))
  }

  /// The words that change what is to be said of a food.
  public func foodStates() throws(KnowledgeError) -> [FoodState] {
    try list(in: local("nutrition/states.rec"))
  }

  /// The nutrients.
  public func nutrients() throws(KnowledgeError) -> [Nutrient] {
    try list(in: local("nutrition/nutrients.rec"))
  }

  /// What to eat more of, by phase of life.
  public func nutritionTips() throws(KnowledgeError) -> [NutritionTip] {
    try list(in: local("nutrition/phases.rec"))
  }

  /// Snacks and meals built from the foods.
  public func mealIdeas() throws(KnowledgeError) -> [MealIdea] {
    try list(in: local("nutrition/ideas.rec"))
  }

  /// The affirmations.
  public func affirmations() throws(KnowledgeError) -> [Affirmation] {
    try list(in: local("affirmations/affirmations.rec"))
  }

  /// What the sets of affirmations are for.
  public func affirmationSets() throws(KnowledgeError) -> [AffirmationSet] {
    try list(in: local("affirmations/affirmations.rec"))
  }

  /// The weeks of pregnancy.
  public func weeks() throws(KnowledgeError) -> [PregnancyWeek] {
    try list(in: local("pregnancy/weeks.rec"))
  }

  /// What comes when in a pregnancy.
  public func milestones() throws(KnowledgeError) -> [Milestone] {
    try list(in: local("pregnancy/milestones.rec"))
  }

  /// The lists of things to see to.
  public func checklists() throws(KnowledgeError) -> [Checklist] {
    try list(in: local("pregnancy/checklists.rec"))
  }

  /// The things of all lists.
  public func checklistItems() throws(KnowledgeError) -> [ChecklistItem] {
    try list(in: local("pregnancy/checklists.rec"))
  }

  /// The ideas for looking after oneself.
  public func careItems() throws(KnowledgeError) -> [CareItem] {
    try list(in: local("care/items.rec"))
  }

  /// Words for what a partner did.
  public func helpActions() throws(KnowledgeError) -> [HelpAction] {
    try list(in: local("partner/guides.rec"))
  }

  /// The words that may go on a card for today.
  public func comfortWords() throws(KnowledgeError) -> [ComfortWord] {
    try list(in: local("partner/guides.rec"))
  }

  /// What is usual and what may help in each stretch of days, for a partner.
  public func partnerGuides() throws(KnowledgeError) -> [PartnerGuide] {
    try list(in: local("partner/guides.rec"))
  }

  /// What makes Bloom sound like Bloom.
  public func voice() throws(KnowledgeError) -> [Voice] { try list(in: local("voice.rec")) }

  /// What usually happens in each phase.
  public func phaseCards() throws(KnowledgeError) -> [PhaseCard] {
    try list(in: local("learn/phases.rec"))
  }

  /// By when each kind of content is to be read again.
  public func reviews() throws(KnowledgeError) -> [Review] { try list(in: local("reviews.rec")) }

  /// Words and conditions explained in general.
  public func topics() throws(KnowledgeError) -> [Topic] {
    try list(in: local("learn/topics.rec"))
  }

  /// What many people ask, with its answers.
  public func commonQuestions() throws(KnowledgeError) -> [CommonQuestion] {
    try list(in: local("learn/questions.rec"))
  }

  /// The path of a file in the library's language, or in English where that has none.
  public func path(of name: String) -> String {
    local(name).first ?? "\(language)/\(name)"
  }

  private func local(_ name: String) -> [String] {
    [["\(language)/\(name)"], ["en/\(name)"]].first { has($0[0]) } ?? []
  }

  /// The recfiles of a folder in this language, with those it lacks from English.
  private func localFiles(_ folder: String) -> [String] {
    let known = try? kept("files of \(folder)") { () throws(KnowledgeError) in
      paths(inLanguageUnder: folder)
    }
    return known ?? []
  }

  private func paths(inLanguageUnder folder: String) -> [String] {
    if language == "en" { return paths(under: "en/\(folder)").filter { $0.hasSuffix(".rec") } }
    let names = Set(
      [language, "en"].flatMap { start in
        paths(under: "\(start)/\(folder)").map { String($0.dropFirst(start.utf8.count + 1)) }
      })
    return names.filter { $0.hasSuffix(".rec") }.sorted().flatMap(local)
  }

  private func list<Item: Content>(
    in paths: @autoclosure () -> [String]
  ) throws(KnowledgeError) -> [Item] {
    try kept(Item.hasSamples ? Item.recordType + " samples" : Item.recordType) {
      () throws(KnowledgeError) in
      var records: [Record] = []
      for path in paths() where has(path) {
        records +=
          Item.hasSamples
          ? try file(path).records(of: Item.recordType)
          : try self.records(of: Item.recordType, alone: path)
      }
      var items: [Item] = []
      items.reserveCapacity(records.count)
      for record in records { items.append(try Item(record)) }
      if !isEmbedded { try checkKeys(of: items, in: records) }
      return items
    }
  }

  /// The item with a key, the first where there are several; others are read for it only where the
  /// files are not known to be sound.
  private func item<Item: Content>(
    _ key: String, in paths: [String]
  ) throws(KnowledgeError) -> Item? {
    guard isEmbedded else {
      let all: [Item] = try list(in: paths)
      return all.first { $0.key == key }
    }
    guard let record = try record(key, of: Item.recordType, in: paths) else { return nil }
    return try Item(record)
  }

  private func record(
    _ id: String, of type: String, in paths: [String]
  ) throws(KnowledgeError) -> Record? {
    for path in paths where mayHold(id, path) && has(path) {
      let records = try file(path).records(of: type)
      if let found = records.first(where: { $0.isNamed(id) }) { return found }
    }
    return nil
  }

  private func checkKeys<Item: Content>(
    of items: [Item], in records: [Record]
  ) throws(KnowledgeError) {
    var places: [String: Record] = [:]
    for (item, record) in zip(items, records) {
      guard let other = places.updateValue(record, forKey: item.key) else { continue }
      throw .malformed(
        record.error(
          "\(Item.recordType) \"\(item.key)\" is there already, at \(other.file):\(other.line)",
          remedy: "give this record another id"))
    }
  }
}
