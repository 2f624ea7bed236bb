/// What was cut out, the last first; it can be put back.
struct KillRing: Equatable {
  private var pieces: [String] = []
  private static let limit = 16

  /// On which side of a piece the next one joins it.
  enum Side { case before, after }

  /// Keeps what was cut; cut right after another piece it joins that one.
  mutating func keep(_ piece: String, joining side: Side? = nil) {
    switch side {
    case .before where !pieces.isEmpty: pieces[0] = piece + pieces[0]
    case .after where !pieces.isEmpty: pieces[0] += piece
    default:
      pieces.insert(piece, at: 0)
      if pieces.count > Self.limit { pieces.removeLast() }
    }
  }

  /// What was cut last.
  var last: String? { pieces.first }

  /// Puts what was cut last behind all others, so that the one before it is the last.
  mutating func turn() {
    if !pieces.isEmpty { pieces.append(pieces.removeFirst()) }
  }
}
