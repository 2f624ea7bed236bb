/// A class of sentences that Bloom never says.
struct Claim: Sendable {
  let id: String
  /// The index of the concept its forms say.
  let concept: Int
  /// The index of the concept that excuses what it touches, where there is one.
  let excuse: Int?
  /// What is said in place of a line that makes the claim.
  let instead: String
}
