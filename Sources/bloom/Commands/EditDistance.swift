/// How many letters to add, drop, change or swap with the next to make one word of another.
enum EditDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var earlier: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
      var next = [i + 1]
      for j in right.indices {
        var least = min(
          row[j] + (left[i] == right[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, earlier[j - 1] + 1)
        }
        next.append(least)
      }
      (earlier, row) = (row, next)
    }
    return row[right.count]
  }

  /// The word that is nearest: one letter away, or two where the word is longer than four.
  static func nearest(to word: String, among words: [String]) -> String? {
    let most = word.count > 4 ? 2 : 1
    return words.map { (word: $0, distance: between($0, word)) }
      .filter { $0.distance <= most }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }
}
