/// One step of deciding what a message is answered with.
protocol DialoguePolicy: Sendable {
  /// Its name in the record of a turn.
  var name: String { get }

  /// Decides on the message, or leaves it to the next policy.
  ///
  /// - Returns: whether it has decided.
  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool
}
