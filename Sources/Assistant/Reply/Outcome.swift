import Guardrails
import Journal
import Knowledge
import MessageFormat

/// What a skill makes of a request: what to say, what to write, what to wait for.
struct Outcome: Sendable {
  var parts: [Part] = []
  /// The parts that say what was written; after an intercept they alone may follow.
  var noted: [Part] = []
  var edits: [Edit] = []
  var expecting: OpenQuestion?
  /// What the answer rests on, for `why`.
  var why: [Part] = []
  /// What takes back the last turn; it is no turn of its own to undo.
  var takenBack: [Edit] = []
  /// Entries or settings of an earlier turn are taken back.
  var isUndo = false
  /// What a lookup found, the best first.
  var found: [Found] = []
  /// How many of those found are shown, from the first on.
  var listed = 1
  /// The ids of the sources of what is shown, beside those its lines name.
  var sources: [String] = []
  /// How long what is shown takes, in minutes.
  var minutes: Int?
  /// What can be gone through step by step.
  var session: SessionPlan?
  /// What the host is to do before the reply is shown.
  var errand: Errand?
  /// What is to be gone through now.
  var begins: GuidedSession?
  /// What is shown beside the words.
  var picture: PicturePlan?
  /// Settings that change.
  var changes: [SettingChange] = []
  /// Everything kept is to be erased.
  var erases = false
  /// What is asked here and never again.
  var asks: String?
  /// Reminders that are shown.
  var marks: [ShownReminders.Mark] = []
  /// What was counted or timed calls for help; its words are among the parts.
  var concern: Concern?
  /// The question about the record that is answered.
  var focus: QueryFocus?

  static func say(
    _ reply: String, _ arguments: [String: Argument] = [:], expecting: OpenQuestion? = nil
  ) -> Outcome {
    Outcome(parts: [.reply(reply, arguments)], expecting: expecting)
  }
}

/// A piece of a reply before it has words.
indirect enum Part: Hashable, Sendable {
  /// A reply of Knowledge with its variables.
  case reply(String, [String: Argument] = [:])
  /// A sentence of the bundled content.
  case content(String, sources: [String])
  /// A sentence of the content led in by a reply, on one line.
  case led(String, content: String, sources: [String])
  /// A reply with one variable that lists further parts, such as the facts noted.
  case framed(String, [String: Argument], name: String, parts: [Part])
  /// A reply with further parts as its variables, each under its name.
  case composed(String, [String: Argument], parts: [String: Part])
  /// A list, one part a row.
  case list([Part])
  /// Rows of a label and a value.
  case table([Row])
  /// What the guardrails say.
  case concern(Concern)
  /// Her own words.
  case quote(String)

  struct Row: Hashable, Sendable {
    let label: Part
    let value: Part
  }
}

extension Part {
  /// A reply with one more variable.
  func adding(_ name: String, _ value: Argument) -> Part {
    guard case .reply(let id, let arguments) = self else { return self }
    return .reply(id, arguments.merging([name: value]) { $1 })
  }
}

extension [String] {
  /// The same with each only once, where it comes first.
  var deduplicated: [String] {
    reduce(into: []) { kept, item in if !kept.contains(item) { kept.append(item) } }
  }
}

extension Outcome {
  /// Says what it rests on: why it was chosen, and the sources of what is shown.
  mutating func rest(on why: [Part], sources: [String]) {
    self.why = why
    self.sources = sources
  }

  /// Adds another outcome that notes something after this one.
  mutating func appendNoting(_ other: Outcome) {
    append(other)
    noted += other.noted
  }

  /// Adds another outcome after this one; what was said once already is not said again.
  mutating func append(_ other: Outcome) {
    parts += other.parts.filter { !parts.contains($0) }
    edits += other.edits
    if takenBack.isEmpty { takenBack = other.takenBack }
    why += other.why.filter { !why.contains($0) }
    expecting = expecting ?? other.expecting
    isUndo = isUndo || other.isUndo
    if found.isEmpty { listed = other.listed }
    found += other.found
    sources += other.sources
    minutes = minutes ?? other.minutes
    session = session ?? other.session
    begins = begins ?? other.begins
    errand = errand ?? other.errand
    picture = picture ?? other.picture
    marks += other.marks
    changes += other.changes
    erases = erases || other.erases
    asks = asks ?? other.asks
    concern = concern ?? other.concern
    focus = focus ?? other.focus
  }
}
