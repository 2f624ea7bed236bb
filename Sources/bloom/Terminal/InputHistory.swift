/// The lines that were entered, the oldest first: no line twice, none that is blank or begins with
/// a space.
struct InputHistory: Equatable {
  private(set) var lines: [String] = []
  /// The same lines as characters, which a line being typed is compared with.
  private var characters: [[Character]] = []

  static let limit = 500

  init() {}

  init(_ lines: [String]) {
    var seen: Set<String> = []
    let kept = lines.reversed().filter { Self.isKept($0) && seen.insert($0).inserted }
    self.lines = kept.prefix(Self.limit).reversed()
    characters = self.lines.map(Array.init)
  }

  var count: Int { lines.count }

  /// Whether a line may be kept.
  static func isKept(_ line: String) -> Bool {
    !line.hasPrefix(" ") && line.contains { !$0.isWhitespace }
  }

  mutating func add(_ line: String) {
    guard Self.isKept(line), lines.last != line else { return }
    remove(line)
    lines.append(line)
    characters.append(Array(line))
    if lines.count > Self.limit {
      lines.removeFirst()
      characters.removeFirst()
    }
  }

  mutating func remove(_ line: String) {
    guard let place = lines.firstIndex(of: line) else { return }
    lines.remove(at: place)
    characters.remove(at: place)
  }

  /// What the newest line that begins like this one has more than it.
  func continuation(of line: [Character]) -> ArraySlice<Character>? {
    guard !line.isEmpty else { return nil }
    return characters.last { $0.count > line.count && $0.starts(with: line) }?.dropFirst(line.count)
  }

  /// The newest line before a place that holds a text, in any case, and where it does.
  func place(of text: String, before end: Int) -> (line: Int, offset: Int)? {
    found(text, in: (0..<min(end, count)).reversed())
  }

  /// The oldest line from a place on that holds a text, in any case, and where it does.
  func place(of text: String, from start: Int) -> (line: Int, offset: Int)? {
    start < count ? found(text, in: start..<count) : nil
  }

  private func found(
    _ text: String, in places: some Sequence<Int>
  ) -> (line: Int, offset: Int)? {
    let wanted = text.map(\.folded)
    for place in places {
      if let range = characters[place].map(\.folded).firstRange(of: wanted) {
        return (place, range.lowerBound)
      }
    }
    return nil
  }
}

extension Character {
  /// The character in lower case, where that is one character.
  fileprivate var folded: Character {
    if let ascii = asciiValue {
      return (65...90).contains(ascii) ? Character(Unicode.Scalar(ascii + 32)) : self
    }
    let lower = lowercased()
    return lower.count == 1 ? Character(lower) : self
  }
}
