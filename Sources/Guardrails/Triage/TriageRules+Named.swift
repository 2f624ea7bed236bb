import Language

extension TriageRules {
  /// The words that name what a danger is about, by its kind.
  func named(in weighed: Weighed) -> [DangerKind: [String]] {
    guard !weighed.isOnlyPast else { return [:] }
    var named: [DangerKind: [String]] = [:]
    for kind in DangerKind.allCases {
      guard let concept = table.indices["named.\(kind.rawValue)"] else { continue }
      var words: [String] = []
      for sighting in weighed.ofNow where sighting.concept == concept {
        let typed = typed(sighting, weighed)
        if !words.contains(typed) { words.append(typed) }
      }
      if !words.isEmpty { named[kind] = words }
    }
    let signs = weighed.full.filter { table.kinds[$0.concept].isSign && $0.words.count > 1 }
    if named[.emergency] == nil, let sign = signs.first {
      named[.emergency] = [typed(sign, weighed)]
    }
    return named
  }

  private func typed(_ sighting: Sighting, _ weighed: Weighed) -> String {
    let words = weighed.reading.words[sighting.words]
    guard let first = words.first, let last = words.last else { return "" }
    return weighed.message.typed(
      weighed.message.utf16Range(first.tokens.lowerBound..<last.tokens.upperBound))
  }
}
