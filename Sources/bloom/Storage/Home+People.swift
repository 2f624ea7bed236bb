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

  /// The person who has a diary under this name, whatever its capitals; the name itself where
  /// nobody has.
  func person(named name: String) -> String {
    guard name != Home.owner, let people = try? people(), !people.contains(name) else {
      return name
    }
    return people.first { $0.lowercased() == name.lowercased() } ?? name
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
    _ = try file.restore(Journal(parsing: Journal.header + "\n"))
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
        try System.rename("\(path)/\(old)\(ending)", to: "\(path)/\(name)\(ending)")
      } catch {
        throw .writing("\(path)/\(old)\(ending)", error)
      }
    }
  }

  /// Removes every file of a person.
  func removeAll(of person: String) throws(StorageError) {
    for name in try journal(of: person).names { try remove(name) }
  }

  /// How the names of a person's files end, the diary last.
  private static let endings =
    (JournalFile.kinds.filter { $0 != "journal" } + ["journal"]).map { "." + $0 }
}
