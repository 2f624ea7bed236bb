import Civil
import Journal
import Knowledge
import Language
import Physiology

/// Self-care, and comfort without medicine.
struct CareSkill: Skill {
  static let name = "care"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let needs = needs(of: request)
    guard let item = try Self.item(for: request, needs: needs) else { return .say("care.none") }
    let isRelief = request.intent == .contentRelief
    let lead =
      !isRelief ? "care.lead" : needs.isEmpty ? "care.relief.plain" : "care.relief.lead"
    var parts: [Part] = [.led(lead, content: item.text, sources: item.sources)]
    if isRelief { parts.append(.reply("care.relief.after")) }
    return Outcome(parts: parts)
  }

  /// What it is for: said now, or logged today.
  private func needs(of request: Request) -> Set<String> {
    let said = Set(request.words(.symptom) + request.words(.mood) + request.words(.target))
    guard said.isEmpty, request.intent == .contentRelief else { return said }
    return Set(request.journal.complaints(on: request.today))
  }

  /// The item of the day that helps with `needs`, or suits the phase where there are none.
  static func item(
    for request: Request, needs: Set<String>
  ) throws(KnowledgeError) -> CareItem? {
    let theme = request.stage
    let items = try request.library.careItems().filter {
      $0.stages.contains(theme) || $0.stages.contains(.general)
    }
    let helping = items.filter { !needs.isDisjoint(with: $0.helps) }
    let pool = !helping.isEmpty ? helping : items
    return pool.isEmpty ? nil : pool[request.turning(pool.count)]
  }
}
