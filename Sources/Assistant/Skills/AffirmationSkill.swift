import Civil
import Journal
import Knowledge
import Language
import Physiology

/// One kind line that fits the day, the mode and the phase.
struct AffirmationSkill: Skill {
  static let name = "affirmation"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    guard let affirmation = try Self.affirmation(for: request) else {
      return .say("affirmation.none")
    }
    return Outcome(parts: [.led("affirmation.lead", content: affirmation.text, sources: [])])
  }

  /// The affirmation of the day; another one each time it is asked for again.
  static func affirmation(for request: Request) throws(KnowledgeError) -> Affirmation? {
    let sets = sets(for: request)
    let fitting = try request.library.affirmations().filter { sets.contains($0.set) }
    return fitting.isEmpty ? nil : fitting[request.turning(fitting.count)]
  }

  private static func sets(for request: Request) -> Set<Affirmation.Collection> {
    if request.isAfterLoss { return [.loss, .general] }
    switch request.mode {
    case .pregnancy: return [.pregnancy, .general]
    case .ttc: return [.ttc, .general]
    case .postpartum: return [.postpartum, .general]
    case .general, .perimenopause: return [.general, .sleep]
    case .cycle:
      guard case .phase(let phase) = request.cycle.kind(of: request.today) else {
        return [.general]
      }
      return [Affirmation.Collection(rawValue: phase.rawValue) ?? .general]
    }
  }
}
