package import Civil

/// What was done on one day.
package struct HelpDay: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The ids of what was done, each once, in the order noted.
  package let actions: [String]
}
