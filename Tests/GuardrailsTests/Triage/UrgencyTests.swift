import Guardrails
import Language
import Physiology
import Testing

/// Of several dangers the most urgent is answered, by its level and by how soon to act.
struct UrgencyTests {
  @Test func `a level counts before how soon, and now before later`() {
    let rising = [
      Urgency(level: .ok, soon: nil), Urgency(level: .decline, soon: nil),
      Urgency(level: .provider, soon: .weeks), Urgency(level: .provider, soon: .days),
      Urgency(level: .urgent, soon: nil), Urgency(level: .urgent, soon: .today),
      Urgency(level: .urgent, soon: .now), Urgency(level: .emergency, soon: nil),
    ]
    for (index, lower) in rising.enumerated() {
      for higher in rising[(index + 1)...] {
        #expect(lower < higher)
        #expect(!(higher < lower))
      }
    }
  }

  @Test(arguments: [
    (Urgency(level: .urgent, soon: .today), Urgency(level: .urgent, soon: .now)),
    (Urgency(level: .urgent, soon: .now), Urgency(level: .emergency, soon: .now)),
    (Urgency(level: .emergency, soon: .now), Urgency(level: .emergency, soon: .now)),
  ])
  func `what gets worse is a step more urgent`(before: Urgency, after: Urgency) {
    #expect(before.worsened == after)
  }

  /// A woman's circumstances, under which each rule may hold or not.
  enum Stage: String, CaseIterable, CustomStringConvertible {
    case cycle, general, ttc, perimenopause, early, middle, late, term, newborn

    var description: String { rawValue }

    var context: TriageContext {
      switch self {
      case .cycle: TriageContext(mode: .cycle)
      case .general: TriageContext(mode: .general)
      case .ttc: TriageContext(mode: .ttc)
      case .perimenopause: TriageContext(mode: .perimenopause)
      case .early: TriageContext(mode: .pregnancy, weeks: 9)
      case .middle: TriageContext(mode: .pregnancy, weeks: 22)
      case .late: TriageContext(mode: .pregnancy, weeks: 34)
      case .term: TriageContext(mode: .pregnancy, weeks: 39)
      case .newborn: TriageContext(mode: .postpartum, daysPostpartum: 12)
      }
    }
  }

  /// The most urgent that a text raises.
  private static func urgency(_ text: String, _ stage: Stage) throws -> Urgency {
    try Rules.triage.get().concerns(in: Normaliser().normalise(text), context: stage.context)
      .first?.urgency ?? Urgency(level: .ok, soon: nil)
  }

  /// A short text for each rule that holds in a stage, with its urgency.
  private static func dangers(_ stage: Stage) throws -> [(text: String, urgency: Urgency)] {
    var dangers: [String: (String, Urgency)] = [:]
    for (rule, written) in Rules.samples("Catch", "red_flags", "RedFlag") {
      let text = Sample(rule: rule, written).text
      guard dangers[rule] == nil, text.split(separator: " ").count <= 9 else { continue }
      let concerns = try Rules.triage.get()
        .concerns(in: Normaliser().normalise(text), context: stage.context)
      guard let first = concerns.first, first.id == rule else { continue }
      dangers[rule] = (text, first.urgency)
    }
    return dangers.sorted { $0.key < $1.key }.map { ($0.value.0, $0.value.1) }
  }

  /// Two dangers that a stage changes nothing of are paired in the first stage alone.
  @Test(arguments: Stage.allCases)
  func `a second danger never weakens the first, in either order`(stage: Stage) throws {
    let dangers = try Self.dangers(stage)
    #expect(dangers.count > 60)
    let changed = try dangers.map {
      try stage == .cycle || Self.urgency($0.text, .cycle) != $0.urgency
    }
    for (index, one) in dangers.enumerated() {
      let others = (index + 1..<dangers.count).filter { changed[index] || changed[$0] }
      for (other, joint) in zip(others.map { dangers[$0] }, [". ", " and ", ", "].cycled) {
        for (first, second) in [(one, other), (other, one)] {
          let text = first.text + joint + second.text
          let both = try Self.urgency(text, stage)
          let most = max(first.urgency, second.urgency)
          #expect(both >= most, "\(text)")
          let soonest = [first.urgency.soon, second.urgency.soon].compactMap(\.self).min()
          #expect(soonest.map { (both.soon ?? .weeks) <= $0 } ?? true, "\(text)")
        }
      }
    }
  }
}

extension [String] {
  /// The elements over and over.
  fileprivate var cycled: AnySequence<String> {
    AnySequence(
      sequence(state: 0) { state in
        defer { state += 1 }
        return isEmpty ? nil : self[state % count]
      })
  }
}
