/// The letters of a word for telling how alike it is to another: Dice's coefficient over pairs of
/// neighbouring letters, with the first letter counted as a pair of its own.
struct LetterPairs: Sendable {
  private let first: UInt8
  private let count: Int
  /// The pairs, sorted.
  private let pairs: [UInt16]
  /// The letters, sorted.
  private let sorted: [UInt8]

  init(_ word: String) {
    let letters = Array(word.utf8)
    first = letters.first ?? 0
    count = letters.count
    pairs = zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
    sorted = letters.sorted()
  }

  /// How alike two words of the same letters in another order are.
  static let likenessOfSwapped = 0.9
  /// The most letters by which words that are alike differ in length.
  private static let widestGap = 4

  /// How alike it is, from 0 to 1.
  func likeness(to other: LetterPairs) -> Double {
    guard abs(count - other.count) <= Self.widestGap, other.count > 0 else { return 0 }
    let isSameStart = first == other.first
    if isSameStart, sorted == other.sorted { return Self.likenessOfSwapped }
    var shared = isSameStart ? 1 : 0
    var (left, right) = (0, 0)
    while left < pairs.count, right < other.pairs.count {
      if pairs[left] == other.pairs[right] {
        shared += 1
        left += 1
        right += 1
      } else if pairs[left] < other.pairs[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return 2 * Double(shared) / Double(pairs.count + other.pairs.count + 2)
  }
}

/// Whether two words differ by one letter put in, left out or changed, after the same first one.
func isOneSlip(_ one: String, _ other: String) -> Bool {
  let (left, right) = (Array(one.utf8), Array(other.utf8))
  guard abs(left.count - right.count) <= 1, left.first == right.first else { return false }
  let start = zip(left, right).prefix { $0 == $1 }.count
  let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
  return start + end >= max(left.count, right.count) - 1
}
