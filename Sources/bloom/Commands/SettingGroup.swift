import Assistant

/// Settings that belong together, in the order in which they are listed.
struct SettingGroup {
  let title: String
  let keys: [SettingKey]

  /// All groups; each setting is in one of them.
  static let all = [
    SettingGroup(
      title: "You", keys: [.name, .region, .periodWord, .conditions, .diet, .leavesOut, .height]),
    SettingGroup(title: "Units", keys: [.temperature, .weight, .volume]),
    SettingGroup(
      title: "Spoken of",
      keys: [
        .fertility, .sizes, .calories, .tips, .affirmations, .movement, .prompts, .scores,
        .weekPage,
      ]),
    SettingGroup(
      title: "Goals and reckoning", keys: [.waterGoal, .stepGoal, .sleepGoal, .goal, .estimator]),
    SettingGroup(
      title: "On the screen",
      keys: [.plain, .contrast, .motion, .pace, .quiet, .history, .reminders]),
  ]

  /// The settings in their groups: what was set in the accent, what holds otherwise as it is, and
  /// what is empty faintly.
  static func page(_ preferences: Preferences) -> [StyledRow] {
    let width = SettingKey.allCases.map(\.rawValue.count).max() ?? 0
    var rows: [StyledRow] = []
    for group in all {
      rows.append(StyledRow(lead: [StyledRow.Part(text: group.title, role: .heading)]))
      for key in group.keys {
        let value = preferences[key]?.printable ?? "-"
        let gap = String(repeating: " ", count: max(Self.valueWidth - value.displayWidth, 0) + 2)
        let role: Role = preferences.stored(key) != nil ? .accent : .dim
        rows.append(
          StyledRow(
            lead: [
              StyledRow.Part(text: "  " + key.rawValue.padded(to: width + 2)),
              StyledRow.Part(text: value + gap, role: role),
            ], body: key.explanation, role: .dim))
      }
    }
    return rows + [
      StyledRow(),
      StyledRow(body: "bloom config KEY VALUE sets one, and the value default takes it back."),
    ]
  }

  private static let valueWidth = 8
}
