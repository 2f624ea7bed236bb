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
    if wants("count"), let drink = reading.mentions.first(where: isCounted),
      isOne(before: drink.tokens.lowerBound)
    {
      set("count", .number(1))
    }
  }

  private func isCounted(_ mention: Mention) -> Bool {
    ["drink", "supplement"].contains(mention.kind) && span.contains(mention.tokens)
  }

  private func isOne(before index: Int) -> Bool {
    let words = ["a", "an", "one", "another", "my"]
    return (max(span.lowerBound, index - 2)..<index).contains {
      words.contains(reading.message.tokens[$0].text)
    }
  }

  /// The figure that fills a slot: the nearest to one of its cues, else one in its unit, else a
  /// bare one where the intent counts nothing else.
  private func choose(_ slot: NumberSlot) -> Int? {
    let sensible = figures.indices.filter {
      slot.range.contains(slot.value(of: figures[$0])) && slot.allows(figures[$0].unit)
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
}
