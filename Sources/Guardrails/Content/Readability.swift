/// How easily a text reads.
///
/// The grade is that of Kincaid, Fishburne, Rogers and Chissom (1975):
/// `0.39 × words per sentence + 11.8 × syllables per word − 15.59`. Syllables are groups of vowels,
/// a silent final e left out, so a grade is good to about one.
public struct Readability: Hashable, Sendable {
  /// How many words it has.
  public let words: Int
  /// How many words its longest sentence has.
  public let longestSentence: Int
  /// The school grade in the United States, below 0 for the plainest texts; 0 without words.
  public let grade: Double

  /// Measures a text.
  public init(_ text: String) {
    var words = 0
    var syllables = 0
    var longest = 0
    let sentences = text.split { ".?!;:\n".contains($0) }.map { sentence in
      sentence.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    }.filter { !$0.isEmpty }
    for sentence in sentences {
      words += sentence.count
      longest = max(longest, sentence.count)
      for word in sentence { syllables += Self.syllables(in: word) }
    }
    self.words = words
    longestSentence = longest
    grade =
      words == 0
      ? 0
      : 0.39 * Double(words) / Double(sentences.count)
        + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  private static func syllables(in word: Substring) -> Int {
    let letters = Array(word.lowercased())
    var count = 0
    var wasVowel = false
    for letter in letters {
      let isVowel = "aeiouyáéíóúāīūṛ".contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    let endsSilently = letters.last == "e" && letters.dropLast().last != "l"
    return max(1, endsSilently && count > 1 ? count - 1 : count)
  }
}
