import Journal

/// `bloom check --repair`: explains what is not whole, and mends what she says yes to.
struct Repair {
  private let store: JournalFile
  private let session: Session
  private let reading: JournalFile.Reading
  private let plan: RepairPlan

  init(_ store: JournalFile, _ session: Session) throws(CommandError) {
    guard !session.options.json else {
      throw .usage("bloom check --repair asks questions; leave --json out")
    }
    guard !session.isChat || POSIX.isTerminal(0) else {
      throw .usage("bloom check --repair asks questions; run it outside of the chat")
    }
    self.store = store
    self.session = session
    let reading = try session.storing { () throws(StorageError) in try store.read() }
    self.reading = reading
    plan = RepairPlan(
      reading, count: SealFile.bytes(of: store).flatMap { SealCount(parsing: $0) },
      undoLog: store.undoLog().log, isUndoChanged: store.undoIssue != nil)
  }

  /// Goes through the steps, then writes them all at once.
  func run() throws(CommandError) {
    let issues = store.issues(of: reading) + [store.undoIssue].compactMap(\.self)
    guard !issues.isEmpty else {
      return session.output.line("\(store.path): all whole; there is nothing to mend.")
    }
    var input = PipedInput(longestLine: 1 << 10)
    var done: [RepairPlan.Step] = []
    var isAccepted = false
    for issue in issues where !plan.steps.contains(where: { $0.place == issue.line - 1 }) {
      session.output.text(issue.description.printable)
    }
    for step in plan.steps {
      if let place = step.place, let issue = issues.first(where: { $0.line == place + 1 }) {
        session.output.text(issue.description.printable)
      }
      if step.action == .accept, done.contains(where: { $0.settlesLines }) {
        isAccepted = true
        continue
      }
      if Self.isYes(step.question, &input, session) {
        if step.action == .accept { isAccepted = true } else { done.append(step) }
      } else if let other = step.otherwise, Self.isYes(other.question, &input, session) {
        done.append(other)
      }
    }
    guard !done.isEmpty || isAccepted else { return session.output.line("Nothing was changed.") }
    guard done.isEmpty || isCopyFree(&input) else {
      return session.output.line("Nothing was changed.")
    }
    try session.storing { () throws(StorageError) in
      if !done.isEmpty { try mend(done) }
      if isAccepted { try store.settle() }
    }
    session.output.line(
      done.isEmpty
        ? "The diary counts as whole from now on."
        : "\(done.count.of("thing")) mended. The diary as it was is in \(store.copyPath.printable); "
          + "bloom undo takes this back.")
  }

  /// Whether the diary as it is may be kept beside it: an earlier copy is written over only on a yes.
  private func isCopyFree(_ input: inout PipedInput) -> Bool {
    guard let kept = try? store.home.read("\(store.name).copy"), kept != reading.journal.bytes
    else { return true }
    return Self.isYes(
      "\(store.copyPath) holds the diary as it was before another repair. Write over it?", &input,
      session)
  }

  private func mend(_ done: [RepairPlan.Step]) throws(StorageError) {
    try store.home.write("\(store.name).copy", reading.journal.bytes)
    for step in done where step.action == .setAside {
      if let place = step.place { try store.keepTorn(Array(reading.journal.lines[place].bytes)) }
    }
    _ = try store.replace(with: plan.journal(doing: done), after: reading)
  }

  private static func isYes(
    _ question: String, _ input: inout PipedInput, _ session: Session
  ) -> Bool {
    session.output.write(question.printable + " [y/N] ")
    let answer = input.next()?.text ?? ""
    if !POSIX.isTerminal(0) { session.output.line("") }
    return Consent.answer(answer) ?? false
  }
}

extension RepairPlan.Step {
  /// Whether the lines are again as they were written once it is done.
  fileprivate var settlesLines: Bool {
    switch action {
    case .dropDouble, .putBack: true
    case .putRight, .seal, .setAside, .accept: false
    }
  }

  /// What is asked where this is declined: a line with one bit turned over may be a change of hers.
  fileprivate var otherwise: Self? {
    guard case .putRight = action else { return nil }
    return Self(place: place, action: .seal)
  }

  fileprivate var question: String {
    switch action {
    case .putRight(let bytes):
      "One bit is wrong. It was: \(String(decoding: bytes, as: UTF8.self))\nPut that back?"
    case .seal: "Is it right as it stands? Yes seals it."
    case .setAside: "Move it into a file of its own?"
    case .dropDouble: "Take this one out?"
    case .putBack(let lines):
      "These are missing:\n"
        + lines.map { "  " + String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
        + "Put \(lines.count == 1 ? "it" : "them") back?"
    case .accept: "Is the diary as you want it now? Yes takes it so from here on."
    }
  }
}

extension JournalFile {
  /// The diary as it was before a repair.
  var copyPath: String { "\(home.path)/\(name).copy" }
}
