import Civil
import Guardrails
import Journal
import Knowledge
import Language

/// The last turns of a conversation, bounded, kept in memory only.
struct Thread: Sendable {
  /// The last turn that answered something.
  private(set) var last: Turn?
  /// The last turn that was about something: asking why, or keeping it, leaves the topic as it is.
  private(set) var topic: Turn?
  /// The last turn that changed the diary or a setting.
  private(set) var changed: Turn?
  private(set) var expecting: Expectation?
  /// A danger that was told and not taken back; it stands until then, or until nothing was said
  /// for twelve hours.
  private(set) var standing: Danger?
  /// A switch of mode that was offered and put off, for when she comes back to it.
  private(set) var offered: [Edit] = []
  /// Something heavy was told: a matter of care, a loss or a hard day.
  private(set) var isHeavy = false
  /// She said that no period starts today.
  private(set) var isTodayOver = false
  /// The last messages, oldest first.
  private(set) var texts: [String] = []
  /// How often each intent was answered, by its raw value.
  private var answered: [String: Int] = [:]
  private var spoken: [String: Int] = [:]
  /// When the last turn began.
  private var heard: Moment?

  /// The kind of danger that the last message was only taken for; it stands for one turn.
  var guess: DangerKind? {
    guard standing == nil, let last, last.concern == nil, last.level >= .urgent else { return nil }
    return DangerKind(intent: last.concernID)
  }

  /// What the last turn wrote down, not what it took back.
  var noted: [Entry] {
    guard let last else { return [] }
    return last.newEdits.compactMap { if case .add(let entry) = $0 { entry } else { nil } }
  }

  /// It without what was said; a danger told before stays.
  var forgotten: Thread {
    var kept = Thread()
    kept.standing = standing
    kept.isTodayOver = isTodayOver
    kept.isHeavy = isHeavy
    kept.heard = heard
    return kept
  }

  /// How often each reply was spoken today, and nothing else of it.
  var tally: Thread {
    var tally = Thread()
    tally.spoken = spoken
    return tally
  }

  /// How often the intent was answered today.
  func uses(of intent: IntentID) -> Int { answered[intent.rawValue] ?? 0 }

  /// How often the reply was spoken today.
  func uses(ofReply id: String) -> Int { spoken[id] ?? 0 }

  /// Begins a turn: the counts are those of its day, what was told is kept for hours.
  mutating func begin(_ now: Moment) {
    if let heard, heard.date != now.date {
      answered = [:]
      spoken = [:]
      isTodayOver = false
    }
    if let heard, !Self.isSoon(now, after: heard) {
      standing = nil
      texts = []
      offered = []
      changed = nil
      isHeavy = false
    }
    heard = now
  }

  private static func isSoon(_ now: Moment, after heard: Moment) -> Bool {
    let days = now.date - heard.date
    let minutes = now.time.minutesSinceMidnight - heard.time.minutesSinceMidnight
    return abs(days) <= 1 && abs(days * 24 * 60 + minutes) <= minutesKept
  }

  /// How long what was told is kept, in minutes: twelve hours.
  private static let minutesKept = 720

  mutating func remember(_ turn: Turn, replies: [String]) {
    for intent in turn.intents { answered[intent.rawValue, default: 0] += 1 }
    for reply in replies { spoken[reply, default: 0] += 1 }
    expecting = turn.expecting
    offered = turn.offers ?? offered
    if let concern = turn.concern, concern.level >= .urgent, concern.id != standing?.concern.id {
      standing = Danger(concern: concern)
    } else {
      standing?.reminders += 1
    }
    isHeavy = isHeavy || turn.isHeavy
    texts = (texts + [turn.understanding.message.original]).suffix(Self.depth)
    if turn.isResolving {
      standing = nil
      texts = []
    }
    last = turn
    if !turn.edits.isEmpty || !turn.changes.isEmpty { changed = turn }
    let isAside = turn.intents.first.map(Self.asides.contains) ?? false
    if !isAside || topic == nil { topic = turn }
  }

  private static let asides: [IntentID] = [.cycleExplain, .favourite, .thanks]

  /// How many messages are kept.
  private static let depth = 4

  mutating func endToday() { isTodayOver = true }
}
