import Civil

/// Which reminders were shown, and when what was shown came; a line each: `read ~3f62f958
/// 2026-03-11T08:00`.
///
/// It holds no word of a reminder. A file of it may be lost: then what is due is shown once more.
public struct ShownReminders: Hashable, Sendable {
  /// How a reminder was shown.
  public enum Way: String, Sendable {
    /// In words.
    case read
    /// As a note that says nothing of what it is about.
    case noted
  }

  /// One reminder at one time.
  public struct Mark: Hashable, Sendable {
    let way: Way
    let key: String
    let at: Moment
  }

  private var moments: [String: Moment] = [:]

  /// Nothing was shown.
  public init() {}

  /// Reads the lines; what is no such line is left out.
  public init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let way = Way(rawValue: String(words[0])),
        let at = Moment(iso: words[2])
      else { continue }
      add(Mark(way: way, key: String(words[1]), at: at))
    }
  }

  /// The lines, in order.
  public var text: String {
    moments.keys.sorted().map { "\($0) \(moments[$0]?.iso ?? "")\n" }.joined()
  }

  /// Keeps that something was shown.
  public mutating func add(_ mark: Mark) {
    let line = "\(mark.way.rawValue) \(mark.key)"
    moments[line] = max(mark.at, moments[line] ?? mark.at)
  }

  /// Forgets what is about none of these keys.
  mutating func keepOnly(_ keys: Set<String>) {
    moments = moments.filter { line, _ in
      line.split(separator: " ").last.map { keys.contains(String($0)) } ?? false
    }
  }

  /// The last moment of a reminder that was shown so.
  func last(_ way: Way, of key: String) -> Moment? { moments["\(way.rawValue) \(key)"] }
}
