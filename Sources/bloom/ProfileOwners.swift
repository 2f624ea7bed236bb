import Journal

/// Whose the people of a file are, among the diaries of this home.
struct ProfileOwners {
  private let home: Home
  private let people: [String]
  /// Whose diary is open.
  private let asking: String
  /// Whether that one was asked for by name.
  private let isNamed: Bool
  private let isEmpty: Bool

  init(_ store: JournalFile, _ session: Session) throws(StorageError) {
    home = store.home
    people = try store.home.people()
    asking = session.person
    isNamed =
      session.options.isPersonNamed
      && store.home.person(named: session.options.person) == session.person
    isEmpty = try store.read().journal.entries.isEmpty
  }

  /// The name in a file of one person, where nothing says that the open diary, which is not empty, is
  /// that person's.
  func stranger(in profiles: [PeriodProfile]) throws(StorageError) -> String? {
    guard profiles.count == 1, let profile = profiles.first, !isNamed, !isEmpty,
      try owner(of: profile) == nil
    else { return nil }
    return profile.name
  }

  /// Each person that is wanted, with whose diary it goes into.
  func diaries(
    of profiles: [PeriodProfile]
  ) throws(StorageError) -> [(person: String, profile: PeriodProfile)] {
    if profiles.count == 1, let profile = profiles.first {
      return [(isNamed ? asking : try owner(of: profile) ?? asking, profile)]
    }
    var taken: Set<String> = []
    var diaries: [(person: String, profile: PeriodProfile)] = []
    for profile in profiles where asking == Home.owner || profile.name.isSame(as: asking) {
      var person = try owner(of: profile)
      if person == nil, isEmpty, profile.name.isSame(as: Home.owner) { person = Home.owner }
      if let known = person, taken.contains(known.lowercased()) { person = nil }
      let name = person ?? newName(profile.name, besides: taken)
      taken.insert(name.lowercased())
      diaries.append((name, profile))
    }
    return diaries
  }

  /// Whose diary has the id of a profile, or else its name; nil where none has. `Me` is what every
  /// owner is called in such a file, so it says nothing.
  private func owner(of profile: PeriodProfile) throws(StorageError) -> String? {
    for person in people where try home.card(of: person)[.id] == profile.id { return person }
    guard !profile.name.isSame(as: Home.owner) else { return nil }
    let person = home.person(named: profile.name)
    return people.contains(person) ? person : nil
  }

  /// The name with a number where somebody has it.
  private func newName(_ name: String, besides taken: Set<String>) -> String {
    var (new, count) = (name, 1)
    while taken.contains(new.lowercased()) || new.isSame(as: Home.owner)
      || people.contains(where: { $0.isSame(as: new) })
    {
      count += 1
      new = "\(name) \(count)"
    }
    return new
  }
}

extension String {
  /// Whether it is the same but for capitals, as on a disk that ignores them.
  fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}
