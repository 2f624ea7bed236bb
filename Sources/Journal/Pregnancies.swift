public import Civil
public import Physiology

/// One pregnancy as the entries tell of it.
public struct PregnancyRecord: Hashable, Sendable {
  /// What she gave last, the last period or a due date; nil when neither was given.
  public var dating: PregnancyDating?

  /// The day it ended; nil while it goes on.
  public var endedOn: CivilDate?

  /// How it ended; nil while it goes on, or when only another mode was chosen.
  public var ending: PregnancyMark.Ending?

  /// Whether it goes on.
  public var isOngoing: Bool { endedOn == nil }
}

extension Journal {
  /// The pregnancies, oldest first.
  ///
  /// A date of last period or due date begins one or dates the one that goes on. It lasts until
  /// an entry says that it ended, or until another mode than pregnancy is chosen.
  public var pregnancies: [PregnancyRecord] {
    var records: [PregnancyRecord] = []
    for entry in pregnancyEntries {
      let isOngoing = records.last?.isOngoing ?? false
      switch entry.fact {
      case .pregnancy(.ended(let ending)):
        if !isOngoing { records.append(PregnancyRecord()) }
        records[records.count - 1].endedOn = entry.date
        records[records.count - 1].ending = ending
      case .pregnancy(let mark):
        if !isOngoing { records.append(PregnancyRecord()) }
        records[records.count - 1].dating = mark.dating
      case .mode(let mode) where mode != .pregnancy && isOngoing:
        records[records.count - 1].endedOn = entry.date
      default: break
      }
    }
    return records
  }

  /// What is said of pregnancies, and the modes, by date and then by line.
  private var pregnancyEntries: [Entry] {
    chronological(of: [.pregnancy, .mode]) { $0 }
  }

  /// The last pregnancy, ongoing or ended.
  public var pregnancy: PregnancyRecord? { pregnancies.last }

  /// Whether the last thing said of pregnancy is that one ended in a loss.
  ///
  /// Content about babies stays silent then. A new date of last period, a due date or the
  /// pregnancy mode, on a later day or further down in the journal, ends this.
  public var isAfterLoss: Bool {
    var isAfterLoss = false
    for entry in pregnancyEntries {
      switch entry.fact {
      case .pregnancy(.ended(let ending)): isAfterLoss = ending == .loss
      case .pregnancy, .mode(.pregnancy): isAfterLoss = false
      default: break
      }
    }
    return isAfterLoss
  }
}

extension PregnancyMark {
  fileprivate var dating: PregnancyDating? {
    switch self {
    case .lmp(let date): PregnancyDating(lmp: date)
    case .due(let date): PregnancyDating(due: date)
    case .ended: nil
    }
  }
}
