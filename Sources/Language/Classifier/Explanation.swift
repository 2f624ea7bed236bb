extension Model {
  /// The words that speak most for a label, the weightiest first; at most five.
  ///
  /// A word's share is what its stem and its letters give, and half of what each pair gives.
  func reasons(for label: String, _ terms: Terms) -> [Int] {
    guard let place = labels.firstIndex(of: label) else { return [] }
    let learned = learned(terms)
    let terms = learned.terms
    let worth = contributions(of: Features(terms), to: place)
    var shares: [(share: Double, position: Int)] = []
    let stems = learned.stems
    for (position, stem) in stems.enumerated() {
      var share = worth[stem] ?? 0
      for other in max(0, position - Features.pairReach)...(position + Features.pairReach)
      where other != position && other < stems.count {
        share += (worth[Hash.pair(stem, stems[other])] ?? 0) / 2
      }
      for gram in Features.grams(of: terms.words[position]) { share += worth[gram] ?? 0 }
      shares.append((share, position))
    }
    return shares.filter { $0.share > 0 }
      .sorted { ($1.share, $0.position) < ($0.share, $1.position) }
      .prefix(5).map { terms.tokens[$0.position] }
  }
}
