import Journal

/// Words of other apps for how strong bleeding is.
enum FlowNames {
  static let known: [String: Flow] = [
    "spotting": .spotting, "spot": .spotting, "s": .spotting, "light": .light, "l": .light,
    "medium": .medium, "m": .medium, "moderate": .medium, "normal": .medium, "heavy": .heavy,
    "h": .heavy, "very_heavy": .veryHeavy, "veryheavy": .veryHeavy,
  ]

  /// Words for bleeding of a strength that is not said.
  static let unsaid: Set<String> = [
    "yes", "y", "true", "x", "unspecified", "unknown", "menstruation", "bleeding", "period",
  ]

  /// Words for no bleeding.
  static let absent: Set<String> = ["none", "no_bleeding", "no_flow", "not_present", "dry"]
}
