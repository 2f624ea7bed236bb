import Knowledge

/// Every skill, by the name of its file.
enum Skills {
  static let all: [any Skill] = [
    AffirmationSkill(), BirthPlanSkill(), BreathingSkill(), CalendarSkill(), CareSkill(),
    ChecklistSkill(), DataSkill(), ForecastSkill(), GreetSkill(), GuardSkill(), HelpSkill(),
    InsightSkill(), LaterSkill(),
    LearnSkill(), LogSkill(), ModeSkill(), NutritionSkill(), PeopleSkill(), PhaseSkill(),
    PrivacySkill(), RemindSkill(), SettingsSkill(), TalkSkill(), TodaySkill(), UndoSkill(),
    WeekSkill(), WhySkill(), YogaSkill(),
  ]

  /// The skill whose file declares the intent.
  static func skill(named name: String) -> (any Skill)? {
    all.first { type(of: $0).name == name }
  }
}
