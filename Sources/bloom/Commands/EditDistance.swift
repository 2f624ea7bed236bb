/// How many letters to add, drop or change to make one word of another.
enum EditDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let change = diagonal + (right[j] == character ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  /// The word that is nearest, and no more than two letters away.
  static func nearest(to word: String, among words: [String]) -> String? {
    words.map { (word: $0, distance: between($0, word)) }
      .filter { $0.distance <= 2 }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }
}
