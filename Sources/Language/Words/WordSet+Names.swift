import Knowledge

extension WordSet {
  /// Whether the set has the name of a slot.
  func contains(_ slot: SlotName) -> Bool { contains(slot.rawValue) }

  /// Whether the set has the name of an intent.
  func contains(_ intent: IntentID) -> Bool { contains(intent.rawValue) }
}

extension WordMap {
  /// The value of the name of a slot.
  subscript(slot: SlotName) -> Value? { self[slot.rawValue] }

  /// The value of the name of an intent.
  subscript(intent: IntentID) -> Value? { self[intent.rawValue] }
}
