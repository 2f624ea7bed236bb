import Civil
import Journal
import Knowledge
import Language
import Physiology

/// Self-care, and comfort without medicine.
struct CareSkill: Skill {
  static let name = "care"

  /// What is done for oneself.
  static let doing: Set<CareItem.Category> = [
    .rest, .movement, .mind, .warmth, .connection, .nature, .breathing, .comfort, .planning,
    .waiting,
  ]
  /// What makes a tip of the day: things to do and things worth knowing.
  static let tips = doing.union([.education, .conception])

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let query = try request.query()
    let found = try CareLookup(request, query, needs: needs(of: request)).found()
    if request.slot("action") == .text("list") { return try Self.list(found, request) }
    let ofTheDay = try Self.item(for: request, needs: [])
    guard let item = found.first ?? ofTheDay else { return .say("care.none") }
    let isRelief = request.intent == .contentRelief
    let isMissed = found.isEmpty && request.isLookup && !query.words.isEmpty
    let lead =
      isMissed
      ? "care.other"
      : !isRelief ? "care.lead" : found.isEmpty ? "care.relief.plain" : "care.relief.lead"
    var parts: [Part] = [.led(lead, content: item.text, sources: item.sources)]
    if isRelief { parts.append(.reply("care.relief.after")) }
    var outcome = Outcome(parts: parts)
    outcome.found = ([item] + found.filter { $0.id != item.id }).prefix(3).map(Found.init)
    outcome.minutes = item.minutes
    outcome.rest(
      on: found.isEmpty
        ? LookupWords(request).whyToday(item, sources: item.sources)
        : LookupWords(request).why(query, sources: item.sources),
      sources: item.sources)
    return outcome
  }

  /// Several ideas, of what was found, else of the stage and each of another sort.
  private static func list(
    _ found: [CareItem], _ request: Request
  ) throws(KnowledgeError) -> Outcome {
    var items = Array(found.prefix(listed))
    if items.isEmpty {
      let fits = try filter(for: request, stage: asked(request), of: doing)
      let open = try request.library.careItems().filter(fits)
      let start = request.turning(open.count)
      for item in open[start...] + open[..<start]
      where items.count < listed && !items.contains(where: { $0.category == item.category }) {
        items.append(item)
      }
    }
    guard !items.isEmpty else { return .say("care.none") }
    var outcome = Outcome(parts: [
      .reply("care.list"), .list(items.map { .content($0.text, sources: $0.sources) }),
    ])
    outcome.found = items.map(Found.init)
    return outcome
  }

  private static let listed = 6

  /// The stage that is asked for, else that of the day; in general mode and after a loss only this.
  private static func asked(_ request: Request) -> Stage {
    let asked = request.words(.phase).lazy.compactMap(Stage.init).first
    guard let asked, request.mode != .general, !request.isAfterLoss else {
      return request.lifeStage
    }
    return asked
  }

  /// A tip of one category, under its own lead; nil where none fits.
  static func advice(
    _ category: CareItem.Category, for request: Request, stage: Stage, lead: String,
    helping need: String? = nil
  ) throws(KnowledgeError) -> Outcome? {
    let fits = try filter(for: request, stage: stage, of: [category])
    let pool = try request.library.careItems().filter { item in
      fits(item) && need.map(item.helps.contains) ?? true
    }
    guard !pool.isEmpty else { return nil }
    let item = pool[request.turning(pool.count)]
    return Outcome(parts: [.led(lead, content: item.text, sources: item.sources)])
  }

  /// What it is for: said now, or logged today.
  private func needs(of request: Request) -> Set<String> {
    let said = Set(request.words(.symptom) + request.words(.mood) + request.words(.target))
    guard said.isEmpty, request.intent == .contentRelief else { return said }
    return Set(request.journal.complaints(on: request.today))
  }

  /// The item of the day that helps with `needs`, or suits the phase where there are none.
  static func item(
    for request: Request, needs: Set<String>, of categories: Set<CareItem.Category> = doing
  ) throws(KnowledgeError) -> CareItem? {
    let all = try request.library.careItems()
    let fits = try filter(for: request, stage: asked(request), of: categories)
    let helping = all.filter {
      doing.contains($0.category) && !needs.isDisjoint(with: $0.helps) && fits($0)
    }
    guard helping.isEmpty else { return helping[request.turning(helping.count)] }
    return DailyWalk(day: request.today.dayNumber)
      .item(of: all, uses: request.uses, where: fits)
  }

  /// Whether an item is of some categories, and of a stage, in the trimester where it has one.
  static func filter(
    for request: Request, stage: Stage, of categories: Set<CareItem.Category>
  ) throws(KnowledgeError) -> (CareItem) -> Bool {
    let hush = try request.hush()
    let isWait =
      request.intent == .ttcWait
      || request.cycle.kind(of: request.today) == .phase(.luteal)
    let trimester = request.gestationalAge?.trimester.rawValue
    let eating = try request.eating()
    let isMoving = request.scene.setting.preferences.isOn(.movement)
    return { item in
      item.fits(categories, stage: stage, trimester: trimester)
        && (item.category != .waiting || isWait) && (item.category != .movement || isMoving)
        && hush.allows(item.text) && eating.allows(item.text)
    }
  }
}

extension CareItem {
  /// Whether it is of some categories and meant for a stage; one with trimesters needs theirs.
  func fits(_ categories: Set<Category>, stage: Stage, trimester: Int?) -> Bool {
    guard categories.contains(category), stages.contains(stage) || stages.contains(.general) else {
      return false
    }
    guard stage == .pregnancy, !trimesters.isEmpty else { return true }
    return trimester.map(trimesters.contains) ?? false
  }
}

extension Request {
  /// The stage, where perimenopause has content of its own.
  var lifeStage: Stage { lifeStage(on: today) }

  /// The same of a day.
  func lifeStage(on day: CivilDate) -> Stage {
    mode == .perimenopause && !isAfterLoss ? .perimenopause : stage(on: day)
  }
}
