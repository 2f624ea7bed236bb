/// The classes of words that the forms of all concepts ask for, numbered so that a message's words
/// are looked up once and matched as integers.
struct Vocabulary: Sendable {
  private var classes: [String: Int] = [:]
  private var literals: [String: [Int]] = [:]
  private var prefixes: [String: [Int]] = [:]
  private var ranges: [(range: ClosedRange<Double>, id: Int)] = []
  private var shortestPrefix = Int.max
  private var longestPrefix = 0

  var count: Int { classes.count }

  /// The number of the class `words`, in which `bleed*` stands for every word that begins so.
  mutating func intern(words: [String]) -> Int {
    let words = Array(Set(words)).sorted()
    let key = words.joined(separator: "|")
    if let known = classes[key] { return known }
    let id = classes.count
    classes[key] = id
    for word in words {
      if word.last == "*" {
        let stem = String(word.dropLast())
        prefixes[stem, default: []].append(id)
        shortestPrefix = min(shortestPrefix, stem.utf8.count)
        longestPrefix = max(longestPrefix, stem.utf8.count)
      } else {
        literals[word, default: []].append(id)
      }
    }
    return id
  }

  /// The number of the class of numbers within `range`.
  mutating func intern(numbers range: ClosedRange<Double>) -> Int {
    let key = "{\(range.lowerBound)-\(range.upperBound)}"
    if let known = classes[key] { return known }
    let id = classes.count
    classes[key] = id
    ranges.append((range, id))
    return id
  }

  /// Whether some form asks for exactly this word.
  func knows(_ word: String) -> Bool {
    literals[word] != nil
  }

  /// The classes `word` belongs to.
  func classes(of word: Word) -> [Int] {
    var found = literals[word.text] ?? []
    let length = word.text.utf8.count
    if length >= shortestPrefix {
      for size in shortestPrefix...min(length, longestPrefix) {
        let end = word.text.utf8.index(word.text.startIndex, offsetBy: size)
        if let ids = prefixes[String(word.text[..<end])] { found += ids }
      }
    }
    if let number = word.number {
      for (range, id) in ranges where range.contains(number) { found.append(id) }
    }
    return found
  }
}
