/// Words that show what a message does: that it looks something up, states something, leaves a
/// time out.
public struct ActCue: Hashable, Sendable {
  /// Its record in `standing.rec`.
  public let id: String
  /// The tokens it holds.
  public let tokens: Range<Int>
}

extension StandingReader {
  /// The cues of a message: those that set nothing, and of those that set a standing the ones whose
  /// id says more of it after a point.
  func cues(in message: Message) -> [ActCue] {
    var cues: [ActCue] = []
    func note(_ id: String, _ tokens: Range<Int>) {
      let cue = ActCue(id: id, tokens: tokens)
      if !cues.contains(cue) { cues.append(cue) }
    }
    for clause in message.clauses {
      let first = clause.first { !isSkipped(message.tokens[$0]) } ?? clause.lowerBound
      for index in clause {
        for reach in index == first ? Self.all : Self.anywhere {
          guard let found = longest(at: index, message.tokens, reach), found.id.contains(".") else {
            continue
          }
          note(found.id, index..<found.end)
        }
      }
    }
    for index in message.tokens.indices { forEachCue(at: index, in: message.tokens, note) }
    return cues
  }

  private static let anywhere: [StandingRules.Reach] = [.phrase, .mark]
  private static let all: [StandingRules.Reach] = [.opener, .phrase, .mark]
}
