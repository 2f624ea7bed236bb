import Civil
import Guardrails
import Journal
import Knowledge
import Language

/// The last turns of a conversation, bounded, kept in memory only.
struct DialogueState: Sendable {
  /// The last turn that answered something.
  private(set) var last: Turn?
  /// The last turn that was about something: asking why, or keeping it, leaves the topic as it is.
  private(set) var topic: Turn?
  /// The last turn that changed the diary or a setting.
  private(set) var changed: Turn?
  private(set) var expecting: OpenQuestion?
  /// A question of a value that another topic came after, for the next few turns.
  private(set) var left: OpenQuestion?
  private var turnsLeft = 0
  /// The dangers that were told; each stands until it is over, or until nothing was said for twelve
  /// hours.
  private(set) var dangers = Dangers()
  /// A danger that lapsed so and was not asked after yet.
  private(set) var lapsed: Danger?
  /// A switch of mode that was offered and put off, for when she comes back to it.
  private(set) var offered: [Edit] = []
  /// Something heavy was told: a matter of care, a loss or a hard day.
  private(set) var isHeavy = false
  /// She said that no period starts today.
  private(set) var isTodayOver = false
  /// The last messages, oldest first.
  private(set) var texts: [String] = []
  /// What was noted in this sitting and was not taken out again, the newest first.
  private(set) var sitting: [Entry] = []
  /// How often each intent was answered, by its raw value.
  private var answered: [String: Int] = [:]
  private var spoken: [String: Int] = [:]
  /// What was asked for in this sitting.
  private var asked: Set<AskTopic> = []
  /// The kinds of danger that were only taken for one in this sitting and are none, as she said.
  private(set) var withdrawn: Set<DangerKind> = []
  /// Whether nothing was checked in this sitting.
  private(set) var mayCheck = true
  /// The last question about the record, for the next few turns.
  private(set) var query: QueryFocus?
  /// What the pieces of this message that came before wrote down.
  private(set) var piecewise: [Entry] = []
  /// When the last turn began.
  private var heard: Moment?

  /// The danger to come back to.
  var standing: Danger? { dangers.standing }

  /// The kind of danger that the last message was only taken for; it stands for one turn.
  var guess: DangerKind? {
    guard standing == nil, let last, last.concern == nil, last.level >= .urgent else { return nil }
    return DangerKind(intent: last.concernID)
  }

  /// What the last turn wrote down, not what it took back.
  var noted: [Entry] {
    guard piecewise.isEmpty else { return piecewise }
    guard let last else { return [] }
    return last.newEdits.compactMap { if case .add(let entry) = $0 { entry } else { nil } }
  }

  /// Whether the last turn noted a begin or an end of a period.
  var speaksOfPeriods: Bool { noted.contains { $0.fact.kind == "period" } }

  /// What the last turn that changed the diary wrote down.
  var written: [Entry] {
    (changed?.newEdits ?? []).compactMap { if case .add(let entry) = $0 { entry } else { nil } }
  }

  /// Keeps what a piece of a message wrote down for those after it.
  mutating func note(piece edits: [Edit]) {
    piecewise += edits.compactMap { if case .add(let entry) = $0 { entry } else { nil } }
  }

  /// It without what was said; a danger told before stays.
  var forgotten: DialogueState {
    var kept = DialogueState()
    kept.dangers = dangers
    kept.isTodayOver = isTodayOver
    kept.isHeavy = isHeavy
    kept.heard = heard
    return kept
  }

  /// How often each reply was spoken today, and nothing else of it.
  var tally: DialogueState {
    var tally = DialogueState()
    tally.spoken = spoken
    return tally
  }

  /// Whether something was asked for in this sitting.
  func hasAsked(_ topic: AskTopic) -> Bool { asked.contains(topic) }

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
      lapsed = standing.flatMap { $0.isAskedAfter ? $0 : nil }
      dangers = Dangers()
      texts = []
      mayCheck = true
      withdrawn = []
      asked = []
      sitting = []
      query = nil
      left = nil
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

  /// Keeps what a turn leaves behind.
  ///
  /// - Parameter isAnswer: whether it answered the question that stood.
  mutating func remember(_ turn: Turn, replies: [String], isAnswer: Bool = false) {
    for intent in turn.intents { answered[intent.rawValue, default: 0] += 1 }
    for reply in replies { spoken[reply, default: 0] += 1 }
    if let expecting, expecting.isOfValue, !isAnswer {
      left = expecting
      turnsLeft = Self.mostTurns
    } else {
      turnsLeft -= 1
      if isAnswer || turnsLeft <= 0 { left = nil }
    }
    expecting = turn.expecting
    if expecting == .lastPeriod { asked.insert(.lastPeriod) }
    if turn.check != nil { mayCheck = false }
    if let guess, case .over(guess)? = turn.change { withdrawn.insert(guess) }
    for edit in turn.edits {
      switch edit {
      case .add(let entry): sitting.insert(entry, at: 0)
      case .remove(let entry): sitting.removeAll { $0 == entry }
      }
    }
    sitting = Array(sitting.prefix(Self.mostEntries))
    offered = turn.offers ?? offered
    query = turn.focus ?? query?.aged
    dangers.noteReminder()
    if turn.asksAfter, let asked = lapsed {
      dangers.keep(asked)
      lapsed = nil
    }
    if let concern = turn.concern { dangers.take(concern) }
    if let change = turn.change { dangers.apply(change) }
    isHeavy = isHeavy || turn.isHeavy
    texts = (texts + [turn.understanding.message.original]).suffix(Self.depth)
    if turn.isResolving { texts = [] }
    last = turn
    if !turn.edits.isEmpty || !turn.changes.isEmpty { changed = turn }
    let isAside = turn.intents.first.map(Self.asides.contains) ?? false
    if !isAside || topic == nil { topic = turn }
  }

  private static let asides: [IntentID] = [.cycleExplain, .favourite, .thanks]

  /// For how many turns a question is left open.
  private static let mostTurns = 3
  /// How many entries of a sitting are kept at hand.
  private static let mostEntries = 60
  /// How many messages are kept.
  private static let depth = 4

  mutating func endToday() { isTodayOver = true }
}
