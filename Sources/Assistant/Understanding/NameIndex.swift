import Knowledge
import Language

/// Finds the longest name of some content in a message.
struct NameIndex: Sendable {
  private let places: [String: Int]
  private let longest: Int

  /// Indexes the names of each item, by its place in the list.
  init(_ names: [[String]]) {
    var places: [String: Int] = [:]
    var longest = 0
    let normaliser = Normaliser()
    for (place, names) in names.enumerated() {
      for name in names {
        let words = Self.words(of: normaliser.normalise(name))
        guard !words.isEmpty else { continue }
        longest = max(longest, words.count)
        let key = words.joined(separator: " ")
        if places[key] == nil { places[key] = place }
      }
    }
    self.places = places
    self.longest = longest
  }

  /// The place of the item that the text names, the longest name first.
  func place(in text: String) -> Int? {
    let words = Self.words(of: Normaliser().normalise(text)).prefix(200)
    for length in stride(from: min(longest, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        if let place = places[words[start..<(start + length)].joined(separator: " ")] {
          return place
        }
      }
    }
    return nil
  }

  /// The places of all items that the text names, longer names before the words in them.
  func places(in text: String) -> [Int] {
    let words = Self.words(of: Normaliser().normalise(text)).prefix(200)
    var found: [Int] = []
    var start = 0
    while start < words.count {
      let lengths = stride(from: min(longest, words.count - start), to: 0, by: -1)
      let named = lengths.lazy.compactMap { length in
        places[words[start..<(start + length)].joined(separator: " ")].map { ($0, length) }
      }.first
      if let (place, _) = named { found.append(place) }
      start += named?.1 ?? 1
    }
    return found
  }

  private static func words(of message: Message) -> [String] {
    message.tokens.filter { !$0.isPunctuation }.map(\.text)
  }
}
