import Knowledge

/// What she wishes for a birth.
struct BirthPlanSkill: Skill {
  static let name = "birth"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    try BirthPlanWords(request).outcome
  }
}
