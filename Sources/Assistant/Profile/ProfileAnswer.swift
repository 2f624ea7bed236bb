import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A question or a feeling that is answered by what is known of her: before a first period, after a
/// loss, where no period comes.
struct ProfileAnswer {
  /// What must be known for words to count.
  enum Condition: String, Sendable {
    case never, loss, hormones, any
    /// No period is reckoned with, but bleeding was noted.
    case bleeding
    /// A loss or something heavy was told.
    case heavy
  }

  private(set) var outcome = Outcome()
  private(set) var interpretations: [Interpretation] = []
  private(set) var reported: IntentID
  /// The earlier message that is answered again; nil where the new one is.
  private(set) var message: Message?
  private(set) var asked = Asked()

  /// Nil where no words of the kind are said.
  init?(_ reading: Reading, _ thread: DialogueState, journal: Journal, reader: Reader, scene: Scene)
  {
    guard reading.triage.level <= .provider, thread.standing == nil,
      reading.message.tokens.count <= Self.longest
    else { return nil }
    let table = reader.profiles
    let message = ProfileMessage(reading.message.tokens, reading.understanding.entities, table)
    let isAsked = reading.message.tokens.contains { $0.text == "?" }
    let found = table.askings.first { asking in
      (!asking.isStated || !isAsked)
        && Self.holds(asking.condition, journal, thread, scene)
        && message.tokens.indices.contains { asking.pattern.match(at: $0, in: message) != nil }
    }
    guard let found else { return nil }
    reported = found.intent
    switch found.reply {
    case "profile.remember": outcome = Self.remembered(scene)
    case "profile.bleeding_days":
      outcome = BleedingDays(reading, journal: journal, scene: scene).outcome
    case "profile.bleeding_gap":
      outcome = BleedingDays.gap(in: journal, today: scene.today)
    case "profile.not_that":
      guard let topic = thread.topic, topic.intents.first?.group == "content" else { return nil }
      let again = reader.read(
        topic.message.original, as: "content.yoga_for", context: scene.context)
      outcome = .say(found.reply)
      interpretations = [again]
      self.message = topic.message
      asked = topic.asked
      asked.change = .another
    default: outcome = .say(found.reply)
    }
  }

  private static let longest = 40

  private static func holds(
    _ condition: Condition, _ journal: Journal, _ thread: DialogueState, _ scene: Scene
  ) -> Bool {
    switch condition {
    case .any: true
    case .never: scene.profile.menses == .never && scene.mode == .cycle
    case .loss: scene.isAfterLoss
    case .hormones: scene.profile.takesTestosterone
    case .heavy: scene.isAfterLoss || thread.isHeavy
    case .bleeding:
      scene.profile.foretellsNothing
        && journal.entries(from: scene.today - Self.recent, upTo: scene.today).contains {
          if case .flow = $0.fact { true } else { false }
        }
    }
  }

  /// Days for which bleeding is spoken of.
  private static let recent = 120

  /// What is kept in mind, each thing once.
  private static func remembered(_ scene: Scene) -> Outcome {
    var clauses = scene.profile.circumstances.map(AboutPhrase.clause)
    if let loss = scene.lastLoss, scene.isAfterLoss {
      clauses.insert(.reply("about.loss", ["month": .string("\(Month(of: loss).month)")]), at: 0)
    }
    clauses += scene.profile.conditions.map { .reply("condition.name." + $0) }
    guard !clauses.isEmpty else { return .say("profile.remember.none") }
    return Outcome(
      parts: [.framed("profile.remember", [:], name: "facts", parts: clauses)])
  }
}
