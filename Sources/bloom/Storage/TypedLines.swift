/// The lines that a person typed in the chat, in `NAME.history`, where she wants them kept.
struct TypedLines {
  let home: Home
  let person: String

  private static let header = "# bloom history 1"
  /// With more lines than this the file is written anew with those that are used.
  private static let most = 4 * InputHistory.limit

  private var name: String { Home.fileName(of: person) + ".history" }

  /// The lines, the oldest first; none where there is no file.
  func read() -> [String] {
    let bytes = (try? home.read(name)).flatMap(\.self) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0 != Self.header }
    guard lines.count > Self.most else { return lines }
    let kept = InputHistory(lines).lines
    let text = ([Self.header] + kept).map { $0 + "\n" }.joined()
    try? home.write(name, Array(text.utf8))
    return kept
  }

  /// Adds a line, unless it is none to keep.
  func add(_ line: String) throws(StorageError) {
    guard InputHistory.isKept(line) else { return }
    let path = "\(home.path)/\(name)"
    try home.create()
    do throws(SystemFault) {
      try home.folder.checkIsOpen(path)
      let file = try home.folder.open(path, for: .creatingToAppend)
      try file.setPermissions(0o600)
      let isNew = try file.stamp().size == 0
      try file.write(Array(((isNew ? Self.header + "\n" : "") + line + "\n").utf8), to: .real)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Whether there is a file.
  var isThere: Bool {
    get throws(StorageError) { try home.stamp(of: name) != nil }
  }

  /// Removes the file.
  func remove() throws(StorageError) { try home.remove(name) }
}
