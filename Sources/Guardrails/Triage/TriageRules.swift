public import Knowledge
public import Language
import Records

/// Decides how much care a message calls for, before anything else is done with it.
///
/// A red flag is a frame of concepts that must be said within forty words of each other; negation,
/// the far past, questions in general, idioms and animals are read off the sentence. Every rule
/// is a record in `Knowledge/en/guardrails`. Deciding takes time linear in the length of a message.
public struct TriageRules: Sendable {
  private let table: ConceptTable
  private let flags: [RedFlag]
  private let roles: Scope.Roles
  private let circumstances: Circumstances
  private let distantSay: [String: String]
  private let mild: ConceptSet

  /// The longest stretch of words in which a frame can hold.
  static let window = 40
  private static let step = 10

  /// Reads the rules of a library's language.
  public init(library: Library) throws(GuardrailError) {
    table = try ConceptTable(library: library, path: library.path(of: "guardrails/concepts.rec"))
    var flags: [RedFlag] = []
    for (file, type) in [("red_flags", "RedFlag"), ("declines", "Decline")] {
      let path = library.path(of: "guardrails/\(file).rec")
      for record in try ConceptTable.records(library, path, type) {
        flags.append(try RedFlag(record, table: table))
      }
    }
    self.flags = flags
    var distant: [String: String] = [:]
    let general = library.path(of: "guardrails/red_flags.rec")
    for record in try ConceptTable.records(library, general, "Distant") {
      distant[record["Level"] ?? ""] = record["Say"]
    }
    distantSay = distant
    roles = Scope.Roles(table: table)
    circumstances = Circumstances(table: table)
    mild = table.all(.mildIdiom)
  }

  /// The one decision on a message.
  public func triage(_ message: Message, context: TriageContext) -> Triage {
    let all = concerns(in: message, context: context)
    guard let highest = all.first else { return .proceed }
    let concern = highest.with(also: Array(all.dropFirst()))
    let intercepts = highest.level >= .urgent || all.contains { $0.level == .decline }
    return intercepts ? .intercept(concern) : .accompany(concern)
  }

  /// Everything a message raises, highest level first, in the order of the rules within a level.
  public func concerns(in message: Message, context: TriageContext) -> [Concern] {
    let reading = table.reader.read(message)
    let sightings = table.matcher.sightings(in: reading)
    guard !sightings.isEmpty else { return [] }
    var found = evaluate(
      Evidence(message: message, reading: reading, sightings: sightings, keepsMild: false),
      context: context)
    if found.contains(where: { $0.level == .emergency }) == false, hasMild(sightings),
      found.contains(where: { $0.level >= .provider })
    {
      found = evaluate(
        Evidence(message: message, reading: reading, sightings: sightings, keepsMild: true),
        context: context)
    }
    return found.enumerated().sorted {
      ($1.element.level, $0.offset) < ($0.element.level, $1.offset)
    }.map(\.element)
  }

  private func hasMild(_ sightings: [Sighting]) -> Bool {
    sightings.contains { mild.contains($0.concept) }
  }

  private struct Evidence {
    let message: Message
    let reading: Reading
    let sightings: [Sighting]
    let keepsMild: Bool
  }

  private func evaluate(_ evidence: Evidence, context: TriageContext) -> [Concern] {
    let content = evidence.sightings.filter { table.kinds[$0.concept].isContent }
    let scope = Scope(
      reading: evidence.reading, sightings: evidence.sightings, content: content, roles: roles)
    var full: [Sighting] = []
    var distant: [Sighting] = []
    for sighting in content {
      switch scope.weight(of: sighting, keepsMild: evidence.keepsMild) {
      case .full: full.append(sighting)
      case .distant: distant.append(sighting)
      case .none: break
      }
    }
    let given = circumstances.concepts(of: context, reading: evidence.reading, said: full)
    var found: [String: Concern] = [:]
    scan(full, evidence: evidence, given: given) { flag, because, raised in
      keep(concern(flag, because: because, raised: raised), in: &found)
    }
    if !distant.isEmpty {
      let all = (full + distant).sorted { $0.words.lowerBound < $1.words.lowerBound }
      scan(all, evidence: evidence, given: given) { flag, because, raised in
        let isCounted = flag.countsInGeneral
        guard found[flag.id] == nil, isCounted || flag.level != .decline else { return }
        keep(
          isCounted
            ? concern(flag, because: because, raised: raised)
            : distantConcern(flag, because: because), in: &found)
      }
    }
    return flags.compactMap { found[$0.id] }
  }

  private func keep(_ concern: Concern, in found: inout [String: Concern]) {
    if let known = found[concern.id], known.level >= concern.level { return }
    found[concern.id] = concern
  }

  private func scan(
    _ sightings: [Sighting], evidence: Evidence, given: ConceptSet,
    report: (RedFlag, [String], Bool) -> Void
  ) {
    let count = evidence.reading.words.count
    var start = 0
    var first = 0
    var isRaised: [Int: Bool] = [:]
    repeat {
      while first < sightings.count, sightings[first].words.lowerBound < start { first += 1 }
      var inside: [Sighting] = []
      var concepts = given
      for sighting in sightings[first...] {
        if sighting.words.lowerBound >= start + Self.window { break }
        inside.append(sighting)
        concepts.insert(sighting.concept)
      }
      if !inside.isEmpty {
        for (index, flag) in flags.enumerated() where isRaised[index] != true {
          guard let frame = flag.holds(among: concepts) else { continue }
          let raise = flag.raised(among: concepts)
          if isRaised[index] == false, raise == nil { continue }
          isRaised[index] = raise != nil
          report(flag, because([frame, raise].compactMap(\.self), inside, evidence), raise != nil)
        }
      }
      start += Self.step
    } while start + Self.window - Self.step < count
  }

  private func because(
    _ frames: [Frame], _ sightings: [Sighting], _ evidence: Evidence
  ) -> [String] {
    var ranges: [Range<Int>] = []
    for set in frames.flatMap(\.wanted) {
      guard let sighting = sightings.first(where: { set.contains($0.concept) }) else { continue }
      let words = evidence.reading.words[sighting.words]
      guard let first = words.first, let last = words.last else { continue }
      let range = evidence.message.utf16Range(
        first.tokens.lowerBound..<last.tokens.upperBound)
      let isKnown = ranges.contains {
        $0.contains(range.lowerBound) && $0.upperBound >= range.upperBound
      }
      if isKnown { continue }
      ranges.removeAll { range.contains($0.lowerBound) && range.upperBound >= $0.upperBound }
      ranges.append(range)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map(evidence.message.typed)
  }

  private func concern(_ flag: RedFlag, because: [String], raised: Bool) -> Concern {
    Concern(
      id: flag.id,
      intent: raised && flag.intent == "guard.\(flag.level)" ? "guard.emergency" : flag.intent,
      level: raised ? .emergency : flag.level, because: because,
      replyID: "guard.\(flag.id).\(raised ? "raised" : "say")",
      reply: raised ? flag.raisedSay : flag.say, sources: flag.sources, also: [])
  }

  private func distantConcern(_ flag: RedFlag, because: [String]) -> Concern {
    Concern(
      id: flag.id, intent: "content.education", level: .ok, because: because,
      replyID: "guard.distant.\(flag.level.rawValue)",
      reply: distantSay[flag.level.rawValue] ?? flag.say, sources: flag.sources, also: [])
  }
}
