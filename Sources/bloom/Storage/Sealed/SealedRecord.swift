/// What one sealed file says: the files of a home, whole or as they changed.
///
/// `bloom base ID NUMBER` or `bloom turn ID NUMBER`, then `put NAME AT REMOVED COUNT`, a new line and
/// COUNT bytes, or `remove NAME`, for each change, and `end`.
struct SealedRecord: Hashable {
  /// One change of a file.
  enum Change: Hashable {
    /// `removed` bytes from a place on are others now; a file that is not there begins empty.
    case put(String, at: Int, removed: Int, [UInt8])
    case remove(String)
  }

  /// Whether it holds all files, rather than what changed since.
  let isBase: Bool
  /// The id of the lock that it belongs to.
  let id: String
  /// Its place in the order of writing; that of the last turn in it for a base.
  let number: Int
  let changes: [Change]

  /// All files of a home.
  init(base files: [String: [UInt8]], id: String, number: Int) {
    isBase = true
    self.id = id
    self.number = number
    changes = files.sorted { $0.key < $1.key }.map { .put($0.key, at: 0, removed: 0, $0.value) }
  }

  init(turn changes: [Change], id: String, number: Int) {
    isBase = false
    self.id = id
    self.number = number
    self.changes = changes
  }

  var bytes: [UInt8] {
    var bytes = Array("bloom \(isBase ? "base" : "turn") \(id) \(number)\n".utf8)
    for change in changes {
      switch change {
      case .put(let name, let place, let removed, let new):
        bytes += "put \(name) \(place) \(removed) \(new.count)\n".utf8
        bytes += new
        bytes.append(Self.newline)
      case .remove(let name): bytes += "remove \(name)\n".utf8
      }
    }
    return bytes + "end\n".utf8
  }

  /// Reads a record; nil where it is not whole.
  init?(parsing bytes: [UInt8]) {
    var rest = bytes[...]
    guard let head = Self.words(&rest), head.count == 4, head[0] == "bloom",
      head[1] == "base" || head[1] == "turn", let number = Int(head[3])
    else { return nil }
    isBase = head[1] == "base"
    id = head[2]
    self.number = number
    var changes: [Change] = []
    while let words = Self.words(&rest) {
      switch (words.first, words.count) {
      case ("end", 1):
        guard rest.isEmpty else { return nil }
        self.changes = changes
        return
      case ("remove", 2): changes.append(.remove(words[1]))
      case ("put", 5):
        guard let place = Int(words[2]), let removed = Int(words[3]), let count = Int(words[4]),
          place >= 0, removed >= 0, count >= 0, count < rest.count
        else { return nil }
        changes.append(.put(words[1], at: place, removed: removed, Array(rest.prefix(count))))
        rest = rest.dropFirst(count)
        guard rest.popFirst() == Self.newline else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// What makes a file's new bytes out of its old ones; nil where they are the same.
  static func change(of name: String, from old: [UInt8]?, to new: [UInt8]) -> Change? {
    guard let old else { return .put(name, at: 0, removed: 0, new) }
    let start = commonStart(old, new)
    if start == old.count, start == new.count { return nil }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    return .put(
      name, at: start, removed: old.count - start - end, Array(new[start..<(new.count - end)]))
  }

  /// How many bytes two lists begin with alike; long lists are held against each other in pieces.
  private static func commonStart(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let (piece, least) = (4_096, min(one.count, other.count))
    var start = 0
    while start + piece <= least,
      one[start..<(start + piece)] == other[start..<(start + piece)]
    {
      start += piece
    }
    while start < least, one[start] == other[start] { start += 1 }
    return start
  }

  private static let newline = UInt8(ascii: "\n")

  /// The words of the next line.
  private static func words(_ rest: inout ArraySlice<UInt8>) -> [String]? {
    guard let end = rest.firstIndex(of: newline) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false
    ).map(String.init)
  }
}

extension [String: [UInt8]] {
  /// Makes a change of a file; false where the file is not as it was when the change was kept.
  mutating func make(_ change: SealedRecord.Change) -> Bool {
    switch change {
    case .remove(let name): return removeValue(forKey: name) != nil
    case .put(let name, let place, let removed, let new):
      var bytes = removeValue(forKey: name) ?? []
      guard place <= bytes.count, removed <= bytes.count - place else { return false }
      bytes.replaceSubrange(place..<(place + removed), with: new)
      self[name] = bytes
      return true
    }
  }
}
