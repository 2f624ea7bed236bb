import Civil
public import Journal

/// What another app's file holds for one person, before anything is written.
public struct AppDiary: Hashable, Sendable {
  /// What the file is: `a Clue export`.
  public let kind: String
  /// The entries, oldest first and each once; none of them is a period's mark.
  public let entries: [Entry]
  public let periods: [PeriodRecord]
  /// How many of the periods were seen in the bleeding.
  public let seen: Int
  public let omissions: [Omission]
  /// How something in it was read, in sentences without a full stop.
  public let remarks: [String]

  /// The edits that add what a journal does not hold yet, and how many entries it holds; none once
  /// they are made.
  ///
  /// The strength of the bleeding that a journal has of a day stays.
  public func edits(for journal: Journal) -> (edits: [Edit], known: Int, remarks: [String]) {
    let held = Set(journal.entries)
    var flows: [CivilDate: Flow] = [:]
    var moods: [CivilDate: Set<Term>] = [:]
    for entry in journal.entries {
      if case .flow(let flow, _) = entry.fact { flows[entry.date] = flow }
      if case .mood(let terms) = entry.fact { moods[entry.date, default: []].formUnion(terms) }
    }
    var edits: [Edit] = []
    var remarks: [String] = []
    var differing = 0
    edits.reserveCapacity(entries.count)
    for entry in entries {
      switch entry.fact {
      case .flow(let flow, _):
        if let own = flows[entry.date] {
          guard own != flow else { continue }
          differing += 1
          if remarks.count < ReadingLimits.remarks {
            remarks.append(
              "\(entry.date.iso) has flow \(own.rawValue) in your diary and \(flow.rawValue) in the file; yours stays"
            )
          }
          continue
        }
      case .mood(let terms) where moods[entry.date]?.isSuperset(of: terms) ?? false: continue
      default: break
      }
      if !held.contains(entry) { edits.append(.add(entry)) }
    }
    if differing > remarks.count {
      remarks.append(
        "\(differing - remarks.count) more days have another flow in your diary; yours stays")
    }
    return (edits, entries.count - edits.count, remarks)
  }
}
