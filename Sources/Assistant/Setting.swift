public import Physiology

/// What the host knows apart from the journal.
public struct Setting: Sendable {
  /// The mode for now, over the one the journal names.
  public var mode: Mode?
  /// A language tag such as `en-GB`, for the order of day and month; nil when unknown.
  public var locale: String?
  /// Where the journal is kept, in words for the person.
  public var home: String?
  /// The model that forecasts: the one that was asked for, else the one she set.
  public var model: any CycleModel {
    get {
      askedModel ?? preferences[.estimator].flatMap(ModelName.init(rawValue:))?.model
        ?? ModelName.adaptive.model
    }
    set { askedModel = newValue }
  }
  /// The model that was asked for; nil where the one she set holds.
  public var askedModel: (any CycleModel)?

  /// What she has set.
  public var preferences = Preferences()
  /// The country that the machine is set to, as an ISO 3166 code; nil where it names none.
  public var localRegion: String?

  /// An ISO 3166 code whose emergency number applies: the one she set, else that of the machine;
  /// nil for words that fit everywhere.
  public var region: String? {
    get { preferences[.region] ?? localRegion }
    set { localRegion = newValue }
  }
  /// Completed weeks of pregnancy, where the journal does not say.
  public var weeks: Int?
  /// Days since the birth, where the journal does not say.
  public var daysPostpartum: Int?
  /// Days the period is late, where the journal does not say.
  public var daysLate: Int?

  /// The second of the running minute, 0 to 59, where the host has a clock that fine.
  public var second: Int?

  /// Whether the size of a baby is compared with other things.
  public var comparesSizes: Bool {
    get { preferences.isOn(.sizes) }
    set { preferences.set(.sizes, to: newValue ? "on" : "off") }
  }

  /// Whether fertile days, ovulation and conception may be spoken of.
  var speaksOfFertility: Bool { preferences.isOn(.fertility) }

  /// Whether calories and body weights may be spoken of.
  var speaksOfCalories: Bool { preferences.isOn(.calories) }

  /// Whether scores are shown unasked.
  var showsScores: Bool { preferences[.scores] == "on" }

  /// Whether a page of the week comes by itself on a Sunday evening.
  var showsWeekPage: Bool { preferences[.weekPage] == "on" }

  /// Whether Bloom asks by itself if a period ended or began.
  var asksOfPeriods: Bool { preferences.isOn(.prompts) }

  /// Whether no turn follows this one, so that nothing can be answered.
  public var isSingle = false

  /// Whether the diary stands in plain where the host could put a passphrase on it.
  public var mayLock = false

  /// Whose diary is open; `me` for the owner's own.
  public var person = "me"
  /// All who have a diary in the home.
  public var people: [String] = []

  /// Makes a setting; the model is the one she set unless another is asked for.
  public init(
    mode: Mode? = nil, locale: String? = nil, home: String? = nil,
    model: (any CycleModel)? = nil
  ) {
    self.mode = mode
    self.locale = locale
    self.home = home
    askedModel = model
  }
}
