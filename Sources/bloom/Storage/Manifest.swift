import Civil
import Journal

/// The text in a backup that says what belongs in it.
///
/// `# bloom backup 1`, then `made MOMENT`, a line `file NAME BYTES CHECK` for each file, and
/// `end CHECK` over all bytes above it; a check is the CRC-32C in eight hexadecimal digits.
struct Manifest: Hashable {
  /// A file as it was written.
  struct File: Hashable {
    let name: String
    /// In bytes.
    let size: Int
    let check: String

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      size = bytes.count
      check = CRC32C.hex(bytes[...])
    }

    fileprivate init(name: String, size: Int, check: String) {
      self.name = name
      self.size = size
      self.check = check
    }
  }

  /// When the backup was made.
  let made: Moment
  let files: [File]

  /// The manifest's own name.
  static let name = "manifest"
  private static let version = 1
  private static let header = "# bloom backup "

  init(made: Moment, files: [File]) {
    self.made = made
    self.files = files
  }

  var bytes: [UInt8] {
    let lines =
      ["\(Self.header)\(Self.version)", "made \(made.iso)"]
      + files.map { "file \($0.name) \($0.size) \($0.check)" }
    let above = Array(lines.map { $0 + "\n" }.joined().utf8)
    return above + "end \(CRC32C.hex(above[...]))\n".utf8
  }

  /// Reads a manifest that was found in `folder`.
  init(parsing bytes: [UInt8], in folder: String) throws(StorageError) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first, first.hasPrefix(Self.header),
      let version = Int(first.dropFirst(Self.header.count))
    else { throw .damagedBackup(folder, .manifest) }
    guard version <= Self.version else { throw .laterBackup(folder) }
    guard lines.count > 2, let last = lines.last else { throw .damagedBackup(folder, .manifest) }
    let above = bytes.dropLast(last.utf8.count + 1)
    let made = lines[1].split(separator: " ")
    guard last == "end \(CRC32C.hex(above))", made.count == 2, made[0] == "made",
      let moment = Moment(iso: made[1])
    else { throw .damagedBackup(folder, .manifest) }
    var files: [File] = []
    for line in lines.dropFirst(2).dropLast() {
      let words = line.split(separator: " ")
      guard words.count == 4, words[0] == "file", let size = Int(words[2]),
        Backup.isKept(String(words[1]))
      else { throw .damagedBackup(folder, .manifest) }
      files.append(File(name: String(words[1]), size: size, check: String(words[3])))
    }
    self.init(made: moment, files: files)
  }
}
