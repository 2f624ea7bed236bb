import Guardrails
import Knowledge
import Language

/// What is to be answered: the concern first, then the intents that may still be.
struct Plan {
  /// Said before any skill.
  var opening = Outcome()
  /// Said after the skills.
  var closing: [Part] = []
  var interpretations: [Interpretation] = []
  var concern: Concern?
  /// A concern holds everything back but what was logged.
  var isIntercepted = false
  /// A danger that stands, or that only the weights find, is spoken of before the answer.
  var isRaised = false
  /// She takes leave.
  var takesLeave = false
  /// A question was answered: of what was logged beside it only that is said.
  var isAnswered = false
  /// What she said of the dangers told before.
  var change: Dangers.Change?
  /// A danger that is half a day old is asked after.
  var asksAfter = false
  /// What is asked after once, as it may be a danger: the intent it would be reported as.
  var check: IntentID?
  /// It does what a command says, whose words are no message.
  var isCommand = false
  var reported: [IntentID]?
  /// The message that is answered, where it is an earlier one.
  var message: Message?
  var asked = Asked()
  /// The reply to what is outside: another one after something heavy.
  var outside = "outside"
  /// It wishes well for a feast, which is no mood.
  private(set) var isSeasonal = false
  /// What is told of somebody belongs into this diary: another one's, or written for her.
  private(set) var writesForAnother = false
  var offersSession = false
  /// Whether an intent may be offered: its help speaks of nothing that is to be silent.
  private(set) var mayOffer: @Sendable (IntentID) -> Bool = { _ in true }
  /// It says what is known of her, which asks for nothing.
  var isKnown = false
  /// It answers the question that stood.
  var answersQuestion = false

  /// The intents answered, for the record.
  var intents: [IntentID] { reported ?? interpretations.map(\.intent) }
  var level = CareLevel.ok
  var concernID: String?

  /// The policies that decided, for the record; empty where a command did.
  var policies: [String] = []

  /// Decides on a message: the policies are asked in their order.
  init(_ turn: DialogueContext) {
    let (composer, thread) = (turn.reader.composer, turn.thread)
    let hush = composer.silence.hush(in: turn.scene)
    mayOffer = { hush.allows(composer.help(of: $0.rawValue)) }
    isSeasonal = turn.says("told.season")
    writesForAnother =
      turn.scene.isKeptForHer
      || turn.says("told.for_her")
        && !turn.understanding.mentions.contains { $0.kind == "relative" }
    if thread.standing != nil {
      outside = "guard.standing.with"
    } else if thread.isHeavy {
      outside = turn.says("told.asks") ? "talk.with" : "talk.on"
    }
    policies = DialoguePolicies.ordered.first { $0.decide(&self, on: turn) }.map { [$0.name] } ?? []
  }

  /// Says what a policy decided.
  mutating func say(
    _ outcome: Outcome, _ interpretations: [Interpretation] = [], as intent: IntentID
  ) {
    opening.append(outcome)
    self.interpretations = interpretations
    reported = [intent]
  }
}
