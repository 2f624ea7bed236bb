import Knowledge

/// What to see to around a pregnancy: shown, ticked, and added to.
struct ChecklistSkill: Skill {
  static let name = "checklist"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    request.intent.isLog
      ? try LogSkill().outcome(for: request) : try ChecklistWords(request).outcome
  }
}
