import Assistant
import Journal

/// What Bloom has made in a home, told apart from what others have put there.
struct Remains: Equatable {
  /// The home.
  let folder: String
  /// The files to erase, in order.
  let names: [String]
  /// Everything else in the folder, in order.
  let others: [String]
  /// What kept the first file of Bloom's names that is among the others from being looked into.
  let fault: StorageError?

  /// Looks through a home, for one person or all.
  init(_ home: Home, of person: String? = nil) throws(StorageError) {
    folder = home.path
    var names: [String] = []
    var others: [String] = []
    var fault: StorageError?
    /// Whether it is so; false where that cannot be seen.
    func isMade(_ name: String, _ file: FileName) -> Bool {
      do throws(StorageError) {
        return try Self.isMade(name, file, in: home)
      } catch {
        fault = fault ?? error
        return false
      }
    }
    let found = try home.names()
    for name in found {
      let file = FileName(name)
      if let file, person == nil || file.person == person, isMade(name, file) {
        names.append(name)
      } else if person == nil, Self.isExport(name) || SealedName.isOfLock(name) {
        names.append(name)
      } else {
        others.append(name)
      }
    }
    self.names = names
    self.others = others
    self.fault = fault
  }

  /// The parts of a file's name: whose it is, and what it holds.
  private struct FileName {
    let stem: String
    let person: String
    let kind: String

    init?(_ name: String) {
      let whole = Replacement.target(of: name) ?? name
      guard let dot = whole.lastIndex(of: ".") else { return nil }
      stem = String(whole[..<dot])
      kind = String(whole[whole.index(after: dot)...])
      guard let person = Home.person(of: stem), !person.isEmpty,
        JournalFile.kinds.contains(kind)
      else { return nil }
      self.person = person
    }
  }

  /// Whether a name is one that the chat gives to a diary it saves, as in
  /// `export-2026-03-09-1230.json`.
  private static func isExport(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["json", "csv"].contains(parts[1]) else { return false }
    let shape = parts[0].map { $0.isASCII && $0.isNumber ? "0" : $0 }
    return String(shape) == "export-0000-00-00-0000"
  }

  /// Whether a file is what its name says; a link, a folder, or a file of other words is not.
  private static func isMade(
    _ name: String, _ file: FileName, in home: Home
  ) throws(StorageError) -> Bool {
    guard let stamp = try home.stamp(of: name), stamp.isFile else { return false }
    if stamp.size == 0 || Replacement.target(of: name) != nil { return true }
    guard let bytes = try home.read(name) else { return false }
    switch file.kind {
    case "journal":
      let journal = Journal(parsing: bytes)
      return !journal.entries.isEmpty || hasHeader(bytes, "# bloom journal")
    case "undo": return hasHeader(bytes, "# bloom undo")
    case "history": return hasHeader(bytes, "# bloom history")
    case "settings":
      let preferences = Preferences(text: String(decoding: bytes, as: UTF8.self))
      return preferences.isMade
    case "shown":
      return ShownReminders(text: String(decoding: bytes, as: UTF8.self)) != ShownReminders()
    case "person":
      let card = PersonCard(text: String(decoding: bytes, as: UTF8.self))
      return [.name, .colour, .id, .created].contains { card[$0] != nil }
    default: return true
    }
  }

  private static func hasHeader(_ bytes: [UInt8], _ header: String) -> Bool {
    bytes.starts(with: Array(header.utf8))
  }
}

extension Home {
  /// The stamp of a file of the folder; nil when there is none.
  func stamp(of name: String) throws(StorageError) -> FileStamp? {
    do throws(SystemFault) {
      return try folder.stamp(of: "\(path)/\(name)")
    } catch {
      if error.isAbsence { return nil }
      throw .reading("\(path)/\(name)", error)
    }
  }

  /// Removes files of the folder, then the folder where nothing is left in it.
  func erase(_ remains: Remains) throws(StorageError) {
    for name in remains.names { try remove(name) }
    if remains.others.isEmpty { try? System.removeFolder(path) }
  }
}
