import Knowledge

extension SlotFiller {
  /// Fills the slots that are one number each.
  mutating func fillNumbers() {
    for slot in NumberSlot.all where wants(slot.name) {
      guard let index = choose(slot) else { continue }
      let figure = figures.remove(at: index)
      set(slot.name, .number(slot.value(of: figure)))
      if [.measure(.outOfTen)].contains(figure.unit), ["energy", "stress"].contains(slot.name) {
        set("scale", .number(10))
      }
    }
    fillCountedSpans()
    if wants("count"), let thing = reading.mentions.first(where: isCounted),
      let count = count(before: thing.tokens.lowerBound)
    {
      set("count", .number(count))
    }
  }

  private func isCounted(_ mention: Mention) -> Bool {
    ["drink", "supplement", "drug"].contains(mention.kind) && span.contains(mention.tokens)
  }

  /// How many an article or "half" before a word says there are.
  private func count(before index: Int) -> Double? {
    let before = (max(span.lowerBound, index - 3)..<index).map { reading.message.tokens[$0].text }
    if before.contains("half") { return 0.5 }
    return before.suffix(2).contains { ["a", "an", "one", "another"].contains($0) } ? 1 : nil
  }

  /// "last 3 months" is three of something, or ninety days.
  private mutating func fillCountedSpans() {
    let spans = reading.entities.filter { span.contains($0.tokens) }
      .compactMap { CountedSpan($0, in: reading.message) }
    guard let first = spans.first else { return }
    set("days", .number(first.days))
    if filled["days"] == nil, intent.id.group != "insight" { set("n", .number(first.count)) }
  }

  /// The figure that fills a slot: the nearest to one of its cues, else one in its unit, else a
  /// bare one where the intent counts nothing else.
  private func choose(_ slot: NumberSlot) -> Int? {
    let sensible = figures.indices.filter {
      slot.range.contains(slot.value(of: figures[$0])) && slot.allows(figures[$0].unit)
        && !(slot.name == "pain" && figures[$0].unit == .none && isSpokenFor(figures[$0]))
    }
    let cues = reading.cues(slot.cues, in: span)
    let near = sensible.compactMap { index -> (index: Int, distance: Int)? in
      let distance = cues.map { cue in
        2 * figures[index].tokens.distance(to: cue.tokens)
          + (cue.tokens.lowerBound > figures[index].tokens.lowerBound ? 1 : 0)
      }.min()
      return distance.flatMap { $0 <= 2 * NumberSlot.reach + 1 ? (index, $0) : nil }
    }
    if let best = near.min(by: { ($0.distance, $0.index) < ($1.distance, $1.index) }) {
      return best.index
    }
    if let own = sensible.first(where: { slot.fits(figures[$0].unit) }) { return own }
    guard slot.bareIn.contains(intent.id) else { return nil }
    return sensible.first { [.none, .ordinal].contains(figures[$0].unit) }
  }

  /// Whether a bare number is part of a fraction or right beside the word it counts: "8 dpo".
  private func isSpokenFor(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let beside = [figure.tokens.lowerBound - 1, figure.tokens.upperBound]
    return beside.contains { tokens.indices.contains($0) && tokens[$0].text == "/" }
      || reading.cues.contains { cue in
        cue.kind == Cue.kind && cue.concept != "pain"
          && (cue.tokens.lowerBound == figure.tokens.upperBound
            || cue.tokens.upperBound == figure.tokens.lowerBound)
      }
  }
}
