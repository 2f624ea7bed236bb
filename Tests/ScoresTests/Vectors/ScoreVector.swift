import Testing

/// A line of `vectors/scores.jsonl`.
struct ScoreVector: Decodable, CustomTestStringConvertible, Sendable {
  let id: String
  let kind: String
  let input: VectorValue
  let expected: VectorValue

  var testDescription: String { id }

  /// What the module makes of the input; nil for a kind that is not known.
  var found: VectorValue? {
    readings ?? nights ?? days ?? patterns
  }
}
