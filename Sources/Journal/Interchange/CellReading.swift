/// What a cell of a table says.
enum CellReading {
  static func isYes(_ text: String) -> Bool {
    ["yes", "y", "true", "x", "1"].contains(text.lowercased())
  }

  static func isNo(_ text: String) -> Bool {
    ["", "no", "n", "false", "0", "-", "none"].contains(text.lowercased())
  }

  /// The facts of a cell; none where it says no, or where its column holds none.
  static func facts(_ meaning: ColumnMeaning, _ text: String) throws(LineFault) -> [Fact] {
    switch meaning {
    case .flow(let isFromSpotting): return try flow(text, isFromSpotting: isFromSpotting)
    case .fact(let words): return try facts(words, text)
    default: return []
    }
  }

  private static func facts(_ words: [String], _ text: String) throws(LineFault) -> [Fact] {
    let kind = words[0]
    if TextKind(rawValue: kind) != nil, words.count == 1 {
      return [try fact(kind: kind, value: text)]
    }
    let isList = ["symptom", "mood"].contains(kind)
    if isList, words.count == 2 {
      if isNo(text) { return [] }
      if isYes(text) { return [try Fact(arguments: words)] }
    }
    guard isList, words.count == 1 else {
      if isNo(text), words.count > 1 { return [] }
      return [try Fact(arguments: words + plain(text))]
    }
    var facts: [Fact] = []
    for item in text.split(whereSeparator: { ";,|".contains($0) }) where !isNo(String(item).trimmed)
    {
      let term = String(item).trimmed.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
      facts.append(try Fact(arguments: words + [String(term)]))
    }
    return facts
  }

  /// The words of a cell, with a point where a number has a comma.
  private static func plain(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      let isNumber = word.allSatisfy { $0.isNumber || $0 == "," } && word.contains(",")
      return isNumber ? String(word.replacing(",", with: ".")) : String(word)
    }
  }

  private static func flow(_ text: String, isFromSpotting: Bool) throws(LineFault) -> [Fact] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
    let numbers: [Flow?] =
      isFromSpotting
      ? [.spotting, .light, .medium, .heavy] : [nil, .light, .medium, .heavy, .veryHeavy]
    if let number = Int(words), numbers.indices.contains(number) {
      return numbers[number].map { [.flow($0, nil)] } ?? []
    }
    if isNo(text) || words.isEmpty { return [] }
    let synonyms: [String: Flow] = [
      "moderate": .medium, "normal": .medium, "spot": .spotting, "yes": .medium, "true": .medium,
      "x": .medium,
    ]
    guard let flow = Flow(rawValue: words) ?? synonyms[words] else {
      throw LineFault(
        0, "\(Excerpt.shortened(text)) is no flow",
        "write " + Flow.allCases.map(\.rawValue).joined(separator: "|"))
    }
    return [.flow(flow, nil)]
  }

  /// The fact of a kind and its words, as the journal or a person writes them.
  static func fact(kind: String, value: String) throws(LineFault) -> Fact {
    if let text = TextKind(rawValue: kind) {
      guard !value.isEmpty else { throw LineFault(0, "there is no text here", "write one") }
      return .text(text, value)
    }
    let line = "2000-01-01 \(kind)" + (value.isEmpty ? "" : " \(value)")
    do throws(LineFault) {
      return try Entry(line: SealedBytes.sealing(line)).fact
    } catch {
      if let loose = try? Fact(arguments: [kind] + plain(value)) { return loose }
      throw error
    }
  }
}
