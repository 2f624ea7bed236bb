import Guardrails

/// What stands of the dangers told: one of each kind, the most urgent of all that was told of it.
struct Dangers: Sendable {
  private(set) var all: [Danger] = []

  /// What a turn says of them.
  enum Change: Sendable {
    /// Those of a kind are over.
    case over(DangerKind)
    /// All is well, she says: they stand unmentioned.
    case heard(DangerKind)
    /// They got worse.
    case worse(DangerKind)
  }

  /// The one to come back to: the most urgent that is not left unmentioned, else the most urgent.
  var standing: Danger? {
    let open = all.filter { !$0.isHeard }
    return (open.isEmpty ? all : open).max { $0.urgency < $1.urgency }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .over(let kind): all.removeAll { $0.kind == kind }
    case .heard(let kind):
      for index in all.indices where all[index].kind == kind { all[index].isHeard = true }
    case .worse(let kind):
      for index in all.indices where all[index].kind == kind { all[index] = all[index].worsened }
    }
  }

  /// Takes in what a turn raised; of one kind the most urgent stays.
  mutating func take(_ concern: Concern) {
    for told in [concern] + concern.also where told.level >= .urgent {
      let kind = DangerKind(intent: told.intent)
      guard let index = all.firstIndex(where: { $0.kind == kind }) else {
        all.append(Danger(told))
        continue
      }
      let isTold = all[index].concern.id == told.id && all[index].concern.urgency == told.urgency
      if isTold || told.urgency < all[index].urgency {
        all[index].isHeard = all[index].isHeard && !isTold
      } else {
        all[index] = Danger(told)
      }
    }
  }

  /// Keeps one that was asked after, where nothing newer stands.
  mutating func keep(_ asked: Danger) {
    if all.isEmpty { all = [asked.askedAfter] }
  }

  /// Counts a turn in which they were come back to.
  mutating func noteReminder() {
    for index in all.indices { all[index].reminders += 1 }
  }
}
