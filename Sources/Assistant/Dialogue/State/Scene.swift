import Civil
import Journal
import Language
import Physiology

/// What is true on the day of a message, worked out from the journal once.
struct Scene: Sendable {
  let now: Moment
  let mode: Mode
  let cycle: CyclePicture
  let pregnancy: PregnancyDating?
  let isAfterLoss: Bool
  /// The day of the last loss; nil where none is told.
  let lastLoss: CivilDate?
  /// How many days ago a loss was that no period has followed; nil where there is none.
  let daysAfterLoss: Int?
  let context: Context
  let setting: Setting
  let isTodayOver: Bool
  /// What is known of her for good.
  let profile: Profile
  /// The units to say: those set, and for temperatures else the one she writes.
  let units: Preferences

  /// Works it out; `isTodayOver` says that no start comes today either, and `kept` is the cycle
  /// that an earlier scene of the same journal and setting saw.
  init(
    _ journal: Journal, _ setting: Setting, now: Moment, isTodayOver: Bool = false,
    after texts: [String] = [], kept: CyclePicture? = nil
  ) {
    self.now = now
    self.setting = setting
    mode = setting.mode ?? journal.mode ?? .cycle
    isAfterLoss = journal.isAfterLoss
    lastLoss = journal.lastLoss
    daysAfterLoss = journal.daysAfterLoss(on: now.date)
    var units = setting.preferences
    if units.stored(.temperature) == nil, journal.writesFahrenheit {
      units.set(.temperature, to: "F")
    }
    self.units = units
    profile = Profile(journal, setting.preferences, today: now.date)
    let kept = kept.flatMap { $0.isOf(now.date, isTodayOver: isTodayOver) ? $0 : nil }
    cycle =
      kept
      ?? CyclePicture(
        journal, today: now.date, model: setting.model, mode: mode, isTodayOver: isTodayOver)
    self.isTodayOver = isTodayOver
    let stated = setting.weeks.flatMap { GestationalAge(weeks: $0) }
      .map { PregnancyDating(gestationalAge: $0, on: now.date) }
    pregnancy = mode == .pregnancy ? journal.pregnancyDating ?? stated : nil
    let age = pregnancy.flatMap { try? $0.age(on: now.date) }
    var context = Context(
      mode: mode, reference: now, locale: setting.locale, weeks: age?.weeks,
      daysPostpartum: journal.daysAfterDelivery(on: now.date) ?? setting.daysPostpartum,
      daysLate: mode == .pregnancy ? nil : cycle.daysLate ?? setting.daysLate, turns: texts,
      recent: journal.recentSigns(on: now.date, mode: mode), symptoms: journal.trackedSymptoms)
    context.periodStart = mode == .pregnancy ? nil : cycle.runningStart(on: now.date)
    if mode == .pregnancy || context.daysPostpartum != nil, let name = journal.babyName {
      context.childName = Normaliser().normalise(name).tokens.filter { $0.kind == .word }.map(
        \.text)
    }
    self.context = context
  }

  var today: CivilDate { now.date }

  /// Whether the diary is kept by somebody else, whose "she" is the one it is about.
  var isKeptForHer: Bool {
    profile.helper != nil || People(setting).open != People.owner
  }

  /// Whether a loss is a few weeks ago, and no period has come since.
  var isSoonAfterLoss: Bool { daysAfterLoss.map { $0 <= Self.weeksOfLoss * 7 } ?? false }

  private static let weeksOfLoss = 6
}
