import Civil
import Guardrails
import Knowledge
import Language
import Physiology

extension Reading {
  /// The intent that what the trained weights found is reported as.
  var weighedAs: IntentID? {
    guard let acuity else { return nil }
    return acuity.intent ?? understanding.questionToDecline ?? "guard.diagnosis"
  }

  fileprivate static let declined: Set<IntentID> = [
    "guard.diagnosis", "guard.medication", "guard.contraception", "guard.lab",
    "guard.sex_prediction", "guard.disordered_eating", "guard.injection",
  ]

  /// What to say where only the recogniser raised the level.
  var carefulReply: String {
    if isBleedingInPregnancy { return "guard.bleeding" }
    let kind = DangerKind(
      intent: (weighedAs ?? understanding.interpretations.first?.intent)?.rawValue)
    if kind == .emergency, classified < .urgent { return "guard.careful" }
    return kind.carefulReply(isNow: classified == .emergency)
  }

  /// What to say of that after the text of a lower concern that a rule found.
  var carefulWord: String {
    ["guard.soon", "guard.soon.now"].contains(carefulReply) ? "guard.soon.beside" : carefulReply
  }

  /// Whether the weights found a danger where no rule calls for care today, so that nothing may be
  /// said before it.
  var isRaised: Bool { acuity != nil && classified >= .urgent && triage.level < .urgent }

  /// Whether the recogniser takes it for a crisis or abuse, and a rule only declines.
  var isDarker: Bool {
    classified >= .urgent && triage.level < .urgent
      && ["guard.crisis", "guard.abuse"].contains(concernID)
  }

  /// Takes back what the trained weights found, and asks after nothing.
  mutating func withdraw() {
    check = nil
    guard classified >= .urgent, triage.level < .urgent, !isBleedingInPregnancy else { return }
    acuity = nil
    classified = .ok
  }

  /// How it takes back what was only taken for a danger, where no rule finds one.
  func takesBack(_ guess: DangerKind) -> Relief? {
    triage.level < .urgent ? reliefs[guess] : nil
  }
}

extension Acuity.Finding {
  /// Whether it takes sex for a question of contraception where a child is tried for.
  func isBesideThePoint(of understanding: Understanding, in mode: Mode) -> Bool {
    mode == .ttc && level == .decline
      && understanding.questionToDecline == "guard.contraception"
  }
}

extension Understanding {
  /// Whether it is a word of the hour, such as thanks or praise.
  var isPleasantry: Bool {
    decision == .answer && interpretations.first?.intent.group == "meta"
  }

  /// The question to decline that the message is likeliest to be; nil where it may be none.
  fileprivate var questionToDecline: IntentID? {
    (interpretations.map(\.intent) + alternatives.map(\.intent)).first(
      where: Reading.declined.contains)
  }
}

extension Reading {
  /// Whether what is told as heavy is a feeling in the pelvis and no flow.
  var isOfHeaviness: Bool {
    concern?.id == "pp_incontinence" && concern?.because.contains { $0.contains("heav") } == true
  }
}

extension Understanding {
  /// Whether contractions are told, so that what has started is labour.
  var tellsOfLabour: Bool {
    interpretations.contains { $0.intent == .contraction }
  }

  /// Whether it asks for something to move with, which no sign of danger may be doubted beside.
  var asksToMove: Bool {
    interpretations.contains { Self.moving.contains($0.intent) }
  }

  private static let moving: Set<IntentID> = [
    "content.workout", "content.yoga_for", "content.yoga_routine", "content.pelvic_floor",
  ]
}

extension Reader {
  /// Whether a start is that of the last period before pregnancy rather than bleeding now.
  static func tellsLastPeriod(
    _ interpretation: Interpretation, _ message: Message, _ context: Context
  ) -> Bool {
    if interpretation.intent == .periodStart {
      let words = message.tokens.map(\.text)
      if words.contains("lmp")
        || zip(words, words.dropFirst()).contains(where: { $0 == ("last", "period") })
      {
        return true
      }
    }
    guard let day = interpretation.slots[.date]?.day else { return false }
    return context.reference.date - day > longestEpisode
  }

  /// Bleeding that began more than this many days ago is not taken to be bleeding now.
  private static let longestEpisode = 21
}
