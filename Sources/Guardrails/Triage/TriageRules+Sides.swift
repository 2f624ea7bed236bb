import Language

extension TriageRules {
  /// The most places at which a message is cut in two.
  private static let mostCuts = 16

  /// What a message raises, with what its two sides raise where each is a danger of its own.
  ///
  /// What excuses or hides a sign within one matter says nothing of the other one, so a second
  /// danger never weakens the first. Where only one side is a danger, the whole is believed.
  func withSides(
    _ found: [Concern], of weighed: Weighed, context: TriageContext, earlier: Earlier
  ) -> [Concern] {
    guard found.contains(where: { $0.level >= .provider }) || weighed.full.count > 1,
      !found.contains(where: { $0.level == .emergency })
    else { return found }
    var all = found
    for cut in cuts(in: weighed).prefix(Self.mostCuts) {
      let tokens = weighed.message.tokens
      let sides = [tokens[..<cut], tokens[(cut + 1)...]].map { side in
        raised(
          by: Message(original: weighed.message.original, tokens: Array(side)),
          context: context, earlier: earlier)
      }
      guard sides.allSatisfy({ side in side.contains { $0.level >= .provider } }) else { continue }
      for concern in sides.joined() {
        if let known = all.firstIndex(where: { $0.id == concern.id }) {
          if all[known].urgency < concern.urgency { all[known] = concern }
        } else {
          all.append(concern)
        }
      }
    }
    return all
  }

  /// The breaks between clauses that set nothing against what was said before.
  private func cuts(in weighed: Weighed) -> [Int] {
    let against = table.indices["set_against"]
    let contrasts = weighed.sightings.filter { $0.concept == against }
      .flatMap { weighed.reading.words[$0.words].map(\.tokens) }
    return weighed.message.tokens.indices.filter { index in
      weighed.message.tokens[index].isBreak && !contrasts.contains { $0.contains(index) }
    }
  }
}
