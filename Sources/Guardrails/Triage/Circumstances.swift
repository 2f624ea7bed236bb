import Physiology

/// The given concepts: what the context and the weeks said in the message make true.
struct Circumstances: Sendable {
  private let indices: ConceptIndices
  private let gestation: Gestation

  init(table: ConceptTable) {
    indices = table.indices
    gestation = Gestation(table: table)
  }

  /// What a message says of a pregnancy or a birth of the person herself.
  struct Told {
    var isPregnant = false
    var isPostpartum = false
    var weeks: Int?

    /// What this message says, or an earlier one where it says nothing.
    func after(_ earlier: Told) -> Told {
      if isPregnant || isPostpartum || weeks != nil { return self }
      return earlier
    }
  }

  /// Whether a concept says that she is pregnant or gave birth, which ``told(_:said:)`` reads.
  func isStage(_ concept: Int) -> Bool {
    concept == indices["ctx.pregnant"] || concept == indices["ctx.postpartum"]
  }

  /// What is said without the pregnancy of somebody else beside a matter of one's own.
  func own(_ said: [Sighting]) -> [Sighting] {
    isOfOther(said) ? said.filter { !isStage($0.concept) } : said
  }

  /// - Parameter said: what the message says outright.
  func told(_ reading: Reading, said: [Sighting]) -> Told {
    let isPostpartum = said.contains { $0.concept == indices["ctx.postpartum"] }
    return Told(
      isPregnant: saysPregnant(said), isPostpartum: isPostpartum,
      weeks: isPostpartum ? nil : gestation.weeks(in: reading))
  }

  /// The concepts that hold by the context and by what was told.
  func concepts(of context: TriageContext, told: Told) -> ConceptSet {
    var set = ConceptSet()
    func add(_ name: String, if holds: Bool) {
      if holds, let index = indices[name] { set.insert(index) }
    }
    let isYear = context.daysPostpartum.map { $0 <= Self.year } ?? false
    let afterBirth = told.isPostpartum || context.mode == .postpartum || isYear
    let weeks = (afterBirth ? nil : told.weeks) ?? context.weeks
    let isAfterLoss = context.isAfterLoss
    let pregnant =
      !told.isPostpartum && !isAfterLoss
      && (context.mode == .pregnancy || weeks != nil || (told.isPregnant && !afterBirth))
    add("ctx.pregnant", if: pregnant)
    add("ctx.early", if: (pregnant && (weeks ?? 0) < 20) || context.mode == .ttc && !isAfterLoss)
    add("ctx.from_18", if: pregnant && (weeks ?? 42) >= 18)
    add("ctx.from_20", if: pregnant && (weeks ?? 42) >= 20)
    add("ctx.from_24", if: pregnant && (weeks ?? 42) >= 24)
    add("ctx.before_37", if: pregnant && (weeks ?? 0) < 37)
    add("ctx.known_before_37", if: pregnant && (weeks ?? 42) < 37)
    add("ctx.from_37", if: pregnant && (weeks ?? 0) >= 37)
    add("ctx.postpartum", if: afterBirth && !(pregnant && !told.isPostpartum))
    add("ctx.neither", if: !pregnant && !afterBirth)
    add("ctx.late", if: (context.daysLate ?? 0) > 0)
    add("ctx.ttc", if: context.mode == .ttc)
    add("ctx.months_back", if: (context.daysBack ?? 0) >= Self.threeMonths)
    add("ctx.year_back", if: (context.daysBack ?? 0) >= Self.year)
    for name in context.recent { add(name, if: true) }
    return set
  }

  private static let threeMonths = 84
  private static let year = 365

  /// Whether the pregnancy of somebody else is told.
  func namesOther(_ said: [Sighting]) -> Bool {
    said.contains { $0.concept == indices["other_pregnant"] }
  }

  private func isOfOther(_ said: [Sighting]) -> Bool {
    namesOther(said) && said.contains { $0.concept == indices["own_matter"] }
  }

  /// Whether being pregnant is said of whoever the message is about, rather than getting pregnant,
  /// a test, or the pregnancy of somebody else beside a matter of one's own.
  private func saysPregnant(_ said: [Sighting]) -> Bool {
    let talk = said.filter { $0.concept == indices["pregnancy_talk"] }
    return !isOfOther(said)
      && said.contains { sighting in
        sighting.concept == indices["ctx.pregnant"]
          && !talk.contains { $0.words.overlaps(sighting.words) }
      }
  }
}
