import Civil
import Journal
import Knowledge
import Language
import Physiology

/// One kind line that fits what was asked for, the mood, or the day, the mode and the phase.
struct AffirmationSkill: Skill {
  static let name = "affirmation"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    guard let affirmation = try Self.affirmation(for: request) else {
      return .say("affirmation.none")
    }
    let lead = try Self.isMissed(request) ? "affirmation.other" : "affirmation.lead"
    var outcome = Outcome(parts: [.led(lead, content: affirmation.text, sources: [])])
    outcome.found = [Found(affirmation)]
    outcome.why = LookupWords(request).whyLine
    return outcome
  }

  /// Whether a command names something that there is no set for.
  private static func isMissed(_ request: Request) throws(KnowledgeError) -> Bool {
    let query = try request.query()
    guard request.isLookup, !query.words.isEmpty else { return false }
    let known = try request.library.affirmationSets()
    let moods = Set(request.words(.mood) + request.words(.target))
    let named = try asked(known, request)
    return named == nil && !known.contains { !moods.isDisjoint(with: $0.moods) }
  }

  /// The affirmation of the day; another one each time it is asked for again.
  static func affirmation(for request: Request) throws(KnowledgeError) -> Affirmation? {
    let hush = try request.hush()
    let known = try request.library.affirmationSets()
    let asked = try asked(known, request)
    let all = try request.library.affirmations()
      .filter { hush.allows($0.text) }
    var pools: [Sets: [Int]] = [:]
    let chosen = DailyTurn(day: request.today).item(uses: request.uses) { day in
      let sets = sets(known, asked: asked, for: request, on: day)
      let pool = pools[sets] ?? all.indices.filter { sets.contains(all[$0].set) }
      pools[sets] = pool
      return pool
    }
    return chosen.map { all[$0] }
  }

  /// The sets that may be given at all just now.
  static func openSets(
    for request: Request
  ) throws(KnowledgeError) -> Set<Affirmation.Collection> {
    Set(try request.library.affirmationSets().filter { isOpen($0.scope, request) }.map(\.id))
  }

  private typealias Sets = Set<Affirmation.Collection>

  private static func sets(
    _ known: [AffirmationSet], asked: Affirmation.Collection?, for request: Request,
    on day: CivilDate
  ) -> Sets {
    let open = known.filter { isOpen($0.scope, request) }
    if let asked { return open.contains { $0.id == asked } ? [asked] : usual(request, day) }
    let moods = Set(request.words(.mood) + request.words(.target) + told(request, day))
    let answering = open.filter { !moods.isDisjoint(with: $0.moods) }.map(\.id)
    return answering.isEmpty ? usual(request, day) : Set(answering)
  }

  /// The set that the words of the message name, unless the day's card is asked for.
  private static func asked(
    _ known: [AffirmationSet], _ request: Request
  ) throws(KnowledgeError) -> Affirmation.Collection? {
    guard request.intent == .affirmation else { return nil }
    let index = try request.library.kept("affirmation phrases") { () throws(KnowledgeError) in
      NameIndex(known.map(\.phrases))
    }
    return index.place(in: request.text).map { known[$0].id }
  }

  /// Whether a set may be given at all: after a loss only what fits any life, and grief.
  private static func isOpen(_ scope: AffirmationSet.Scope, _ request: Request) -> Bool {
    switch scope {
    case .any, .loss: true
    case .perimenopause: !request.isAfterLoss
    case .cycle, .ttc, .pregnancy, .postpartum: !request.isAfterLoss && request.mode != .general
    }
  }

  /// The moods and complaints that were told of a day.
  private static func told(_ request: Request, _ day: CivilDate) -> [String] {
    request.journal.moods(on: day) + request.journal.complaints(on: day)
  }

  private static func usual(_ request: Request, _ day: CivilDate) -> Sets {
    if request.isAfterLoss {
      return request.intent == .affirmation ? [.loss, .hard, .general] : [.hard, .general]
    }
    let isLuteal = request.cycle.kind(of: day) == .phase(.luteal)
    switch request.mode {
    case .pregnancy: return ofPregnancy(request, day)
    case .ttc: return isLuteal ? [.waiting, .ttc] : [.ttc, .general]
    case .postpartum: return [.postpartum, .general]
    case .perimenopause: return [.perimenopause, .general]
    case .general: return [.general, .sleep]
    case .cycle:
      guard case .phase(let phase) = request.cycle.kind(of: day) else {
        return [.general]
      }
      return [Affirmation.Collection(rawValue: phase.rawValue) ?? .general]
    }
  }

  /// From 36 weeks on birth is near enough to be spoken of.
  private static func ofPregnancy(_ request: Request, _ day: CivilDate) -> Sets {
    guard let age = request.gestationalAge(on: day) else { return [.pregnancy, .general] }
    switch age.trimester {
    case .first: return [.pregnancy, .firstTrimester]
    case .second: return [.pregnancy, .secondTrimester]
    case .third:
      return age.weeks < 36
        ? [.pregnancy, .thirdTrimester] : [.pregnancy, .thirdTrimester, .labour]
    }
  }
}
