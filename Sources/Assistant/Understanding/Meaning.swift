public import Knowledge
public import Language

/// One thing a message means.
public struct Meaning: Hashable, Sendable {
  /// The intent.
  public let intent: IntentID
  /// How sure that is, 0 to 1; it ranks, it is no probability.
  public let confidence: Double
  /// What was said beside it.
  public let slots: [SlotName: SlotValue]

  init(intent: IntentID, confidence: Double, slots: [SlotName: SlotValue]) {
    self.intent = intent
    self.confidence = confidence
    self.slots = slots
  }

  init(_ interpretation: Interpretation) {
    self.init(
      intent: interpretation.intent, confidence: interpretation.confidence,
      slots: interpretation.slots)
  }
}
