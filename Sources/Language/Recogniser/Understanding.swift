public import Civil
public import Knowledge

/// One thing a message means.
public struct Interpretation: Hashable, Sendable {
  /// How an intent was found.
  public enum Match: Hashable, Sendable {
    /// A sentence template covers the words; the template as written.
    case template(String)
    /// The trained weights speak for it.
    case classifier
    /// The words name something that is logged when nothing is said of it ("cramps 7/10").
    case mention
    /// A clause tells it as one fact with a day of its own.
    case cell
  }

  /// What is wanted.
  public let intent: IntentID
  /// How sure that is, 0…1; it ranks, it is not a probability.
  public let confidence: Double
  /// What was said beside it.
  public var slots: [SlotName: SlotValue]
  /// The slots the intent needs and the message does not say.
  public let missing: [SlotName]
  /// How it was found.
  public let match: Match
  /// The words it was found in, in UTF-16 code units of the original.
  public let range: Range<Int>
  /// The words that decided it, the weightiest first; reckoned when asked for.
  public var because: [String] { reasons.words }
  let reasons: Reasons
  /// Whether it is told as a fact: nothing else belongs in a diary.
  public package(set) var standing: Standing
  /// The day that its neighbours in the message are told for, where it names none itself.
  public var nearDay: CivilDate?
}

/// An intent that came close.
public struct Alternative: Hashable, Sendable {
  public let intent: IntentID
  /// As in ``Interpretation/confidence``.
  public let confidence: Double
}

/// What to do with a message.
public enum Decision: Hashable, Sendable {
  /// Answer the interpretations.
  case answer
  /// Ask which of these was meant, the likeliest first; one to three.
  case ask([IntentID])
  /// It is outside what Bloom does.
  case outside
  /// No words were found in it.
  case gibberish
}

/// All that was made of a message.
public struct Understanding: Sendable {
  /// What it means, the main thing first; empty where it is outside or gibberish.
  public package(set) var interpretations: [Interpretation]
  /// What it might mean instead, the likeliest first; at most five.
  public let alternatives: [Alternative]
  public package(set) var decision: Decision
  public let entities: [Entity]
  public let message: Message
  /// Days that are said and that no calendar has, such as "31 February", as typed.
  public let impossibleDays: [String]
  /// Whether it opens like a correction of what was said before: "no, I meant …".
  public let isCorrection: Bool
  /// The concepts it names, in the order said.
  public let mentions: [Mention]
  /// Those of them that are told as facts of her own: not denied, asked, hoped or of others.
  public let told: [Mention]
  /// The parts of the body it names, each as the symptom that its hurting is.
  public let parts: [Mention]
  /// What entries and numbers are called that it names, such as “weight” or “energy”.
  public let named: [Mention]
  /// The words that show what it does.
  public let cues: [ActCue]
  /// What each token claims.
  public let standings: [Standing]
  /// The score the decision was made on, which the thresholds cut.
  package let score: Double
}
