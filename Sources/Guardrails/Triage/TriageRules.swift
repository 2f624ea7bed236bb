public import Knowledge
public import Language
import Records

/// Decides how much care a message calls for, before anything else is done with it.
///
/// A red flag is a frame of concepts that must be said within forty words of each other; negation,
/// the far past, questions in general, idioms and animals are read off the sentence. Every rule
/// is a record in `Knowledge/en/guardrails`. Deciding takes time linear in the length of a message.
public struct TriageRules: Sendable {
  let table: ConceptTable
  /// The red flags in their order, which few messages ask for where these rules are for one alone.
  private let flags: Deferred<[RedFlag]>
  private let roles: Scope.Roles
  private let circumstances: Circumstances
  /// What is said of a thing that is told in general, by the level of its flag.
  private let distantSay: Deferred<[String: String]>
  private let mild: ConceptSet
  private let reliefs: ReliefRules
  private let lossWords: Deferred<LossWords?>
  /// The only message that the rules were read for, and where all of them are; nil for any message.
  private let only: (message: Message, library: Library)?

  /// The longest stretch of words in which a frame can hold.
  static let window = 40
  private static let step = 10
  /// So few words may ask on from an earlier message: "and two of them".
  private static let briefest = 4

  /// Reads the rules of a library's language.
  ///
  /// - Parameter message: what alone will be looked at, where that is known, so that less need be
  ///   read; any other message is looked at all the same, but late.
  public init(library: Library, for message: Message? = nil) throws(GuardrailError) {
    only = message.map { ($0, library) }
    table = try ConceptTable(
      library: library, path: library.path(of: "guardrails/concepts.rec"), for: message)
    let table = table
    if message != nil, library.isEmbedded {
      flags = Deferred {
        Self.builtIn { () throws(GuardrailError) in try Self.flags(library, table) }
      }
      distantSay = Deferred {
        Self.builtIn { () throws(GuardrailError) in try Self.distantSay(library) }
      }
    } else {
      let (all, say) = (try Self.flags(library, table), try Self.distantSay(library))
      flags = Deferred { all }
      distantSay = Deferred { say }
    }
    roles = Scope.Roles(table: table)
    circumstances = Circumstances(table: table)
    mild = table.all(.mildIdiom)
    reliefs = ReliefRules(table: table)
    lossWords = Deferred { try? LossWords(library: library) }
  }

  /// Rules that are built in and were read before they were; without them nothing may be answered.
  private static func builtIn<Rules>(_ read: () throws(GuardrailError) -> Rules) -> Rules {
    do throws(GuardrailError) {
      return try read()
    } catch {
      preconditionFailure("the rules of danger that are built in cannot be read: \(error)")
    }
  }

  private static func flags(
    _ library: Library, _ table: ConceptTable
  ) throws(GuardrailError) -> [RedFlag] {
    var flags: [RedFlag] = []
    for (file, type) in [("red_flags", "RedFlag"), ("declines", "Decline")] {
      let path = library.path(of: "guardrails/\(file).rec")
      for record in try ConceptTable.records(library, path, type) {
        flags.append(try RedFlag(record, table: table))
      }
    }
    return flags
  }

  private static func distantSay(_ library: Library) throws(GuardrailError) -> [String: String] {
    var distant: [String: String] = [:]
    let path = library.path(of: "guardrails/red_flags.rec")
    for record in try ConceptTable.records(library, path, "Distant") {
      distant[record["Level"] ?? ""] = record["Say"]
    }
    return distant
  }

  /// The one decision on a message.
  public func triage(_ message: Message, context: TriageContext) -> Triage {
    assess(message, context: context).triage
  }

  /// The decision on a message, and whether its alarming words were all found not to be meant.
  public func assess(_ message: Message, context: TriageContext) -> Assessment {
    if let all = all(for: message, context) { return all.assess(message, context: context) }
    let weighed = weigh(message, keepsMild: false)
    let all = concerns(weighed, context: context)
    return Assessment(
      triage: Self.triage(all), isDismissed: weighed.isDismissed,
      isSettled: weighed.isShort && all.first?.isSettled == true,
      reliefs: reliefs.reliefs(in: weighed), course: reliefs.course(in: weighed),
      hintsAtAbuse: hints(at: "abuse", in: weighed),
      hintsAtCrisis: hints(at: "crisis", in: weighed) && !weighed.isOnlyPast,
      hintsAtCare: hints(at: "care", in: weighed) && !weighed.isOnlyPast,
      named: named(in: weighed),
      cues: DangerCues(weighed, table))
  }

  /// All rules, where these were read for another message.
  private func all(for message: Message, _ context: TriageContext) -> TriageRules? {
    guard let only, !message.tokens.isEmpty, only.message != message || !context.earlier.isEmpty
    else { return nil }
    return try? TriageRules(library: only.library)
  }

  private static func triage(_ concerns: [Concern]) -> Triage {
    guard let highest = concerns.first else { return .proceed }
    let concern = highest.with(also: Array(concerns.dropFirst()))
    let intercepts = highest.level >= .urgent || concerns.contains { $0.level == .decline }
    return intercepts ? .intercept(concern) : .accompany(concern)
  }

  /// Whether a message has a word that goes with a matter, or two that may.
  private func hints(at matter: String, in weighed: Weighed) -> Bool {
    guard let strong = table.indices["hint.\(matter)"] else { return true }
    let weak = table.indices["hint.\(matter).weak"]
    return weighed.hints.contains { $0.concept == strong }
      || weighed.hints.count { $0.concept == weak } >= 2
  }

  /// Everything a message raises, the most urgent first, in the order of the rules within that.
  public func concerns(in message: Message, context: TriageContext) -> [Concern] {
    if let all = all(for: message, context) { return all.concerns(in: message, context: context) }
    return concerns(weigh(message, keepsMild: false), context: context)
  }

  private func concerns(_ weighed: Weighed, context: TriageContext) -> [Concern] {
    guard !weighed.sightings.isEmpty else { return [] }
    let earlier = Earlier(
      context.earlier.suffix(Earlier.depth).map { weigh($0, keepsMild: false) }, table,
      circumstances)
    let found = raised(by: weighed, context: context, earlier: earlier)
    let all = withSides(found, of: weighed, context: context, earlier: earlier)
    let words = context.isAfterLoss ? lossWords.value : nil
    return (words.map { words in all.map(words.fitting) } ?? all)
      .enumerated().sorted { one, other in
        one.element.urgency != other.element.urgency
          ? other.element.urgency < one.element.urgency : one.offset < other.offset
      }.map(\.element)
  }

  /// What a part of a message raises on its own, in the order of the rules.
  func raised(by part: Message, context: TriageContext, earlier: Earlier) -> [Concern] {
    let weighed = weigh(part, keepsMild: false)
    return weighed.sightings.isEmpty
      ? [] : raised(by: weighed, context: context, earlier: earlier)
  }

  private func raised(
    by weighed: Weighed, context: TriageContext, earlier: Earlier
  ) -> [Concern] {
    var found = evaluate(weighed, context: context, earlier: earlier)
    if found.contains(where: { $0.level == .emergency }) == false, hasMild(weighed.sightings),
      found.contains(where: { $0.level >= .provider })
    {
      found = evaluate(
        weigh(weighed.message, keepsMild: true), context: context, earlier: earlier)
    }
    return found
  }

  private func hasMild(_ sightings: [Sighting]) -> Bool {
    sightings.contains { mild.contains($0.concept) }
  }

  private func weigh(_ message: Message, keepsMild: Bool) -> Weighed {
    let reading = table.reader.read(message)
    let sightings = table.matcher.sightings(in: reading)
    var weighed = Weighed(message: message, reading: reading, sightings: sightings)
    guard !sightings.isEmpty else { return weighed }
    let content = sightings.filter { table.kinds[$0.concept].isContent }
    let scope = Scope(
      reading: reading, sightings: sightings, content: content, roles: roles)
    weighed.isOnlyPast = scope.isOnlyPast
    for sighting in sightings where table.kinds[sighting.concept] == .hint {
      let weight = scope.weight(of: sighting, keepsMild: true)
      if weight == .full || weight == .distant { weighed.hints.append(sighting) }
      if weight == .full { weighed.ofNow.append(sighting) }
    }
    for sighting in content {
      switch scope.weight(of: sighting, keepsMild: keepsMild) {
      case .full: weighed.full.append(sighting)
      case .distant: weighed.distant.append(sighting)
      case .unmeant: weighed.hasUnmeant = true
      case .none:
        if table.kinds[sighting.concept].isSign { weighed.hasDeniedSign = true }
      }
    }
    return weighed
  }

  private func evaluate(
    _ weighed: Weighed, context: TriageContext, earlier: Earlier
  ) -> [Concern] {
    let told = circumstances.told(weighed.reading, said: weighed.full)
    let full = circumstances.own(weighed.full)
    let given = circumstances.concepts(of: context, told: told)
    var found: [String: Concern] = [:]
    scan(full, in: weighed, given: given) { flag, because, wording in
      keep(Concern(flag, because: because, wording: wording), in: &found)
    }
    if !earlier.isEmpty {
      var known = circumstances.concepts(of: context, told: told.after(earlier.told))
      known.formUnion(earlier.concepts)
      let isBrief = weighed.reading.words.count <= Self.briefest
      scan(full, in: weighed, given: known, beyond: known) { flag, because, wording in
        guard isBrief || flag.level != .decline else { return }
        keep(Concern(flag, because: because, wording: wording), in: &found)
      }
    }
    if !weighed.distant.isEmpty {
      let all = (full + weighed.distant).sorted { $0.words.lowerBound < $1.words.lowerBound }
      scan(all, in: weighed, given: given) { flag, because, wording in
        let isCounted = flag.countsInGeneral
        guard found[flag.id] == nil, isCounted || flag.level != .decline else { return }
        keep(
          isCounted
            ? Concern(flag, because: because, wording: wording)
            : Concern(flag, inGeneral: distantSay.value, because: because), in: &found)
      }
    }
    return found.isEmpty ? [] : flags.value.compactMap { found[$0.id] }
  }

  private func keep(_ concern: Concern, in found: inout [String: Concern]) {
    if let known = found[concern.id], known.level >= concern.level { return }
    found[concern.id] = concern
  }

  /// Reports the flags that hold in any stretch of a message.
  ///
  /// - Parameter beyond: a flag that holds by these concepts alone says nothing new.
  private func scan(
    _ sightings: [Sighting], in weighed: Weighed, given: ConceptSet, beyond: ConceptSet? = nil,
    report: (RedFlag, [String], RedFlag.Wording) -> Void
  ) {
    let count = weighed.reading.words.count
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
        for (index, flag) in flags.value.enumerated() where isRaised[index] != true {
          guard let frame = flag.holds(among: concepts) else { continue }
          let raise = flag.raised(among: concepts)
          if let beyond, flag.holds(among: beyond) != nil,
            raise == nil || flag.raised(among: beyond) != nil
          {
            continue
          }
          if isRaised[index] == false, raise == nil { continue }
          isRaised[index] = raise != nil
          report(
            flag, because([frame, raise].compactMap(\.self), inside, weighed),
            flag.wording(among: concepts))
        }
      }
      start += Self.step
    } while start + Self.window - Self.step < count
  }

  private func because(
    _ frames: [Frame], _ sightings: [Sighting], _ weighed: Weighed
  ) -> [String] {
    var ranges: [Range<Int>] = []
    for set in frames.flatMap(\.wanted) {
      guard let sighting = sightings.first(where: { set.contains($0.concept) }) else { continue }
      let words = weighed.reading.words[sighting.words]
      guard let first = words.first, let last = words.last else { continue }
      let range = weighed.message.utf16Range(
        first.tokens.lowerBound..<last.tokens.upperBound)
      let isKnown = ranges.contains {
        $0.contains(range.lowerBound) && $0.upperBound >= range.upperBound
      }
      if isKnown { continue }
      ranges.removeAll { range.contains($0.lowerBound) && range.upperBound >= $0.upperBound }
      ranges.append(range)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map(weighed.message.typed)
  }
}
