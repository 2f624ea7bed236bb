import Civil
import Journal
import Physiology

/// What is known of her for good: it is told once, and gates what is asked and said.
struct Profile: Hashable, Sendable {
  /// Whether periods come at all.
  enum Menses: String, Sendable {
    /// The first one is still ahead.
    case never
    /// There are none any more, or none for now.
    case stopped
  }

  /// Something she asked for or asked to be spared.
  enum Preference: String, CaseIterable, Sendable {
    case noBaby = "no_baby"
    case noFertility = "no_fertility"
    case noPredictions = "no_predictions"
    case factsOnly = "facts_only"
    case noPeriodQuestion = "no_period_question"
  }

  /// Nil where they come.
  private(set) var menses: Menses?
  /// In years, grown since it was told.
  private(set) var age: Int?
  private(set) var takesTestosterone = false
  /// Since when a child is tried for, where that was told.
  private(set) var tryingSince: CivilDate?
  /// `perimenopause` or `menopause`, as somebody told her or she told.
  private(set) var menopause: String?
  /// Who writes here for her, such as `partner`.
  private(set) var helper: String?
  private(set) var wishes: Set<Preference> = []
  /// Whether words are to fit any gender.
  private(set) var isNeutral = false
  /// The ids of conditions, of diets, and of what is left out.
  private(set) var conditions: [String] = []
  private(set) var diets: [String] = []
  private(set) var leavesOut: [String] = []
  /// What holds, as it stands in the journal, the first told first.
  private(set) var circumstances: [Circumstance] = []

  /// Works it out from the lines of the journal and what is set.
  init(_ journal: Journal, _ preferences: Preferences, today: CivilDate) {
    for (told, circumstance) in journal.circumstances where told <= today {
      circumstances.append(circumstance)
      take(circumstance, told: told, today: today)
    }
    if menses == .never, !journal.periods.isEmpty { menses = nil }
    if !preferences.isOn(.fertility) { wishes.insert(.noFertility) }
    conditions = preferences.conditions
    diets = preferences.ids(.diet)
    leavesOut = preferences.ids(.leavesOut)
  }

  private mutating func take(_ told: Circumstance, told day: CivilDate, today: CivilDate) {
    switch told.key.rawValue {
    case "menses": menses = Menses(rawValue: told.value) ?? menses
    case "age": age = Int(told.value).map { $0 + (today - day) / Self.daysOfYear }
    case "hormones": takesTestosterone = takesTestosterone || told.value == "testosterone"
    case "trying": tryingSince = told.since?.earliest ?? day
    case "menopause": menopause = told.value
    case "helper": helper = told.value
    case "wish": Preference(rawValue: told.value).map { _ = wishes.insert($0) }
    case "words": isNeutral = isNeutral || told.value == "neutral"
    default: break
    }
  }

  /// Whether no period or fertile day can be reckoned, whatever is on record.
  var foretellsNothing: Bool { menses != nil || takesTestosterone }

  private static let daysOfYear = 365

  /// The keys of which one value holds at a time.
  static let single: Set<String> = ["menses", "age", "trying", "menopause", "helper"]

  /// Whether this holds already.
  func holds(_ told: Circumstance) -> Bool {
    if told.key == "age" { return age.map { "\($0)" } == told.value }
    return circumstances.contains {
      $0.key == told.key && $0.value == told.value
        && (told.since == nil || $0.since != nil) && (told.words == nil || $0.words != nil)
    }
  }
}
