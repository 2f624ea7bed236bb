import Assistant
import Civil
import EmbeddedKnowledge
import FolderKnowledge
import Knowledge
import Language
import Physiology

/// `messages FILE.jsonl [--errors] [--slots] [--frozen] [--authors LETTERS] [--knowledge DIR]`:
/// labelled messages, by author.
///
/// `--slots` counts by intent and name the slots that are wrong; `--frozen` takes the shipped
/// weights even where samples or words have changed since.
struct MessageSuite {
  private let messages: [LabelledMessage]
  private let showsErrors: Bool
  private let countsSlots: Bool
  private let isFrozen: Bool
  private let library: Library
  private var balance = Balance()
  private var thresholds: Thresholds?

  init(_ arguments: [String]) throws {
    var files: [String] = []
    var authors: String?
    var folder: String?
    var rest = arguments.filter { !["--errors", "--slots", "--frozen"].contains($0) }[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--authors": authors = rest.popFirst()
      case "--thresholds":
        let numbers = (rest.popFirst() ?? "").split(separator: ",").compactMap { Double($0) }
        if numbers.count == 2 { thresholds = Thresholds(answer: numbers[0], ask: numbers[1]) }
      case "--balance": balance = try Self.balance(rest.popFirst() ?? "")
      case "--knowledge": folder = rest.popFirst()
      default: files.append(argument)
      }
    }
    library = try folder.map { try Library.folder($0) } ?? .embedded()
    guard files.count == 1 else {
      throw UsageError(
        "messages takes one FILE.jsonl, then --errors, --authors LETTERS or --knowledge DIR")
    }
    showsErrors = arguments.contains("--errors")
    countsSlots = arguments.contains("--slots")
    isFrozen = arguments.contains("--frozen")
    messages = try LabelledMessage.read(files[0]).filter {
      authors?.contains($0.author ?? "?") ?? true
    }
  }

  func run() throws -> Table {
    let clock = ContinuousClock()
    let begin = clock.now
    let recogniser = try recogniser()
    var tallies: [String: Tally] = [:]
    var wrongSlots: [String: Int] = [:]
    var times: [Double] = []
    let loading = clock.now - begin
    let read = messages.compactMap { message in
      message.context.map { context in
        let start = clock.now
        let understood = recogniser.understand(message.text, context: context)
        times.append((clock.now - start).milliseconds)
        return (message: message, context: context, understood: understood)
      }
    }
    let reader = library.isEmbedded ? try Reader(library: library) : nil
    for (message, context, understood) in read {
      let result = Result(
        message, understood, reader?.read(message.text, context: context).meanings,
        today: LabelledMessage.today)
      tallies["all", default: Tally()].add(result)
      tallies[message.author ?? "?", default: Tally()].add(result)
      for slot in result.wrongSlots { wrongSlots[slot, default: 0] += 1 }
      if showsErrors, let line = result.complaint { print(line) }
    }
    times.sort()
    var table = Table(title: "messages")
    for (author, tally) in tallies.sorted(by: { $0.key < $1.key }) { tally.add(to: &table, author) }
    if countsSlots {
      for (slot, count) in wrongSlots.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        table.add("wrong \(slot)", Double(count), decimals: 0)
      }
    }
    table.add("load ms", loading.milliseconds)
    if !times.isEmpty {
      table.add("p50 ms", times[times.count / 2], decimals: 3)
      table.add("p99 ms", times[times.count * 99 / 100], decimals: 3)
    }
    return table
  }

  /// The recogniser with the weights that ship; a folder's only where they fit its samples, unless
  /// they are to be taken as they are.
  private func recogniser() throws -> Recogniser {
    let text = library.text("en/\(FrozenWeights.name)")
    let reader = try EntityReader(library: library)
    if library.isEmbedded || isFrozen, let weights = text.flatMap({ FrozenWeights($0) }) {
      return Recogniser(
        try Grounding(library), entityReader: reader, balance: balance,
        standings: try library.standings(), thresholds: thresholds, weights)
    }
    return try Recogniser(
      Material(library), entityReader: reader, balance: balance, standings: library.standings(),
      thresholds: thresholds
    ) { material in
      text.flatMap { FrozenWeights($0, expected: material.fingerprint) }
    }
  }

  /// Reads `margin=0.2,named=0.3`.
  private static func balance(_ text: String) throws(UsageError) -> Balance {
    var balance = Balance()
    for pair in text.split(separator: ",") {
      let parts = pair.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else {
        throw UsageError("--balance takes names with numbers, such as margin=0.2,named=0.3")
      }
      switch parts[0] {
      case "margin": balance.margin = value
      case "unsupported": balance.unsupported = value
      case "support": balance.support = Int(value)
      case "named": balance.named = value
      case "foreign": balance.foreign = value
      case "aside": balance.aside = value
      case "carried": balance.carried = value
      default: throw UsageError("--balance has no \(parts[0])")
      }
    }
    return balance
  }
}

/// What was made of one message beside what should have been.
private struct Result {
  let message: LabelledMessage
  let found: [(intent: String, slots: [String: JSONValue])]
  let decision: Decision
  let isIntentRight: Bool
  let areSlotsRight: Bool
  let partsFound: Int
  let partsExpected: Int
  /// The slots of rightly found intents that differ, each as `intent missing name`, `needless name`
  /// or `other name`.
  let wrongSlots: [String]

  /// - Parameter meanings: what `bloom understand` reports, the guardrails heard; nil for what the
  ///   recogniser alone makes of it.
  init(
    _ message: LabelledMessage, _ understood: Understanding, _ meanings: [Meaning]?, today: String
  ) {
    self.message = message
    decision = understood.decision
    let told =
      meanings?.map { ($0.intent, $0.slots) }
      ?? understood.interpretations.map { ($0.intent, $0.slots) }
    var found = told.map { intent, slots in
      (
        intent: intent.rawValue,
        slots: Dictionary(
          uniqueKeysWithValues: slots.filter { !SlotName.unlisted.contains($0.key) }
            .map { ($0.key.rawValue, JSONValue($0.value)) })
      )
    }
    if found.isEmpty || meanings == nil, decision == .outside {
      found = [("oos.out_of_scope", [:])]
    }
    if found.isEmpty || meanings == nil, decision == .gibberish { found = [("oos.gibberish", [:])] }
    if found.isEmpty { found = [("oos.out_of_scope", [:])] }
    self.found = found
    let wanted =
      [(message.intent, message.slots ?? [:])]
      + (message.also ?? []).map { ($0.intent, $0.slots ?? [:]) }
    let accepted = [message.intent] + (message.accept ?? [])
    let matches = wanted.enumerated().map { number, want in
      found.first { number == 0 ? accepted.contains($0.intent) : want.0 == $0.intent }
    }
    isIntentRight =
      message.intent.hasPrefix("oos.")
      ? found[0].intent.hasPrefix("oos.")
      : matches[0] != nil && (wanted.count > 1 || accepted.contains(found[0].intent))
    partsExpected = wanted.count
    partsFound = matches.count { $0 != nil }
    areSlotsRight =
      isIntentRight && partsFound == partsExpected
      && zip(wanted, matches).allSatisfy { want, match in
        match.map { SlotScore.agree(want.1, $0.slots, today: today) } ?? false
      }
    let isCounted =
      isIntentRight && !["oos", "guard"].contains(message.intent.prefix { $0 != "." })
    wrongSlots =
      isCounted
      ? zip(wanted, matches).flatMap { want, match in
        (match.map { SlotScore.differences(want.1, $0.slots, today: today) } ?? [])
          .map { "\(want.0) \($0)" }
      } : []
  }

  var isOutside: Bool { message.intent.hasPrefix("oos.") }
  var isGuard: Bool { message.intent.hasPrefix("guard.") }
  var isRefused: Bool { found[0].intent.hasPrefix("oos.") }

  /// One line on what went wrong; nil where nothing did.
  var complaint: String? {
    let needsSlots = !isOutside && !isGuard
    guard !isIntentRight || (needsSlots && !areSlotsRight) else { return nil }
    let also = (message.also ?? []).map { " + \($0.intent) \(JSONValue.object($0.slots ?? [:]))" }
    let got = found.map { "\($0.intent) \(JSONValue.object($0.slots))" }.joined(separator: " + ")
    return """
      \(isIntentRight ? "slots " : "INTENT") \(message.id) \(message.author ?? "?") \(message.mode ?? "") | \(message.text)
          want \(message.intent) \(JSONValue.object(message.slots ?? [:]))\(also.joined())
          got  \(got) \(decision == .answer ? "" : "\(decision)")
      """
  }
}

/// Counts over messages.
private struct Tally {
  private var right = 0, slots = 0, scope = 0
  private var refused = 0, outside = 0, outsideRefused = 0
  private var parts = 0, partsFound = 0, guards = 0, guardsFound = 0

  mutating func add(_ result: Result) {
    if result.isOutside {
      outside += 1
      if result.isRefused { outsideRefused += 1 }
      return
    }
    if result.isGuard {
      guards += 1
      if result.isIntentRight { guardsFound += 1 }
      return
    }
    scope += 1
    if result.isIntentRight { right += 1 }
    if result.areSlotsRight { slots += 1 }
    if result.isRefused { refused += 1 }
    if result.partsExpected > 1 {
      parts += result.partsExpected
      partsFound += result.partsFound
    }
  }

  func add(to table: inout Table, _ author: String) {
    func share(_ part: Int, _ whole: Int) -> Double { 100 * Double(part) / Double(max(1, whole)) }
    table.add("\(author) intent %", share(right, scope))
    table.add("\(author) intent and slots %", share(slots, scope))
    guard author == "all" else { return }
    table.add("good refused %", share(refused, scope))
    table.add("outside refused %", share(outsideRefused, outside))
    table.add("parts found %", share(partsFound, parts))
    table.add("guard intents %", share(guardsFound, guards))
  }
}
