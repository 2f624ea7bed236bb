import Physiology

/// The given concepts: what the context and the weeks said in the message make true.
struct Circumstances: Sendable {
  private let indices: ConceptIndices
  private let gestation: Gestation

  init(table: ConceptTable) {
    indices = table.indices
    gestation = Gestation(table: table)
  }

  /// - Parameter said: what the message says outright.
  func concepts(of context: TriageContext, reading: Reading, said: [Sighting]) -> ConceptSet {
    var set = ConceptSet()
    func add(_ name: String, if holds: Bool) {
      if holds, let index = indices[name] { set.insert(index) }
    }
    let saysPostpartum = said.contains { $0.concept == indices["ctx.postpartum"] }
    let afterBirth = saysPostpartum || context.mode == .postpartum || context.daysPostpartum != nil
    let saidWeeks = afterBirth ? nil : gestation.weeks(in: reading)
    let weeks = saidWeeks ?? context.weeks
    let pregnant =
      !saysPostpartum
      && (context.mode == .pregnancy || weeks != nil || (saysPregnant(said) && !afterBirth))
    add("ctx.pregnant", if: pregnant)
    add("ctx.early", if: (pregnant && (weeks ?? 0) < 20) || context.mode == .ttc)
    add("ctx.from_20", if: pregnant && (weeks ?? 42) >= 20)
    add("ctx.from_24", if: pregnant && (weeks ?? 42) >= 24)
    add("ctx.before_37", if: pregnant && (weeks ?? 0) < 37)
    add("ctx.known_before_37", if: pregnant && (weeks ?? 42) < 37)
    add("ctx.from_37", if: pregnant && (weeks ?? 0) >= 37)
    add("ctx.postpartum", if: afterBirth && !(pregnant && !saysPostpartum))
    add("ctx.neither", if: !pregnant && !afterBirth)
    add("ctx.late", if: (context.daysLate ?? 0) > 0)
    add("ctx.ttc", if: context.mode == .ttc)
    return set
  }

  /// Whether being pregnant is said, rather than getting pregnant or a test.
  private func saysPregnant(_ said: [Sighting]) -> Bool {
    let talk = said.filter { $0.concept == indices["pregnancy_talk"] }
    return said.contains { sighting in
      sighting.concept == indices["ctx.pregnant"]
        && !talk.contains { $0.words.overlaps(sighting.words) }
    }
  }
}
