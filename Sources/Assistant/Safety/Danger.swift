import Guardrails

/// A danger that was told and is not over.
struct Danger: Sendable {
  let concern: Concern
  /// How much care it calls for: that of its concern, more once it got worse.
  private(set) var urgency: Urgency
  /// How often it was come back to.
  var reminders = 0
  /// She said that all is well, and was told what would change it; it stands, unmentioned.
  var isHeard = false
  /// It was asked after once it was half a day old.
  private var wasAskedAfter = false

  init(_ concern: Concern) {
    self.concern = concern
    urgency = concern.urgency
  }

  /// Whether nothing else is talked of until it is over.
  var staysOpen: Bool { !isHeard && (urgency.level == .emergency || kind != .emergency) }

  /// What sort of danger it is.
  var kind: DangerKind { DangerKind(intent: concern.intent) }

  /// Whether it is asked after once it is half a day old: a sign of the body, and nothing that
  /// somebody who looks over her shoulder should not read.
  var isAskedAfter: Bool {
    !wasAskedAfter && (concern.intent == "guard.urgent" || concern.intent == "guard.emergency")
  }

  /// The same once it was asked after: it stands unmentioned.
  var askedAfter: Danger {
    var asked = self
    asked.wasAskedAfter = true
    asked.isHeard = true
    return asked
  }

  /// The same, told to have got worse, which is spoken of again.
  var worsened: Danger {
    var worse = self
    worse.urgency = urgency.worsened
    worse.isHeard = false
    worse.reminders = 0
    return worse
  }
}

extension DangerKind {
  /// The kind of danger that an intent reports.
  init(intent: String?) {
    switch intent {
    case "guard.crisis": self = .crisis
    case "guard.abuse": self = .abuse
    default: self = .emergency
    }
  }

  /// What is said of what was only taken for a danger of this kind.
  func carefulReply(isNow: Bool) -> String {
    switch self {
    case .crisis: "guard.soon.crisis"
    case .abuse: "guard.soon.abuse"
    case .emergency: isNow ? "guard.soon.now" : "guard.soon"
    }
  }

  /// The reply with which a danger of this kind is left.
  func lastWord(on relief: Relief) -> String {
    switch (relief, self) {
    case (.joke, _), (.denied, .emergency): "guard.withdrawn"
    case (.reached, .emergency): "guard.standing.seen"
    case (.helped, _), (.reached, _): "guard.standing.helped"
    case (.stopped, .emergency), (.eased, _): "guard.standing.stopped"
    case (_, .crisis): "guard.standing.resolved.crisis"
    default: "guard.standing.resolved"
    }
  }
}
