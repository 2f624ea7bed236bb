import Civil
import Journal
import Physiology

extension Scene {
  /// Whether ovulation may be named: not after a loss, nor where she asked to be silent about it.
  var speaksOfFertility: Bool { !isAfterLoss && setting.speaksOfFertility }

  /// Whether fertile days and ovulation may be shown, which only some modes do.
  var showsFertility: Bool {
    speaksOfFertility && (mode == .cycle || mode == .ttc) && !profile.foretellsNothing
  }

  /// What may be shown of an entry where her record is looked at; nil where she is spared it.
  func shown(_ entry: Entry) -> Fact? {
    if isAfterLoss, entry.fact.isOfPregnancy { return nil }
    switch entry.fact {
    case .test(.pregnancy) where isAfterLoss && entry.date <= lastLoss ?? .earliest: return nil
    case .test(.ovulation) where !setting.speaksOfFertility: return nil
    case .amount(.weight, _) where !setting.speaksOfCalories,
      .amount(.activeEnergy, _) where !setting.speaksOfCalories:
      return nil
    case .food(var food) where !setting.speaksOfCalories:
      food.kcal = nil
      return .food(food)
    default: return entry.fact
    }
  }

  /// The record for somebody who looks after her: what she is spared after a loss stands in it.
  func forClinician(_ journal: Journal) -> Journal {
    if setting.speaksOfFertility, setting.speaksOfCalories { return journal }
    return journal.reading { entry in
      let fact = entry.fact.isOfPregnancy ? entry.fact : shown(entry)
      return fact.map { Entry(date: entry.date, time: entry.time, fact: $0) }
    }
  }

  /// The day from which she has been trying without a pregnancy between; nil where she is not.
  func tryingSince(_ journal: Journal) -> CivilDate? {
    guard mode == .ttc else { return nil }
    var since: CivilDate?
    journal.read([.mode], upTo: today) { entry in
      guard case .mode(let mode) = entry.fact else { return }
      if mode != .ttc { since = nil } else if since == nil { since = entry.date }
    }
    return since
  }
}
