import Knowledge

/// Several things of the journal that are wanted at once.
extension SlotFiller {
  /// What an export, a report or a chart is of where several things are listed: "weight and blood
  /// pressure".
  mutating func fillThings() {
    guard Self.ofThings.contains(intent.id) else { return }
    var listed: [SlotValue] = []
    var end: Int?
    for thing in things {
      if let end, !isJoined(end, thing.tokens.lowerBound) {
        if listed.count > 1 { break }
        listed = []
      }
      if !listed.contains(.text(thing.name)) { listed.append(.text(thing.name)) }
      end = thing.tokens.upperBound
    }
    guard listed.count > 1 else { return }
    clear("what")
    set("what", .list(listed))
  }

  private static let ofThings: WordSet = [
    "data.export", "data.report", "data.delete", "data.share", "insight.trend",
  ]

  /// The things named, in the order said.
  private var things: [(name: String, tokens: Range<Int>)] {
    let point = "what."
    let entries = reading.mentions.filter { $0.kind == Cue.entry }
      .map { (name: $0.concept, tokens: $0.tokens) }
    let others = reading.mentions.filter { ["symptom", "mood"].contains($0.kind) }
      .map { (name: $0.concept, tokens: $0.tokens) }
    let details = reading.details.filter { $0.concept.hasPrefix(point) }
      .map { (name: String($0.concept.dropFirst(point.count)), tokens: $0.tokens) }
    let measures = reading.cues.filter {
      $0.kind == Cue.kind && (Self.metrics.contains($0.concept) || $0.concept == "pressure")
    }.map { (name: $0.concept == "pressure" ? "blood_pressure" : $0.concept, tokens: $0.tokens) }
    var things: [(name: String, tokens: Range<Int>)] = []
    for thing in entries + details + measures + others
    where span.contains(thing.tokens) && !Self.wholes.contains(thing.name)
      && !things.contains(where: { $0.tokens.overlaps(thing.tokens) })
    {
      things.append(thing)
    }
    return things.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private static let wholes: WordSet = ["everything", "data", "entries", "entry"]

  /// Whether nothing but a joint and small words stand between two things.
  private func isJoined(_ end: Int, _ start: Int) -> Bool {
    guard start > end, start - end <= 3 else { return false }
    let words = reading.message.tokens[end..<start]
    return words.contains { Self.thingJoints.contains($0) }
      && words.allSatisfy { Self.thingJoints.contains($0) || ["my", "the"].contains($0.text) }
  }

  private static let thingJoints: WordSet = ["and", "&", "+", ",", "n", "plus", "with", "/"]
}
