/// Compares slots as a person would: missing dates mean today, free text need not be word for word.
enum SlotScore {
  private static let free: Set<String> = [
    "text", "item", "title", "what", "food", "drink", "topic", "factor", "setting", "routine",
    "pose",
    "target", "activity", "product", "nutrient", "name", "from", "color", "supplement",
  ]

  /// Whether all expected slots are there and none is wrong.
  static func agree(
    _ expected: [String: JSONValue], _ found: [String: JSONValue], today: String
  ) -> Bool {
    differences(expected, found, today: today).isEmpty
  }

  /// The slots that differ: `missing name`, `needless name` or `other name`, sorted.
  static func differences(
    _ expected: [String: JSONValue], _ found: [String: JSONValue], today: String
  ) -> [String] {
    let keys = Set(expected.keys).union(found.keys).filter { key in
      let one = expected[key] ?? (key == "date" ? .text(today) : .null)
      let other = found[key] ?? (key == "date" ? .text(today) : .null)
      return !agree(one, other, isFree: free.contains(key))
    }
    return keys.map { key in
      expected[key] == nil
        ? "needless \(key)" : found[key] == nil ? "missing \(key)" : "other \(key)"
    }.sorted()
  }

  private static func agree(_ one: JSONValue, _ other: JSONValue, isFree: Bool) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): return abs(one - other) < 0.011
    case (.text(let one), .text(let other)):
      return isFree ? alike(one, other) : one.lowercased() == other.lowercased()
    case (.list(let ours), .list(let theirs)):
      return ours.count == theirs.count
        && ours.allSatisfy { value in theirs.contains { agree(value, $0, isFree: isFree) } }
    case (.list(let ours), _): return ours.count == 1 && agree(ours[0], other, isFree: isFree)
    case (_, .list(let theirs)): return theirs.count == 1 && agree(one, theirs[0], isFree: isFree)
    default: return one == other
    }
  }

  /// Whether at least half the words are shared, plurals and marks aside.
  private static func alike(_ one: String, _ other: String) -> Bool {
    let ours = words(one)
    let theirs = words(other)
    guard !ours.isEmpty, !theirs.isEmpty else { return ours == theirs }
    return 2 * ours.intersection(theirs).count >= min(ours.count, theirs.count)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(
      text.lowercased().split { !($0.isLetter || $0.isNumber) }
        .map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : String($0) })
  }
}
