/// The folder that holds everything Bloom keeps, and the names of the files in it.
struct Home: Hashable, Sendable {
  /// The folder, without a slash at its end.
  let path: String
  /// How the files in it are reached.
  let folder: Folder

  private static let journalSuffix = ".journal"

  /// Takes a folder that need not exist yet.
  init(path: String, folder: Folder = .disk) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.folder = folder
  }

  /// Finds the folder: `BLOOM_HOME`, else `XDG_DATA_HOME/bloom`, else the system's place.
  ///
  /// An empty value, and a relative one of `XDG_DATA_HOME` or `HOME`, counts as none.
  init(
    environment: [String: String],
    accountFolder: String? = System.accountFolder,
    isMac: Bool = Home.isMac
  ) throws(StorageError) {
    if let path = environment["BLOOM_HOME"], !path.isEmpty {
      self.init(path: path)
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      self.init(path: Home(path: data).path + "/bloom")
    } else if let account = [environment["HOME"], accountFolder].compactMap(\.self)
      .first(where: { $0.hasPrefix("/") })
    {
      let place = isMac ? "Library/Application Support/Bloom" : ".local/share/bloom"
      self.init(path: (account == "/" ? "" : Home(path: account).path) + "/" + place)
    } else {
      throw .noHome
    }
  }

  #if os(macOS)
    static let isMac = true
  #else
    static let isMac = false
  #endif

  /// The journal of a person: `me.journal` for `me`.
  func journal(of person: String) throws(StorageError) -> JournalFile {
    let name = Home.fileName(of: person)
    guard !name.isEmpty, name.utf8.count <= 200 else { throw .unusableName(person) }
    return JournalFile(home: self, name: name)
  }

  /// The people who have a journal here, by file name; none when there is no folder.
  func people() throws(StorageError) -> [String] {
    try names().compactMap { name in
      name.hasSuffix(Home.journalSuffix)
        ? Home.person(of: name.dropLast(Home.journalSuffix.count)) : nil
    }
  }

  /// The names of all files here, in order; none when there is no folder.
  func names() throws(StorageError) -> [String] {
    do throws(SystemFault) {
      return try folder.names(in: path)
    } catch {
      guard error.isAbsence else { throw .reading(path, error) }
      return []
    }
  }

  /// Makes the folder and those above it that are missing, for their owner only.
  func create() throws(StorageError) {
    do throws(SystemFault) {
      try Home.makeFolders(path)
    } catch {
      throw error.isAbsence ? .notAllowedToWrite(path) : .writing(path, error)
    }
    guard let stamp = try? OpenFile(path, for: .reading).stamp(), !stamp.isFolder else { return }
    throw .notAFolder(path)
  }

  private static func makeFolders(_ path: String) throws(SystemFault) {
    do throws(SystemFault) {
      try System.makeFolder(path)
    } catch {
      if error.isPresence { return }
      let above = StorageError.folder(of: path)
      guard error.isAbsence, above != path, above != "." else { throw error }
      try makeFolders(above)
      do throws(SystemFault) {
        try System.makeFolder(path)
      } catch {
        guard error.isPresence else { throw error }
      }
    }
  }
}

extension Home {
  /// A person's name as a file name: letters, digits, `-` and `_` of ASCII stand for themselves,
  /// every other byte becomes `%` and two hexadecimal digits.
  static func fileName(of person: String) -> String {
    person.utf8.reduce(into: "") { name, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        name += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }

  /// The person whose name became this file name; nil when it is no such name.
  static func person(of fileName: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(fileName).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
          return nil
        }
        rest = rest.dropFirst(2)
        bytes.append(value)
      } else {
        bytes.append(byte)
      }
    }
    guard let person = String(validating: bytes, as: UTF8.self),
      Home.fileName(of: person) == String(fileName)
    else { return nil }
    return person
  }
}
