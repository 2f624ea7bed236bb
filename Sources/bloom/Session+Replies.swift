import Assistant
import Civil
import Guardrails
import Journal
import Knowledge
import Language

/// What a session says.
extension Session {
  /// Answers a message and shows the reply.
  func turn(_ text: String) throws(CommandError) {
    if let closed { return try answerClosed(text, closed) }
    if letsGo(text) { return try letGo() }
    let now = try now()
    try show { $0.turn(text, now: now) }
    try offerLettingGo(after: text)
  }

  /// Answers known intents, such as those of a command.
  func answer(
    _ intents: [IntentID], text: String, slots: [SlotName: SlotValue] = [:]
  ) throws(CommandError) {
    let now = try now()
    try show { $0.answer(intents, text: text, slots: slots, now: now) }
  }

  /// Answers a lookup; outside the chat nothing is made ready that only messages need.
  func lookUp(_ intent: IntentID, _ query: String) throws(CommandError) {
    if !isChat { _ = try conversation(lookingUp: Lookup(intent: intent, query: query)) }
    try answer([intent], text: query, slots: Self.lookedUp(query))
  }

  /// What a command looks up: nothing in it is small talk, so where nothing answers, that is said.
  private static func lookedUp(_ query: String) -> [SlotName: SlotValue] {
    query.isEmpty ? [:] : ["looked_up": .text(query)]
  }

  /// Answers with something to go through, and goes through it where someone sits at a terminal.
  func play(
    _ intent: IntentID, _ query: String, slots: [SlotName: SlotValue] = [:]
  ) throws(CommandError) {
    let now = try now()
    var guided: GuidedSession?
    isPlaying = isLaidOut && POSIX.isTerminal(0) && !isStill
    defer { isPlaying = false }
    try show { assistant in
      let turn = assistant.answer(
        [intent], text: query, slots: Self.lookedUp(query).merging(slots) { $1 }, now: now)
      guided = turn.session
      return turn
    }
    isPlaying = false
    guard let guided, POSIX.isTerminal(0), output.isTerminal else { return }
    try guide(guided)
  }

  /// Answers known intents and shows a figure of the cycle beside the reply.
  func answer(
    _ intents: [IntentID], text: String, slots: [SlotName: SlotValue] = [:],
    showing figure: (CyclePicture, CivilDate) -> Figure?
  ) throws(CommandError) {
    let now = try now()
    let cycle = try conversation().cycle(now: now)
    try show(figure: figure(cycle, now.date)) {
      $0.answer(intents, text: text, slots: slots, now: now)
    }
  }

  /// Tries the models on her record.
  func backtest() throws(CommandError) {
    let now = try now()
    let results = try conversation().cycle(now: now).backtests(today: now.date)
    let figure = Figure(name: "backtest", object: results.map(BacktestJSON.init))
    try show(figure: figure) { $0.backtest(now: now) }
  }

  /// Answers intents that must write something; exit 65 where nothing was written.
  func record(
    _ intent: IntentID, text: String, slots: [SlotName: SlotValue] = [:]
  ) throws(CommandError) {
    try record([intent], text: text, slots: slots)
  }

  /// The same of several intents in one turn.
  func record(
    _ intents: [IntentID], text: String, slots: [SlotName: SlotValue] = [:]
  ) throws(CommandError) {
    let now = try now()
    try show(mustWrite: true) { $0.answer(intents, text: text, slots: slots, now: now) }
  }

  /// Notes a fact of a day, today where none is given, in the words typed for it.
  func note(
    _ fact: Fact, saying words: String, on day: CivilDate? = nil
  ) throws(CommandError) {
    let now = try now()
    try show(mustWrite: fact.mayBeRefused) {
      $0.note([fact], saying: words, on: day ?? now.date, now: now)
    }
  }

  /// Says something that is no answer to a message.
  func say(_ reply: HostReply) throws(CommandError) {
    let now = try now()
    try show { $0.say(reply, now: now) }
  }

  /// The first words at a terminal.
  func greet() throws(CommandError) {
    guard !options.quiet else { return }
    let now = try now()
    try reportIssues()
    let shown = try shownReminders()
    var greeting: Turn?
    try show { assistant in
      let turn = assistant.greeting(now: now, shown: shown)
      greeting = turn
      return turn
    }
    if let greeting { try keep(greeting, now) }
  }

  /// Says once what is unusual about the journal's lines.
  func reportIssues() throws(CommandError) {
    let issues = try conversation().issues
    guard let first = issues.first(where: \.isDamage) ?? issues.first, !options.quiet else {
      return
    }
    output.begin()
    Output.complain(first.discreet + ".")
    try remark(.unusualLines(count: issues.count))
  }

  /// Says in the chat what went wrong; the chat goes on.
  func excuse(_ error: CommandError) throws(CommandError) {
    guard output.failure == nil else { throw error }
    Complaint(error.message.inChat).show(options.color)
    if isLaidOut { output.write("\n") }
    noteLoss(error)
    guard hasUnsaved, !output.hasCollected else { return }
    let turn = try speak(.notSaved)
    try put(turn, turn.reply, noted: [])
  }

  /// Says something beside the replies, on standard error.
  private func remark(_ reply: HostReply) throws(CommandError) {
    for line in plain(try speak(reply).reply).split(separator: "\n") {
      Output.complain(String(line))
    }
  }

  func plain(_ reply: Vetted) -> String {
    PlainText(columns: output.columns, isASCII: isASCII).text(of: reply)
  }

  /// Writes a reply as text or JSON, with what is shown beside it.
  func put(
    _ turn: Turn, _ reply: Vetted, noted: [String], figure: Figure? = nil
  ) throws(CommandError) {
    let hush = figure == nil && !options.json ? Hush([]) : try conversation().hush(now: now())
    let figure = figure.flatMap { hush.allows($0.name) ? $0 : nil }
    guard options.json else {
      let text =
        (try laidOut(turn, reply)) + drawing(of: turn.picture) + (try drawing(of: figure))
        + (isChat ? "\n" : "")
      if turn.care == nil, isPaced { pace(text) } else { output.write(text) }
      return
    }
    let json = ReplyJSON(turn, saying: reply, noted: noted, sources: try sources(), hush: hush)
    let shown = turn.picture.map { picture in
      Figure(name: picture.exhibit.json.name, object: picture.exhibit.json.object)
    }
    output.line(
      try JSONLine.text(
        FiguredJSON(reply: json, figures: [figure, shown].compactMap(\.self), hush: hush)))
  }

  func show(
    mustWrite: Bool = false, figure: Figure? = nil, _ answer: (inout Assistant) -> Turn
  ) throws(CommandError) {
    let done = try take(answer)
    wasGuarded = wasGuarded || done.turn.care != nil
    turns += 1
    hasDeleted = done.failure == nil && done.turn.deletes
    if let failure = done.failure {
      if let said = done.isAnswer ? done.turn.reply : done.turn.care {
        let rest = options.json && hasUnsaved ? try speak(.notSaved).reply : nil
        try put(
          done.turn, rest.map(said.followed) ?? said, noted: [],
          figure: done.isAnswer ? figure : nil)
      }
      throw failure
    }
    if let errand = done.turn.errand { try run(errand) }
    try keep(done.turn)
    if done.turn.erases { return try eraseAll(after: done.turn) }
    if let fault = done.turn.fault { Output.complain(fault) }
    Hook.run(done.noted, for: self)
    if let remark = done.remark { try self.remark(remark) }
    let reply =
      try done.addition.map { addition throws(CommandError) in
        done.turn.reply.followed(by: try speak(addition).reply)
      } ?? done.turn.reply
    try put(done.turn, reply, noted: done.noted, figure: figure)
    try checkOutput()
    if let guided = done.turn.begins { try guide(guided) }
    if done.turn.takesLeave, isChat, isEditable { leave() }
    if mustWrite, done.turn.edits.isEmpty, done.turn.care == nil, !isChat {
      throw CommandError(.badData, "")
    }
  }

  /// Erases everything as she asked in the chat, says so, and ends.
  private func eraseAll(after turn: Turn) throws(CommandError) {
    let remains = try remains()
    try erase(remains)
    try put(turn, turn.reply, noted: [])
    if !options.json { try Erase.report(remains, self) }
    leave()
  }

  /// A write to the output that failed ends the run, unless nobody reads any more.
  func checkOutput() throws(CommandError) {
    guard let failure = output.failure else { return }
    throw CommandError(
      .outputError, "the reply could not be written: \(failure); what you logged is safe")
  }
}

extension Fact {
  /// Whether the record may say that it cannot be so.
  fileprivate var mayBeRefused: Bool {
    switch self {
    case .period, .pregnancy: true
    default: false
    }
  }
}

extension Turn {
  /// Whether it only takes entries out.
  fileprivate var deletes: Bool {
    !edits.isEmpty && edits.allSatisfy { if case .remove = $0 { true } else { false } }
  }
}
