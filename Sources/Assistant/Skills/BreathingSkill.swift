import Knowledge
import Language
import MessageFormat

/// A breathing pattern with its counts, by name or by the day.
struct BreathingSkill: Skill {
  static let name = "breathing"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let patterns = try request.library.breathingPatterns()
    let named = try named(request, patterns)
    if named == nil, request.words(.pattern).contains("belly_breathing"),
      let pose = try request.library.poses().first(where: { $0.family == .breath })
    {
      return Outcome(parts: PoseCard(pose, request).parts)
    }
    guard let pattern = named ?? offered(request, patterns) else { return .say("breathing.none") }
    let isOther = named == nil && !request.words(.pattern).isEmpty
    let stage = request.practiceStage
    let counts = pattern.counts(at: stage)
    let isChanged = counts != pattern.counts
    var parts: [Part] = [
      .reply("breathing.title", ["name": .string(pattern.name)]),
      .content(pattern.text, sources: pattern.sources),
      .list(pattern.steps.map { .content($0, sources: pattern.sources) }),
      .list(Self.rows(counts)),
    ]
    if isChanged { parts.append(.reply("breathing.no_hold")) }
    if pattern.pace == .start { parts.append(.reply("breathing.own_pace")) }
    let rounds = max(1, pattern.minutes.lowerBound * 60 / max(1, counts.seconds))
    parts.append(
      .reply(
        "breathing.rounds",
        ["rounds": .integer(rounds), "seconds": .integer(pattern.minutes.lowerBound * 60)]))
    parts.append(.reply("breathing.stop"))
    if isOther { parts.insert(.reply("breathing.other"), at: 0) }
    return Outcome(parts: parts)
  }

  private static func rows(_ counts: BreathingPattern.Counts) -> [Part] {
    let steps = [
      ("breathing.in", counts.breathIn), ("breathing.hold", counts.holdIn),
      ("breathing.out", counts.out), ("breathing.hold", counts.holdOut),
    ]
    return steps.filter { $0.1 > 0 }.map { .reply($0.0, ["n": .integer($0.1)]) }
  }

  private func named(
    _ request: Request, _ patterns: [BreathingPattern]
  ) throws(KnowledgeError) -> BreathingPattern? {
    let wanted = request.words(.pattern)
    if let pattern = patterns.first(where: { wanted.contains($0.id) }) { return pattern }
    let index = try request.library.kept("pattern names") { () throws(KnowledgeError) in
      NameIndex(patterns.map { [$0.name, $0.id] + $0.aliases })
    }
    return index.place(in: request.text).map { patterns[$0] }
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
