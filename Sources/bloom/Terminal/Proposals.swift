/// What Tab could write where the cursor is.
struct Proposals: Equatable {
  /// The number of characters before the cursor that they replace.
  let replaced: Int
  /// The texts, in order, no two the same.
  let words: [String]

  static let none = Proposals(replaced: 0, words: [])

  /// What all begin with, in the letters of the first.
  var shared: String {
    guard var shared = words.first else { return "" }
    for word in words.dropFirst() {
      shared = String(zip(shared, word).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return shared
  }
}
