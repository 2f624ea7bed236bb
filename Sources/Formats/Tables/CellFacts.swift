import Journal

/// What a cell of a table says.
enum CellFacts {
  /// What a cell says of bleeding.
  enum Bleeding: Hashable {
    case none
    /// Bleeding of a strength that is not said.
    case unsaid
    case of(Flow)
  }

  /// The facts of a cell; none where it says no, or where its column holds none.
  static func facts(
    _ meaning: ColumnMeaning, _ text: String, raw: String
  ) throws(LineFault) -> [Fact] {
    switch meaning {
    case .fact(let words):
      let isText = words.count == 1 && TextKind(rawValue: words[0]) != nil
      return try facts(words, isText ? raw.withPlainEndings : text)
    default: return []
    }
  }

  private static func facts(_ words: [String], _ text: String) throws(LineFault) -> [Fact] {
    let kind = words[0]
    if TextKind(rawValue: kind) != nil, words.count == 1 {
      return [try fact(kind: kind, value: text)]
    }
    if words == ["discharge"], let discharge = DischargeNames.known[text.snake] {
      return [.discharge(discharge)]
    }
    if words == ["sex"] {
      if text.isNo { return [] }
      if text.isYes { return [.sex(protected: nil)] }
    }
    if words == ["temperature"] {
      return [try Fact(arguments: words + temperature(text))]
    }
    let isList = ["symptom", "mood"].contains(kind)
    if isList, words.count == 2 {
      if text.isNo { return [] }
      if text.isYes { return [try Fact(arguments: words)] }
    }
    guard isList, words.count == 1 else {
      if text.isNo, words.count > 1 { return [] }
      return [try Fact(arguments: words + plain(text, isWhole: kind == "steps"))]
    }
    var facts: [Fact] = []
    for item in text.split(whereSeparator: { ";,|".contains($0) }) where !item.isNo {
      let term = item.stripped.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
      facts.append(try Fact(arguments: words + [String(term)]))
    }
    return facts
  }

  /// The words of a cell, with a point where a number has a comma, and without what parts its
  /// thousands.
  private static func plain(_ text: String, isWhole: Bool = false) -> [String] {
    if isWhole, let number = NumberText.whole(text) { return ["\(number)"] }
    return text.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      let isNumber = word.allSatisfy { $0.isNumber || $0 == "," } && word.contains(",")
      return isNumber ? String(word.map { $0 == "," ? "." : $0 }) : String(word)
    }
  }

  /// The words of a temperature, with its unit behind the number: "36.86°C", "97,5 f".
  private static func temperature(_ text: String) -> [String] {
    var words = plain(String(text.filter { $0 != "°" && $0 != "º" }))
    guard let last = words.last, let unit = last.last, "cf".contains(unit) else { return words }
    words.removeLast()
    let number = last.dropLast()
    if !number.isEmpty { words.append(String(number)) }
    return words + [unit.uppercased()]
  }

  /// What a cell of a column of bleeding says.
  static func bleeding(_ meaning: ColumnMeaning, _ text: String) throws(LineFault) -> Bleeding {
    guard case .flow(let isFromSpotting) = meaning else { return .none }
    let words = text.snake
    let numbers: [Flow?] =
      isFromSpotting
      ? [.spotting, .light, .medium, .heavy] : [nil, .light, .medium, .heavy, .veryHeavy]
    if let number = Int(words), numbers.indices.contains(number) {
      return numbers[number].map(Bleeding.of) ?? .none
    }
    if text.isNo || words.isEmpty || FlowNames.absent.contains(words) { return .none }
    if FlowNames.unsaid.contains(words) { return .unsaid }
    guard let flow = FlowNames.known[words] else {
      throw LineFault(
        0, "\(Excerpt.shortened(text.clipped)) is no flow",
        "write " + Flow.allCases.map(\.rawValue).joined(separator: "|"))
    }
    return .of(flow)
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
