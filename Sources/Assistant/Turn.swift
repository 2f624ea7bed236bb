public import Guardrails
public import Journal
public import Knowledge
public import Language

/// All that one message led to: what is said, and what is to be written down first.
public struct Turn: Sendable {
  /// What may be shown, every line of it checked.
  public let reply: Vetted
  /// What the guardrails have to say, on its own; nil at `ok`.
  ///
  /// A host that cannot write the edits shows this in place of the reply.
  public let care: Vetted?
  /// Whether the care is spoken of before an answer rather than in its place.
  public let isCareBeside: Bool
  /// Whether she takes leave, so that a host may end the conversation.
  public let takesLeave: Bool
  /// The changes to the journal; the host writes them before it shows the reply.
  public let edits: [Edit]
  /// How many of the edits, from the first on, take back the last turn.
  let takenBackCount: Int
  /// The edits that take back the last turn: the host makes them with the places that its undo log
  /// has, before the others, or shows nothing of the reply.
  public var takenBack: [Edit] { Array(edits.prefix(takenBackCount)) }
  /// The edits that are a turn of their own.
  public var newEdits: [Edit] { Array(edits.dropFirst(takenBackCount)) }
  /// Whether entries or settings of an earlier turn are taken back.
  public let isUndo: Bool
  /// What was understood.
  public let understanding: Understanding
  /// The intents answered, the main one first; empty where none was.
  public let intents: [IntentID]
  /// The policies that decided, in the order in which they spoke; empty where a command did.
  public let policies: [String]
  /// The level of care of the message.
  public let level: CareLevel
  /// What the guardrails found; nil at `ok`, and where only the recogniser raised the level.
  public let concern: Concern?
  /// The id of what set the level: a red flag, or a guard intent; nil at `ok`.
  public let concernID: String?
  /// The question now open.
  public let expecting: OpenQuestion?
  /// What the answer rests on, in words, for `why` and `--json`.
  public var why: Vetted { spokenWhy.value }
  /// The ids of the sources behind the reply, in order of use.
  public let sources: [String]
  /// What a lookup found, the best first: what is shown, then what comes near it.
  public let found: [Found]
  /// What can be gone through step by step, where the reply has something of the kind.
  public var session: GuidedSession? { spokenSession.value }
  /// What the host is to go through with her now.
  public let begins: GuidedSession?
  /// What the host is to do before it shows the reply; where that fails, it shows nothing of it.
  public let errand: Errand?
  /// What is to be drawn beside the reply; nil where it is words alone.
  public let picture: Picture?
  /// Reminders that the reply shows, for the host to keep.
  public let marks: [ShownReminders.Mark]
  /// Settings that change; the host keeps them before it shows the reply.
  public let changes: [SettingChange]
  /// What was asked and is to be asked once only; the host keeps it with the settings.
  public let asks: String?
  /// Everything kept is to be erased, which she has confirmed; the host does so before it shows the
  /// reply, and ends.
  public let erases: Bool
  /// What is wrong with Knowledge where a skill could not answer; nil where all is well.
  public let fault: String?
  /// What she said of the dangers told before.
  let change: Dangers.Change?
  /// A danger that is half a day old was asked after.
  let asksAfter: Bool
  /// What it asks after once, as it may be a danger: the intent it would be reported as.
  public let check: IntentID?
  /// What it rests on and what can be gone through, put into words when they are asked for.
  let spokenWhy: Deferred<Vetted>
  let spokenSession: Deferred<GuidedSession?>
  /// The reply before it had words, to be said again.
  let parts: [Part]
  /// What the answer rests on, before it has words.
  let grounds: [Part]
  /// The message that was answered, an earlier one after "another".
  let message: Message
  /// The question about the record that is answered.
  let focus: QueryFocus?
  /// What was shown of the content, for "another" and "shorter".
  let asked: Asked
}
