/// What the words of a message are taken for where they are misspelt, found out once.
struct Corrections: Sendable {
  /// The words that were looked at, by their tokens; nil for one that is no misspelt word.
  private var words: [(token: Int, meant: [UInt8]?)] = []

  /// Nothing is known yet.
  init() {}

  /// Notes what the word of a token is taken for; tokens come in their order.
  mutating func note(_ meant: [UInt8]?, at token: Int) { words.append((token, meant)) }

  /// What the word of a token is taken for, found out now where it was not yet.
  func correction(of word: [UInt8], at token: Int, by list: WordList) -> [UInt8]? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].token < token { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low].token == token else { return list.correction(of: word) }
    return words[low].meant
  }
}
