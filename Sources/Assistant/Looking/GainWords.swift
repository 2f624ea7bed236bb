import Civil
import Guardrails
import Journal
import Knowledge
import MessageFormat
import Physiology

/// What is published on weight in pregnancy beside her own readings; a figure for a talk, no goal.
struct GainWords {
  private let journal: Journal
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    self.journal = journal
    self.scene = scene
  }

  /// Where the figures are published.
  static let source = "IOM-2009"

  /// Whether it may be spoken of: in pregnancy, and where weights are not silenced.
  var isOpen: Bool {
    scene.mode == .pregnancy && !scene.isAfterLoss && scene.setting.speaksOfCalories
  }

  /// Whether it was said in this conversation, so that it need not be again unasked.
  func isSaid(in thread: DialogueState) -> Bool {
    ["gain.band", "gain.needs_height", "gain.needs_weight", "gain.needs_dates"]
      .contains { thread.uses(ofReply: $0) > 0 }
  }

  /// Where a message asks for it.
  ///
  /// Nil where it does not, or where it may not be spoken of.
  init?(_ reading: Reading, _ said: Set<String>, journal: Journal, scene: Scene) {
    self.init(journal, scene)
    guard reading.triage.level == .ok, said.contains("told.weight_gain"), isOpen else {
      return nil
    }
  }

  /// The band for this week, with what her readings come to; or what is needed for it.
  var parts: [Part] {
    guard let dating = scene.pregnancy, let age = try? dating.age(on: scene.today) else {
      return [.reply("gain.needs_dates")]
    }
    guard let centimetres = scene.setting.preferences.number(.height) else {
      return [.reply("gain.needs_height")]
    }
    guard let before = weight(before: dating.lmp) else {
      return [.reply("gain.needs_weight", ["date": .date(dating.lmp)])]
    }
    guard let band = Self.band(from: before, centimetres) else { return [.reply("gain.none")] }
    let gain = band.gain(at: age)
    var parts: [Part] = [
      .reply(
        "gain.band",
        [
          "weeks": .integer(age.weeks), "low": .number(gain.lowerBound),
          "high": .number(gain.upperBound), "least": .number(band.total.lowerBound),
          "most": .number(band.total.upperBound),
        ])
    ]
    if let now = journal.series(of: .amount(.weight), upTo: scene.today)?.last,
      now.date > before.date, now.date >= dating.lmp
    {
      parts.append(
        .reply(
          "gain.own", ["change": .number(now.value - before.value), "date": .date(now.date)]))
    }
    return parts + [.reply("gain.talk")]
  }

  /// Whether all is known that the band needs.
  var isKnown: Bool {
    guard let dating = scene.pregnancy else { return false }
    return scene.setting.preferences.number(.height) != nil && weight(before: dating.lmp) != nil
  }

  private static func band(from before: DatedValue, _ centimetres: Int) -> WeightGainBand? {
    BodyMassClass(kilograms: before.value, centimetres: Double(centimetres))
      .flatMap { WeightGainBand($0) }
  }

  /// The band to draw beside her readings of some days; nil where anything for it is missing, or
  /// where it may not be shown.
  func drawn(over days: ClosedRange<CivilDate>) -> Chart.Band? {
    guard isOpen, let dating = scene.pregnancy,
      let centimetres = scene.setting.preferences.number(.height),
      let before = weight(before: dating.lmp), let band = Self.band(from: before, centimetres)
    else { return nil }
    let first = max(days.lowerBound, dating.lmp)
    guard first <= days.upperBound else { return nil }
    let points = (first...days.upperBound).compactMap { day in
      (try? dating.age(on: day)).map { (day, band.gain(at: $0)) }
    }
    guard let low = Series(points.map { DatedValue($0, before.value + $1.lowerBound) }),
      let high = Series(points.map { DatedValue($0, before.value + $1.upperBound) })
    else { return nil }
    return Chart.Band(low: low, high: high)
  }

  /// The last weight of the year before, up to the first weeks in which next to nothing is gained.
  private func weight(before lmp: CivilDate) -> DatedValue? {
    journal.series(of: .amount(.weight), upTo: lmp + Self.early)?.part(
      lmp + -Self.yearBefore...lmp + Self.early)?.last
  }

  private static let early = 28
  private static let yearBefore = 365
}
