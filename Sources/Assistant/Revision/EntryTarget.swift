import Civil
import Journal
import Language
import Physiology

/// Which entries a message may put right: those it names; where it names nothing, the one that
/// holds the value it takes back; else those of the last turn that wrote something.
///
/// A message that names a thing never reaches another.
struct EntryTarget {
  /// The entries it may change, the likeliest first.
  let groups: [[Entry]]
  /// The entries of the last turn in whose place it may name another thing of their sort.
  let swaps: [Entry]
  /// It names something that no entry holds.
  let isUnknown: Bool
  /// It names what it is about.
  let isNamed: Bool
  /// It tells what somebody else, or an app, made of it, which puts nothing right.
  let isHearsay: Bool

  init(_ reading: Reading, after thread: DialogueState, in journal: Journal, today: CivilDate) {
    let understanding = reading.understanding
    let named = NamedFacts(understanding)
    let last = thread.noted.filter(journal.holds)
    let earlier = thread.sitting.filter { !last.contains($0) && journal.holds($0) }
    let days = Set(understanding.entities.compactMap(\.day).filter { $0 <= today })
    let recent = days.union([today]).sorted(by: >)
      .flatMap { journal.entries(on: $0).reversed() }
      .filter { !last.contains($0) && !earlier.contains($0) }
    let told = understanding.entities.map { understanding.standings[$0.tokens.lowerBound] }
    isHearsay =
      understanding.has("claimed") || !told.isEmpty && told.allSatisfy { $0 == .others }
    isNamed = !named.isEmpty
    guard isNamed else {
      isUnknown = false
      swaps = []
      groups = [last] + earlier.map { [$0] }
      return
    }
    let tiers = [last, earlier, recent].map { $0.filter { named.contains($0.fact) } }
    let ofDay = tiers.flatMap(\.self).filter { days.contains($0.date) }.latestOfKind
    groups = ([ofDay] + tiers.map(\.latestOfKind)).filter { !$0.isEmpty }
    swaps = last.filter { named.replaces($0.fact) && !named.contains($0.fact) }
    isUnknown =
      groups.isEmpty
      && journal.days(from: today - Self.daysKnown, upTo: today, where: named.contains).isEmpty
  }

  /// How far back, in days, an entry may be that an order names.
  private static let daysKnown = 400

  /// What is likeliest meant; empty where it names something that no entry holds.
  var entries: [Entry] { groups.first { !$0.isEmpty } ?? [] }
}

extension Journal {
  fileprivate func holds(_ entry: Entry) -> Bool { entries(on: entry.date).contains(entry) }
}

extension [Entry] {
  /// Of entries that tell the same kind of thing only the first.
  fileprivate var latestOfKind: [Entry] {
    reduce(into: []) { kept, entry in
      let isKnown = kept.contains { $0.fact.isSameKind(as: entry.fact) }
      if !isKnown { kept.append(entry) }
    }
  }
}
