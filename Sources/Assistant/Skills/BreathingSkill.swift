import Knowledge
import Language
import MessageFormat

/// A breathing pattern with its counts, by name or by the day.
struct BreathingSkill: Skill {
  static let name = "breathing"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let patterns = try request.library.breathingPatterns()
    let open = patterns.filter { !request.asked.shown.contains($0.id) }
    let isAgain = request.asked.change != nil
    let named = isAgain ? nil : try named(request, patterns)
    if named == nil, let counts = BreathingPattern.Counts(request.message) {
      return Self.outcome(counts, request)
    }
    if named == nil, !isAgain, request.words(.pattern).contains("belly_breathing"),
      let pose = try request.library.poses().first(where: { $0.family == .breath })
    {
      return Outcome(parts: try PoseCard(pose, request).parts)
    }
    if named == nil, request.isLookup, BreathingPattern.Counts.isMeant(request.message) {
      return .say("breathing.counts.range")
    }
    let suited = named == nil && !isAgain ? try suited(request, patterns) : nil
    let known = named ?? suited
    guard let pattern = known ?? offered(request, open) ?? offered(request, patterns) else {
      return .say("breathing.none")
    }
    let query = try request.query()
    let isMissed = request.isLookup && !query.words.isEmpty
    let isOther = known == nil && !isAgain && (isMissed || !request.words(.pattern).isEmpty)
    let counts = pattern.counts(at: request.practiceStage)
    var parts: [Part] = [
      .reply("breathing.title", ["name": .string(pattern.name)]),
      .content(pattern.text, sources: pattern.sources),
      .list(
        pattern.steps(at: request.practiceStage).map { .content($0, sources: pattern.sources) }),
      .list(Self.rows(counts)),
    ]
    if counts != pattern.counts { parts.append(.reply("breathing.no_hold")) }
    if case .pregnant = request.practiceStage, pattern.pregnancy == .gently {
      parts.append(.reply("breathing.gently"))
    }
    if pattern.pace == .start { parts.append(.reply("breathing.own_pace")) }
    if isOther { parts.insert(.reply("breathing.other"), at: 0) }
    if known != nil, try isGuess(query, request) {
      let said = query.words.joined(separator: " ")
      parts.insert(
        .reply("breathing.nearest", ["words": .string(said), "name": .string(pattern.name)]), at: 0)
    }
    var outcome = Self.closing(
      parts, counts, minutes: pattern.minutes, name: pattern.name, request)
    outcome.found = [Found(pattern)]
    outcome.rest(
      on: LookupWords(request).why(query, sources: pattern.sources),
      sources: pattern.sources)
    return outcome
  }

  /// Counts of her own, each from 1 to 10; in pregnancy nothing is held.
  private static func outcome(
    _ asked: BreathingPattern.Counts, _ request: Request
  ) -> Outcome {
    guard asked.isKept else { return .say("breathing.counts.range") }
    let counts = asked.kept(at: request.practiceStage)
    var parts: [Part] = [.reply("breathing.counts.title"), .list(rows(counts))]
    if counts != asked { parts.append(.reply("breathing.no_hold")) }
    let name = [counts.breathIn, counts.holdIn, counts.out, counts.holdOut].filter { $0 > 0 }
      .map { Argument.number($0).text }.joined(separator: "-")
    return closing(parts, counts, minutes: 3...5, name: name, request)
  }

  /// How many rounds, and when to stop; the minutes asked for count before the usual ones.
  private static func closing(
    _ parts: [Part], _ counts: BreathingPattern.Counts, minutes usual: ClosedRange<Int>,
    name: String, _ request: Request
  ) -> Outcome {
    let asked = (request.number(.minutes)?.rounded()).flatMap(\.whole)
    var minutes = asked ?? (try? request.query().minutes) ?? usual.lowerBound
    if let last = request.asked.minutes {
      if request.asked.change == .shorter { minutes = max(1, last / 2) }
      if request.asked.change == .longer { minutes = last * 2 }
    }
    minutes = min(max(minutes, 1), longest)
    var rounds = max(1, Int(clamping: Double(minutes * 60) / max(1, counts.seconds)))
    var seconds = minutes * 60
    if let asked = request.number("rounds").flatMap(\.whole) {
      rounds = min(max(asked, 1), max(1, Int(clamping: Double(longest * 60) / counts.seconds)))
      seconds = Int(clamping: (Double(rounds) * counts.seconds).rounded())
      minutes = max(1, (seconds + 30) / 60)
    }
    let length: [String: Argument] = ["rounds": .integer(rounds), "seconds": .integer(seconds)]
    var outcome = Outcome(
      parts: parts + [.reply("breathing.rounds", length), .reply("breathing.stop")])
    outcome.minutes = minutes
    outcome.session = SessionPlan(counts, name: name, rounds: rounds)
    return outcome
  }

  /// The most minutes that are paced.
  private static let longest = 20

  private static func rows(_ counts: BreathingPattern.Counts) -> [Part] {
    let steps = [
      ("breathing.in", counts.breathIn), ("breathing.hold", counts.holdIn),
      ("breathing.out", counts.out), ("breathing.hold", counts.holdOut),
    ]
    return steps.filter { $0.1 > 0 }.map { .reply($0.0, ["n": .number($0.1)]) }
  }

  private func named(
    _ request: Request, _ patterns: [BreathingPattern]
  ) throws(KnowledgeError) -> BreathingPattern? {
    let wanted = request.words(.pattern)
    if let pattern = patterns.first(where: { wanted.contains($0.id) }) { return pattern }
    return try names(of: patterns, request).place(in: request.text).map { patterns[$0] }
  }

  /// The one whose own words speak of what a command looks up, such as "sleep" or "birth".
  private func suited(
    _ request: Request, _ patterns: [BreathingPattern]
  ) throws(KnowledgeError) -> BreathingPattern? {
    guard request.isLookup else { return nil }
    return try request.library.breathingIndex().hits(for: request.query().terms).first
      .map { patterns[$0.place] }
  }

  /// Whether what is looked up is no name and not written like the patterns' own words: none is
  /// known, or one ends in a letter too many, which its stem would hide.
  private func isGuess(
    _ query: ContentQuery, _ request: Request
  ) throws(KnowledgeError) -> Bool {
    guard request.isLookup, !query.terms.isEmpty else { return false }
    let patterns = try request.library.breathingPatterns()
    guard try names(of: patterns, request).place(in: request.text) == nil else { return false }
    let index = try request.library.breathingIndex()
    guard query.terms.contains(where: index.has) else { return true }
    let own = patterns.map { "\($0.name) \($0.text)" }.joined(separator: " ").lowercased()
    return query.words.contains { word in
      word.count > 2 && word.last == word.dropLast().last && !own.contains(word)
    }
  }

  private func names(
    of patterns: [BreathingPattern], _ request: Request
  ) throws(KnowledgeError) -> NameIndex {
    try request.library.kept("pattern names") { () throws(KnowledgeError) in
      NameIndex(patterns.map { [$0.name, $0.id] + $0.aliases })
    }
  }

  /// One that needs nothing held, another each day.
  private func offered(
    _ request: Request, _ patterns: [BreathingPattern]
  ) -> BreathingPattern? {
    let theme = request.practiceTheme
    let easy = patterns.filter { pattern in
      pattern.suits.contains(theme) && pattern.counts == pattern.counts.withoutHolds
        && pattern.suits != [.pregnancy]
    }
    return easy.isEmpty ? nil : easy[request.turning(easy.count)]
  }
}
