import Journal

/// The people of a home and their files.
extension Home {
  /// Whose diary it is where no name is given.
  static let owner = "me"

  /// A name as it is written on files: words parted by one space; nil where it is none.
  static func name(_ text: String) -> String? {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty, name.utf8.count <= 80, fileName(of: name).utf8.count <= 200 else {
      return nil
    }
    return name
  }

  /// The person who has a diary under this name, whatever its capitals, or gave it as her own; the
  /// name itself where nobody has.
  func person(named name: String) -> String {
    guard name != Home.owner, let people = try? people(), !people.contains(name) else {
      return name
    }
    let folded = name.lowercased()
    if folded == Home.owner { return Home.owner }
    if let same = people.first(where: { $0.lowercased() == folded }) { return same }
    return (try? card(of: Home.owner))?[.name]?.lowercased() == folded ? Home.owner : name
  }

  /// Holds a name to the people who have a diary here, or where `isNew` may be begun, to one that is
  /// not nearly theirs.
  func check(_ person: String, isNew: Bool) throws(StorageError) {
    guard person != Home.owner else { return }
    let people = try people()
    guard !people.contains(person) else { return }
    let others = people.filter { $0 != Home.owner }
    let near = EditDistance.nearest(to: person.lowercased(), among: others.map { $0.lowercased() })
      .flatMap { near in others.first { $0.lowercased() == near } }
    guard isNew, near == nil else { throw .nobody(person, near: near) }
  }

  /// A person's name as it is shown: the owner's own, where she has given one.
  func shownName(of person: String) throws(StorageError) -> String {
    guard person == Home.owner else { return person }
    return try card(of: person)[.name] ?? person
  }

  /// Begins the diary of a person; whoever has one keeps it.
  func begin(_ person: String) throws(StorageError) {
    let file = try journal(of: person)
    guard try file.read().stamp == nil else { throw .inTheWay(file.path) }
    do throws(StorageError) {
      _ = try file.restore(Journal(parsing: Journal.header + "\n"), isTurn: false)
    } catch {
      if (try? folder.stamp(of: file.path))?.size == 0 { try? folder.remove(file.path) }
      throw error
    }
  }

  /// Gives the files of a person another name.
  func rename(_ person: String, to new: String) throws(StorageError) {
    let there = try names()
    let (old, name) = (Home.fileName(of: person), Home.fileName(of: new))
    if let taken = Home.endings.map({ name + $0 }).first(where: there.contains),
      name.lowercased() != old.lowercased() || there.contains(name + ".journal")
    {
      throw .inTheWay("\(path)/\(taken)")
    }
    for ending in Home.endings where there.contains(old + ending) {
      do throws(SystemFault) {
        try folder.rename("\(path)/\(old)\(ending)", to: "\(path)/\(name)\(ending)")
      } catch {
        throw .writing("\(path)/\(old)\(ending)", error)
      }
    }
  }

  /// Removes every file of a person.
  func removeAll(of person: String) throws(StorageError) {
    let kept = try journal(of: person).names
    for left in try names() {
      if let name = Replacement.target(of: left), kept.contains(name) { try remove(left) }
    }
    for name in kept { try remove(name) }
  }

  /// How the names of a person's files end, the diary last.
  private static let endings =
    (JournalFile.kinds.filter { $0 != "journal" } + ["journal"]).map { "." + $0 }
}
