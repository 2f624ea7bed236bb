public import Civil
import Guardrails
public import Journal
public import Knowledge
public import Language
import Physiology

/// Bloom's conversation: words in, checked words and changes of the journal out.
///
/// A value: copy it to try a turn, keep the copy once its edits are written.
public struct Assistant: Sendable {
  /// What she has told, with the edits of the turns so far.
  public private(set) var journal: Journal { didSet { picture = nil } }
  /// How to take back the last turns.
  public private(set) var undoLog: UndoLog
  var thread = DialogueState()
  /// What the host knows apart from the journal.
  public var setting: Setting { didSet { picture = nil } }
  private var picture: CyclePicture?
  let library: Library
  package let reader: Reader
  var composer: Composer { reader.composer }

  /// Makes an assistant of Knowledge and what is on record.
  public init(
    library: Library, journal: Journal, undoLog: UndoLog = UndoLog(), setting: Setting = Setting()
  ) throws(AssistantError) {
    try self.init(
      library: library, journal: journal, undoLog: undoLog, setting: setting,
      preparing: InTurn(library))
  }

  /// Makes an assistant with parts that may be prepared while the rest is.
  package init(
    library: Library, journal: Journal, undoLog: UndoLog, setting: Setting,
    preparing meanwhile: some Preparation
  ) throws(AssistantError) {
    self.library = library
    self.journal = journal
    self.undoLog = undoLog
    self.setting = setting
    reader = try Reader(library: library, preparing: meanwhile)
  }

  /// Makes an assistant that only answers known intents about content; it reads no messages.
  package init(
    lookupsIn library: Library, journal: Journal, setting: Setting,
    preparing meanwhile: some Preparation
  ) throws(AssistantError) {
    self.library = library
    self.journal = journal
    undoLog = UndoLog()
    self.setting = setting
    reader = try Reader(lookupsIn: library, preparing: meanwhile)
  }

  /// Takes a journal that was changed elsewhere in place of its own.
  public mutating func adopt(_ journal: Journal, undoLog: UndoLog) {
    self.journal = journal
    self.undoLog = undoLog
  }

  /// Lets go of what was said, open questions with it; a danger told before stays open.
  public mutating func forget() { thread = thread.forgotten }

  /// Answers one message; it cannot fail, only answer.
  public mutating func turn(_ text: String, now: Moment) -> Turn {
    let scene = begin(now)
    let reading = read(text, scene)
    if reading.deniesStart(on: now.date) { thread.endToday() }
    let turn = DialogueContext(
      reading, after: thread, journal: journal, reader: reader, scene: scene)
    if let units = MessageUnits(turn) { return answer(units, of: reading, scene) }
    let (plan, read, fitting) = self.plan(for: reading, scene)
    return answer(plan, read, fitting)
  }

  /// Says something that is known beforehand, as a turn of its own.
  mutating func speak(
    _ outcome: Outcome, as intent: IntentID? = .breathing, now: Moment
  ) -> Turn {
    let scene = begin(now)
    return answer(
      Plan(saying: outcome, as: intent), reader.read("", context: scene.context), scene)
  }

  /// Answers intents that are already known, such as those of a command.
  public mutating func answer(
    _ intents: [IntentID], text: String, slots: [SlotName: SlotValue] = [:], now: Moment
  ) -> Turn {
    let scene = begin(now)
    let reading = reader.read(text, context: scene.context)
    let interpretations = intents.map { intent in
      var read = reader.read(text, as: intent, context: scene.context)
      read.slots.merge(slots) { _, given in given }
      return read
    }
    return answer(Plan(answering: interpretations, reading), reading, scene)
  }

  mutating func answer(
    _ plan: Plan, _ reading: Reading, _ scene: Scene, fault: String? = nil
  ) -> Turn {
    let (outcome, scene, found) = outcome(of: plan, reading, scene)
    return say(outcome, by: plan, reading, scene, fault: fault ?? found)
  }

  /// What comes of a plan, with the scene once its opening is settled, and a fault of Knowledge.
  func outcome(
    of plan: Plan, _ reading: Reading, _ scene: Scene
  ) -> (Outcome, Scene, fault: String?) {
    let (settled, scene) = settle(plan.opening, scene)
    var outcome = plan.opening
    var fault: String?
    do {
      outcome.append(try respond(to: plan, reading, scene, settled))
    } catch {
      outcome.parts.append(.reply("broken"))
      fault = error.description
    }
    if plan.offersSession, outcome.session != nil { outcome.parts.append(.reply("session.hint")) }
    outcome.parts += plan.closing
    outcome.parts += [UnplacedClauses(reading, noted: plan, outcome).part].compactMap(\.self)
    return (outcome, scene, fault)
  }

  /// Gives an outcome its words, and keeps what it changes.
  mutating func say(
    _ outcome: Outcome, by plan: Plan, _ reading: Reading, _ scene: Scene, fault: String?
  ) -> Turn {
    var (plan, outcome) = (plan, outcome)
    heed(&plan, &outcome, reading, scene)
    if !plan.isCommand,
      let told = EatingDisorderTold(
        reading, reader: reader, scene,
        isHeard: plan.policies.contains(EatingDisorderPolicy.id) || plan.level >= .provider)
    {
      outcome.append(told.outcome)
    }
    plan.askAfter(thread.lapsed, beside: &outcome)
    plan.askWhether(reading, after: thread, beside: &outcome)
    if outcome.parts.isEmpty { outcome.parts = [.reply("outside")] }
    var words = composer.compose(outcome.parts, scene: scene, thread: thread)
    if words.vetted.blocks.isEmpty {
      words = composer.compose([.reply("quiet")], scene: scene, thread: thread)
    }
    let care =
      plan.level > .ok
      ? composer.compose(plan.opening.parts, scene: scene, thread: thread).vetted : nil
    let (composer, tally) = (composer, thread.tally)
    let (grounds, plannedSession) = (outcome.why, outcome.session)
    let turn = Turn(
      reply: words.vetted, care: care, isCareBeside: plan.isRaised, takesLeave: plan.takesLeave,
      edits: outcome.takenBack + outcome.edits,
      takenBackCount: outcome.takenBack.count, isUndo: outcome.isUndo,
      understanding: reading.understanding, intents: plan.intents, policies: plan.policies,
      level: max(plan.level, outcome.concern?.level ?? .ok),
      concern: plan.concern ?? outcome.concern,
      concernID: plan.concernID ?? outcome.concern?.id, expecting: outcome.expecting,
      sources: words.sources + outcome.sources.filter { !words.sources.contains($0) }.deduplicated,
      found: outcome.found,
      begins: outcome.begins, errand: outcome.errand,
      picture: outcome.picture.flatMap { composer.picture($0, scene: scene, thread: thread) },
      marks: outcome.marks, changes: outcome.changes, asks: outcome.asks,
      erases: outcome.erases, fault: fault ?? words.faults.first,
      change: plan.change, asksAfter: plan.asksAfter, check: plan.check,
      spokenWhy: Deferred { composer.compose(grounds, scene: scene, thread: tally).vetted },
      spokenSession: Deferred {
        plannedSession.map { composer.session($0, scene: scene, thread: tally) }
      },
      parts: outcome.parts, grounds: outcome.why,
      message: plan.message ?? reading.message,
      focus: outcome.focus, asked: plan.asked.showing(outcome))
    keep(outcome)
    thread.remember(turn, replies: words.replies, isAnswer: plan.answersQuestion)
    return turn
  }

  /// A reply of Knowledge on its own, such as what is said of a line that is too long.
  ///
  /// It is no turn of the conversation: an open question stays open.
  public func say(_ reply: HostReply, now: Moment) -> Turn {
    let scene = scene(now)
    let reading = reader.read("", context: scene.context)
    var aside = self
    return aside.answer(Plan(saying: reply.outcome), reading, scene)
  }

  /// The journal and the scene once an answer to an open question has changed what is known.
  func settle(_ opening: Outcome, _ scene: Scene) -> (Journal, Scene) {
    guard !opening.edits.isEmpty || !opening.changes.isEmpty else { return (journal, scene) }
    var settled = journal
    for edit in opening.edits { settled.apply(edit) }
    var setting = setting
    for change in opening.changes { setting.preferences.apply(change) }
    return (settled, Scene(settled, setting, now: scene.now, isTodayOver: scene.isTodayOver))
  }

  /// What the journal says of the cycle as of a day, for what a host draws.
  public func cycle(now: Moment) -> CyclePicture { scene(now).cycle }

  /// Whether nothing is said of cycles, as in general mode.
  public func isSilentOfCycles(now: Moment) -> Bool { scene(now).mode == .general }

  /// What a host is to be silent about in all that it shows beside a reply.
  public func hush(now: Moment) -> Hush { composer.silence.hush(in: scene(now)) }

  func scene(_ now: Moment) -> Scene {
    Scene(
      journal, setting, now: now, isTodayOver: thread.isTodayOver, after: thread.texts,
      kept: picture)
  }

  /// Begins a turn; its picture of the cycle is kept for the turns after it.
  mutating func begin(_ now: Moment) -> Scene {
    thread.begin(now)
    let scene = scene(now)
    picture = scene.cycle
    return scene
  }

  /// How each model would have done on her own record.
  public mutating func backtest(now: Moment) -> Turn {
    let scene = begin(now)
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: BacktestWords(scene).outcome, as: .cycleStats), reading, scene)
  }

  /// The outcomes of the skills, logs of one message together.
  private func respond(
    to plan: Plan, _ reading: Reading, _ scene: Scene, _ journal: Journal
  ) throws(KnowledgeError) -> Outcome {
    var outcome = Outcome()
    var hasLogged = false
    var silent: String?
    let (log, current) = (undoLog, self.journal)
    let lastTurn = Deferred { log.last(of: current) }
    for interpretation in plan.interpretations {
      let isLog = interpretation.intent.isLog
      if isLog, hasLogged { continue }
      hasLogged = hasLogged || isLog
      if let reply = composer.silence.reply(to: interpretation, in: scene) {
        silent = silent ?? reply
        continue
      }
      if let answer = try library.answer(to: interpretation.intent) {
        outcome.parts.append(.reply(answer))
        continue
      }
      guard let name = try library.skill(of: interpretation.intent),
        let skill = Skills.skill(named: name)
      else {
        outcome.parts.append(.reply("outside"))
        continue
      }
      let siblings = plan.interpretations.filter { $0 != interpretation }
      let message = plan.message ?? reading.message
      let request = Request(
        interpretation: interpretation, siblings: siblings, text: message.original,
        told: reader.told(in: message, isPregnant: scene.mode == .pregnancy),
        entities: reading.understanding.entities, message: message,
        journal: journal, lastTurn: lastTurn, scene: scene, library: library,
        thread: thread, asked: plan.asked)
      let own = try skill.outcome(for: request)
      outcome.append(
        plan.kept(try Cautions(request).beside(own, of: type(of: skill).name)))
    }
    if let silent, outcome.parts.isEmpty { outcome.parts = [.reply(silent)] }
    return outcome
  }

  mutating func keep(_ outcome: Outcome) {
    for change in outcome.changes { setting.preferences.apply(change) }
    if let asked = outcome.asks { setting.preferences.noteAsked(asked) }
    if !outcome.takenBack.isEmpty, case .turn(let change) = undoLog.last(of: journal) {
      undoLog.takeLast(of: journal)
      _ = journal.takeBack(change)
    }
    guard !outcome.edits.isEmpty else { return }
    let before = journal
    let change = journal.make(outcome.edits).change
    undoLog.note(change, from: before, to: journal)
  }
}
