/// The file that says that a home is locked, and holds its key, sealed with the passphrase.
///
/// `# bloom lock 1`, `program gpg`, `id DIGITS`, `key`, and the sealed key as the program wrote it.
/// There is no word of the diary in it and no name.
struct LockHeader: Hashable {
  /// The program that seals.
  let program: String
  /// A random number that the names of the sealed files carry.
  let id: String
  let sealedKey: [UInt8]

  static let name = "bloom.lock"
  private static let version = 1
  private static let title = "# bloom lock "

  init(program: String, id: String, sealedKey: [UInt8]) {
    self.program = program
    self.id = id
    self.sealedKey = sealedKey
  }

  /// Eight hexadecimal digits by chance.
  static func newID() -> String { digits(8) }

  /// A key of 256 bits by the system's own chance, as 64 hexadecimal digits.
  static func newKey() -> [UInt8] { Array(digits(64).utf8) }

  private static func digits(_ count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).reduce(into: "") { text, _ in
      text += String(Int.random(in: 0..<16, using: &generator), radix: 16)
    }
  }

  var bytes: [UInt8] {
    Array("\(Self.title)\(Self.version)\nprogram \(program)\nid \(id)\nkey\n".utf8) + sealedKey
  }

  /// Reads the file that was found at `path`.
  init(parsing bytes: [UInt8], at path: String) throws(StorageError) {
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
    let lines = parts.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard let first = lines.first, first.hasPrefix(Self.title),
      let version = Int(first.dropFirst(Self.title.count))
    else { throw .damagedLock(path) }
    guard version <= Self.version else { throw .laterLock(path) }
    guard parts.count == 5, lines[1].hasPrefix("program "), lines[2].hasPrefix("id "),
      lines[3] == "key", !parts[4].isEmpty
    else { throw .damagedLock(path) }
    program = String(lines[1].dropFirst("program ".count))
    id = String(lines[2].dropFirst("id ".count))
    sealedKey = Array(parts[4])
  }
}

/// The names of sealed files, which say nothing of what is in them.
enum SealedName: Hashable {
  /// All files as of a turn.
  case base(id: String, Int)
  /// What changed in one turn.
  case turn(id: String, Int)

  private static let ending = ".sealed"

  init?(_ name: String) {
    guard name.hasSuffix(Self.ending) else { return nil }
    let parts = name.dropLast(Self.ending.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[2]), number >= 0, String(number) == parts[2],
      parts[1].utf8.count == 8, parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    switch parts[0] {
    case "base": self = .base(id: String(parts[1]), number)
    case "turn": self = .turn(id: String(parts[1]), number)
    default: return nil
    }
  }

  var id: String {
    switch self {
    case .base(let id, _), .turn(let id, _): id
    }
  }

  var number: Int {
    switch self {
    case .base(_, let number), .turn(_, let number): number
    }
  }

  /// The file's name.
  var text: String {
    switch self {
    case .base(let id, let number): "base-\(id)-\(number)\(Self.ending)"
    case .turn(let id, let number): "turn-\(id)-\(number)\(Self.ending)"
    }
  }
}
