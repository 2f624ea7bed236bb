import Civil
import Journal
import Physiology
import Scores

/// What a diary holds for scores, by day; a score is made of the day's own readings alone.
struct ScoreRecord: Sendable {
  let today: CivilDate
  let hrv: [DatedValue]
  let pulse: [DatedValue]
  /// Hours asleep, on the day the night ends.
  let hours: [DatedValue]
  let steps: [DatedValue]
  /// Her own ratings of stress, 0 to 10.
  let stress: [DatedValue]
  /// The days of illness, which week and patterns leave out.
  let ill: Set<CivilDate>
  /// The sum of the grades of symptoms, 1 to 3 each, of every day with an entry.
  private let burden: [CivilDate: Double]
  private let nights: [CivilDate: Sleep]
  /// What else is known of nights and of movement.
  private let readings: [Quantity: [CivilDate: Double]]
  private let practised: Set<CivilDate>

  /// Reads the days up to today of which scores may be asked for, and those before that are usual.
  init(_ journal: Journal, today: CivilDate, days: Int = ScoreKind.mostDays) {
    self.today = today
    let first = today - (days + OwnUsual.days)
    func series(_ metric: Metric) -> [DatedValue] {
      journal.series(of: metric, from: first, upTo: today)?.values ?? []
    }
    hrv = series(.amount(.hrv))
    pulse = series(.amount(.pulse))
    hours = series(.sleep)
    steps = series(.amount(.steps))
    var (burden, nights): ([CivilDate: Double], [CivilDate: Sleep]) = ([:], [:])
    var (ill, practised): (Set<CivilDate>, Set<CivilDate>) = ([], [])
    var ratings: [DatedValue] = []
    for entry in journal.entries(from: first, upTo: today) {
      burden[entry.date, default: 0] += 0
      switch entry.fact {
      case .symptom(_, let severity, let pain, _):
        burden[entry.date, default: 0] += Self.grade(severity, pain)
      case .sleep(let sleep):
        if sleep.hours != nil || nights[entry.date] == nil { nights[entry.date] = sleep }
      case .scale(.stress, let rating):
        ratings.append(
          DatedValue(entry.date, rating.value.value / Double(rating.top) * Self.topOfRating))
      case .activity(.breathing, _, _): practised.insert(entry.date)
      case .text(.factor, let factor) where factor == Self.illness: ill.insert(entry.date)
      default: break
      }
    }
    self.burden = burden
    self.nights = nights
    self.ill = ill
    self.practised = practised
    let kept: [Quantity] = [.sleepLatency, .awake, .wakings, .deepSleep, .remSleep, .activeEnergy]
    readings = (kept + Quantity.zones).reduce(into: [:]) { readings, quantity in
      let values = series(.amount(quantity))
      readings[quantity] = Dictionary(values.map { ($0.date, $0.value) }) { $1 }
    }
    stress = Series(ratings)?.dailyMeans.values ?? []
  }

  /// The factor that the journal keeps for a day of illness.
  static let illness = "illness"
  private static let topOfRating = 10.0

  /// How strong a symptom was, 0 to 3: mild, or a pain up to 3, is 1; one without a strength too.
  private static func grade(_ severity: Severity?, _ pain: Int?) -> Double {
    if let pain { return pain == 0 ? 0 : pain <= 3 ? 1 : pain <= 6 ? 2 : 3 }
    return switch severity {
    case Severity.none?: 0
    case .mild?, nil: 1
    case .moderate?: 2
    case .severe?: 3
    }
  }

  /// How regular her bed time is up to a day.
  func regularity(
    through day: CivilDate
  ) -> Availability<BedTimeRegularity, BedTimeRegularity.Shortage> {
    BedTimeRegularity.of(
      nights.compactMap { night, sleep in sleep.bed.map { BedTime(night, $0) } }
        .sorted { $0.night < $1.night },
      through: day)
  }

  /// How the hours of weekends differ up to a day.
  func weekends(through day: CivilDate) -> Availability<WeekendSleep, WeekendShortage> {
    WeekendSleep.of(hours, through: day)
  }

  /// How much later the middle of the night lies at weekends up to a day.
  func shift(through day: CivilDate) -> Availability<MidSleepShift, WeekendShortage> {
    MidSleepShift.of(
      nights.compactMap { day, sleep in
        guard let bed = sleep.bed, let wake = sleep.wake else { return nil }
        return SleepSpan(day, bed: bed, wake: wake)
      }.sorted { $0.wakeDay < $1.wakeDay },
      through: day)
  }

  func recovery(on day: CivilDate) -> Availability<RecoveryScore, RecoveryScore.Shortage> {
    RecoveryScore.of(day, hrv: hrv, pulse: pulse, sleep: hours)
  }

  func sleep(on day: CivilDate) -> Availability<SleepScore, SleepScore.Shortage> {
    let night = nights[day]
    let inBed = night.flatMap { night -> Double? in
      guard let bed = night.bed, let wake = night.wake else { return nil }
      let minutes = wake.minutesSinceMidnight - bed.minutesSinceMidnight
      return Double(minutes > 0 ? minutes : minutes + Self.minutesOfDay)
    }
    return SleepScore.of(
      SleepNight(
        asleep: hours.value(on: day).map { $0 * Self.minutesOfHour }, inBed: inBed,
        latency: readings[.sleepLatency]?[day], wakeAfterOnset: readings[.awake]?[day],
        wakes: readings[.wakings]?[day], rem: readings[.remSleep]?[day],
        deep: readings[.deepSleep]?[day]))
  }

  private static let minutesOfDay = 1_440
  private static let minutesOfHour = 60.0

  func strain(on day: CivilDate) -> Availability<StrainScore, StrainScore.Shortage> {
    StrainScore.of(
      day, steps: steps, energy: values(readings[.activeEnergy] ?? [:]), load: values(load))
  }

  /// The load of each day with minutes in a zone of the pulse; a zone without minutes counts as none.
  private var load: [CivilDate: Double] {
    let zones = Quantity.zones.map { readings[$0] ?? [:] }
    return Dictionary(
      uniqueKeysWithValues: Set(zones.flatMap(\.keys)).compactMap { day in
        PulseZones.load(of: zones.map { $0[day] ?? 0 }).map { (day, $0.load) }
      })
  }

  private func values(_ byDay: [CivilDate: Double]) -> [DatedValue] {
    byDay.map { DatedValue($0.key, $0.value) }.sorted { $0.date < $1.date }
  }

  func stress(on day: CivilDate) -> Availability<StressScore, StressScore.Shortage> {
    let usual = OwnUsual(hrv, before: day)
    let earlier = OwnUsual(
      burden.map { DatedValue($0.key, $0.value) }.sorted { $0.date < $1.date }, before: day)
    let load = burden[day].flatMap { today in
      earlier.mean.map {
        StressScore.Burden(today: today, usual: $0, daysKept: earlier.count)
      }
    }
    return StressScore.of(
      rating: stress.value(on: day), hrv: hrv.value(on: day),
      usualHRV: usual.isUsable ? usual.mean : nil, burden: load)
  }

  /// The points of a score on a day; nil where it is unavailable.
  func value(_ kind: ScoreKind, on day: CivilDate) -> Double? {
    switch kind {
    case .recovery: recovery(on: day).value?.relative.value
    case .sleep: sleep(on: day).value?.value
    case .strain: strain(on: day).value?.relative.value
    case .stress: stress(on: day).value?.value
    }
  }

  /// The score of the seven days that end on one, beside the week before; days of illness are left
  /// out.
  func week(through day: CivilDate) -> Availability<WeeklyScore, WeeklyScore.Shortage> {
    var record = week(endingOn: day)
    record.lastShown = WeeklyScore.of(week(endingOn: day - Self.daysOfWeek)).value?.shown
    return WeeklyScore.of(record)
  }

  private static let daysOfWeek = 7

  private func week(endingOn last: CivilDate) -> WeekRecord {
    let days = (last - (Self.daysOfWeek - 1)...last).filter { !ill.contains($0) }
    var record = WeekRecord()
    record.recovery = days.map { value(.recovery, on: $0) }
    record.sleepConsistency = regularity(through: last).value?.value
    record.inUsualBand = days.map { strain(on: $0).value?.isInUsualBand }
    record.burden = days.map { burden[$0] }
    record.practised = days.map(practised.contains)
    record.practises = !practised.isEmpty
    return record
  }

  /// A day in the grid of good days.
  func grid(on day: CivilDate) -> GridDay {
    GridDay(
      recovery: value(.recovery, on: day), sleep: value(.sleep, on: day),
      strain: value(.strain, on: day), strainIsInUsualBand: strain(on: day).value?.isInUsualBand)
  }

  /// The one thing that is said beside a score; nil for silence.
  func insight(_ kind: ScoreKind, on day: CivilDate) -> Insight? {
    switch kind {
    case .recovery:
      Insight.recovery(
        hrv: hrv.value(on: day), usualHRV: usual(hrv, day), pulse: pulse.value(on: day),
        usualPulse: usual(pulse, day))
    case .sleep:
      Insight.sleep(
        hours: hours.value(on: day), usualHours: usual(hours, day),
        weekendMinutes: weekends(through: day).value?.differenceMinutes,
        bedTimeDeviation: regularity(through: day).value?.deviation)
    case .strain: Insight.strain(changePercent: strain(on: day).value?.changePercent)
    case .stress: nil
    }
  }

  private func usual(_ series: [DatedValue], _ day: CivilDate) -> Double? {
    let usual = OwnUsual(series, before: day)
    return usual.isUsable ? usual.mean : nil
  }
}

extension [DatedValue] {
  /// The value of a day; nil where it has none.
  fileprivate func value(on day: CivilDate) -> Double? { first { $0.date == day }?.value }
}
