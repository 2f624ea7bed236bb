/// How many entries of an edited diary are others than before.
///
/// What stands where another stood is changed; what was sealed or moved and says the same is neither.
public struct EditTally: Hashable, Sendable {
  public private(set) var changed = 0
  public private(set) var new = 0
  public private(set) var gone = 0

  /// Counts what tells an edited diary from the one before.
  public init(from old: Journal, to edited: Journal) {
    let change = JournalChange(from: old, to: edited)
    let (taken, put) = (Set(change.removed.map(\.number)), Set(change.added.map(\.number)))
    let (before, after) = (Array(old.lines), Array(edited.lines))
    var same: [Entry: Int] = [:]
    for place in before.indices where taken.contains(place + 1) {
      if let entry = before[place].saying { same[entry, default: 0] += 1 }
    }
    var kept: [Entry: Int] = [:]
    var isNew = after.map { _ in false }
    for place in after.indices where put.contains(place + 1) {
      guard let entry = after[place].saying else { continue }
      if kept[entry, default: 0] < same[entry, default: 0] {
        kept[entry, default: 0] += 1
      } else {
        isNew[place] = true
      }
    }
    var isGone = before.map { _ in false }
    for place in before.indices where taken.contains(place + 1) {
      guard let entry = before[place].saying else { continue }
      if kept[entry, default: 0] > 0 {
        kept[entry, default: 0] -= 1
      } else {
        isGone[place] = true
      }
    }
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      let removed = Self.run(of: taken, from: &from, marked: isGone)
      let added = Self.run(of: put, from: &to, marked: isNew)
      changed += min(removed, added)
      new += max(0, added - removed)
      gone += max(0, removed - added)
      (from, to) = (from + 1, to + 1)
    }
  }

  /// How many lines are marked in a run of lines that only one of the two holds; goes behind the run.
  private static func run(of own: Set<Int?>, from place: inout Int, marked: [Bool]) -> Int {
    var count = 0
    while marked.indices.contains(place), own.contains(place + 1) {
      if marked[place] { count += 1 }
      place += 1
    }
    return count
  }
}

extension JournalLine {
  /// What the line says, whether its seal fits or not.
  fileprivate var saying: Entry? { entry ?? doubtful }
}
