/// How to take back the last turns: the text of `NAME.undo`.
///
/// Each turn is a block: a sealed line, `turn`, with the number of its lines, their check value, and
/// which sealed lines the journal held before and after the turn; then a line for each one the turn
/// changed: `- ` and one to take away, `+ ` and one to put back, each with its number in the file
/// and the check value of the line above it. The newest turn is last. A turn is written here before it
/// is written in the journal, so that it counts only where the journal holds what it says.
public struct UndoLog: Hashable, Sendable {
  /// How many turns are kept; up to twice as many stand in the file.
  public static let limit = 200

  /// One turn and what the journal held around it.
  struct Turn: Hashable, Sendable {
    let change: JournalChange
    /// Which sealed lines there were before the turn and after it; nil where an older Bloom noted it.
    let states: States?
  }

  struct States: Hashable, Sendable {
    let before: JournalState
    let after: JournalState
  }

  enum Step: Hashable, Sendable {
    case turn(Turn)
    /// Turns that could not be noted: nothing from before them can be taken back.
    case gap

    fileprivate var isUntied: Bool {
      if case .turn(let turn) = self { turn.states == nil } else { false }
    }
  }

  /// The turn that undoing takes back.
  public enum Last: Hashable, Sendable {
    case turn(JournalChange)
    /// There is none.
    case nothing
    /// The last turn is not in the log, or the journal is not as it left it.
    case unknown
  }

  /// The turns, newest last.
  private(set) var steps: [Step] = []
  /// Whether nothing of what was read was damaged.
  private(set) var isWhole = true

  /// A log of no turn.
  public init() {}

  /// A log that is there and cannot be read: nothing can be taken back.
  public static let unreadable = UndoLog([], isWhole: false)

  init(_ steps: [Step], isWhole: Bool = true) {
    self.steps = steps
    self.isWhole = isWhole
  }

  /// How many turns can be told from each other.
  public var count: Int { steps.count { if case .turn = $0 { true } else { false } } }

  /// What undoing takes back in a journal as it is now.
  ///
  /// A turn that is noted here and not in the journal was cut off before it was written; the one
  /// before it is the last then. Where neither fits, something else has changed the journal.
  public func last(of journal: Journal) -> Last {
    guard let step = steps.last else { return isWhole ? .nothing : .unknown }
    guard case .turn(let newest) = step else { return .unknown }
    if newest.isMissing(in: journal) {
      guard let step = steps.dropLast().last else { return .nothing }
      guard case .turn(let turn) = step, turn.isLast(in: journal) else {
        return .unknown
      }
      return .turn(turn.change)
    }
    guard newest.isLast(in: journal) else { return .unknown }
    return .turn(newest.change)
  }

  /// Notes a turn that is to be made, or was.
  public mutating func note(_ change: JournalChange, from before: Journal, to after: Journal) {
    guard !change.isEmpty else { return }
    dropMissing(in: before)
    if case .unknown = isWhole ? .nothing : last(of: before) { steps.append(.gap) }
    isWhole = true
    if steps.contains(where: { $0.isUntied }) { tie(to: before) }
    steps.append(
      .turn(
        Turn(change: change, states: States(before: before.state, after: after.state))))
    if steps.count >= 2 * Self.limit { steps = Array(steps.suffix(Self.limit)) }
  }

  /// Takes nothing back of what was noted so far, as the journal is not as it was left.
  public mutating func breakOff() {
    if steps.last != .gap { steps.append(.gap) }
  }

  /// Forgets the last turn, which was taken back in a journal as it was then.
  public mutating func takeLast(of journal: Journal) {
    dropMissing(in: journal)
    if case .turn = steps.last { steps.removeLast() }
  }

  /// Goes on after lines were given seals: the turns are those of the journal as it is now.
  public mutating func follow(from before: Journal, to after: Journal) {
    dropMissing(in: before)
    if case .turn = last(of: before) { tie(to: after) }
  }

  /// Lets go of a turn that never came into the journal.
  private mutating func dropMissing(in journal: Journal) {
    if case .turn(let turn) = steps.last, turn.isMissing(in: journal) { steps.removeLast() }
  }

  /// Says of every turn which journal it leads to, as far back as they lead from one to the next.
  private mutating func tie(to journal: Journal) {
    var journal = journal
    var tied: [Step] = []
    for step in steps.reversed() {
      let after = journal.state
      guard case .turn(let turn) = step, journal.takeBack(turn.change) != nil else {
        tied.append(.gap)
        break
      }
      tied.append(
        .turn(Turn(change: turn.change, states: States(before: journal.state, after: after))))
    }
    steps = tied.reversed()
  }
}

extension UndoLog.Turn {
  /// Whether the journal is still as it was before the turn.
  func isMissing(in journal: Journal) -> Bool {
    guard let states, journal.state == states.before else { return false }
    return states.before != states.after || isUnmade(in: journal)
  }

  /// Whether the journal is as the turn left it, but for what was typed by hand.
  func isLast(in journal: Journal) -> Bool {
    guard let states else { return journal.canTakeBack(change) }
    return journal.state == states.after && journal.canTakeBack(change)
      && !(states.before == states.after && isUnmade(in: journal))
  }

  /// Whether a turn that changes no seal has not been made: what it takes out stands there still.
  private func isUnmade(in journal: Journal) -> Bool {
    change.removed.isEmpty ? !journal.canTakeBack(change) : journal.holds(change.removed)
  }
}

extension Journal {
  /// Whether every line that a turn added stands.
  func canTakeBack(_ change: JournalChange) -> Bool { places(of: change.added) != nil }
}
