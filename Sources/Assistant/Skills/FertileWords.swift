import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The fertile days of a forecast put into replies; always estimates, never a safe day.
struct FertileWords {
  private let words: ForecastWords
  private let variables: [String: Argument]

  init(_ words: ForecastWords) {
    self.words = words
    var variables = words.variables
    variables["ovulation"] = .date(words.forecast.ovulation)
    variables["days"] = .integer(max(words.request.today - words.forecast.ovulation, 0))
    if let seen = words.request.cycle.ovulation {
      variables["ovulation"] = .date(seen.day)
      variables["days"] = .integer(max(words.request.today - seen.day, 0))
    }
    if let window = words.forecast.fertileWindow {
      variables["start"] = .date(window.lowerBound)
      variables["end"] = .date(window.upperBound)
    }
    self.variables = variables
  }

  private var today: CivilDate { words.request.today }

  /// Why no days are named: too few cycles, or a model that has none.
  private var withheld: String {
    words.isMeasured && [.recentMean, .median].contains(words.forecast.model)
      ? "cycle.fertile_window.no_model" : "cycle.fertile_window.withheld"
  }

  /// The ovulation that signs of this cycle show.
  private var seen: OvulationWords? {
    words.request.cycle.ovulation.map { OvulationWords($0, words.request) }
  }

  private var ovulationDay: CivilDate {
    words.request.cycle.ovulation?.day ?? words.forecast.ovulation
  }

  var window: Part {
    guard let window = words.forecast.fertileWindow else {
      return .reply(withheld, variables)
    }
    if let seen { return seen.framed("cycle.fertile_window.seen", variables) }
    return .reply(
      window.upperBound < today ? "cycle.fertile_window.passed" : "cycle.fertile_window.shown",
      variables)
  }

  /// The one day that is asked about by a command.
  private var askedDay: CivilDate? {
    words.request.slot("of_day") == .bool(true) ? words.request.slot(.date)?.day : nil
  }

  /// Whether one day is asked about that no closed cycle holds.
  var isOfDayAhead: Bool { askedDay.map { $0 >= words.forecast.lastStart } ?? false }

  /// How fertile the one day is that is asked about, with its chance where that is known.
  var ofDay: [Part]? {
    guard let day = askedDay else { return nil }
    guard words.forecast.fertileWindow != nil else { return [.reply(withheld, variables)] }
    guard let first = words.request.cycle.history.periods.first?.start, first <= day else {
      return []
    }
    guard day <= FertileMonth.horizon(words.request) ?? day else {
      return [.reply("fertile.on_day.beyond", ["date": .date(day)])]
    }
    let month = FertileMonth(Month(of: day), words.request, words.forecast)
    var parts = [
      Part.reply(
        "fertile.on_day", ["date": .date(day), "level": .string(month.level(on: day).word)])
    ]
    if (words.forecast.lastStart..<words.forecast.nextStart).contains(day),
      let chance = words.forecast.probability(fertileOn: day), chance >= Self.smallest
    {
      parts.append(
        .reply("fertile.on_day.chance", ["percent": .integer(Int((chance * 100).rounded()))]))
    }
    return parts + [.reply("fertile.on_day.caution")]
  }

  /// A chance below this is not put into a number.
  private static let smallest = 0.01

  /// What the last ovulation tests of the running cycle show, while they are fresh.
  var tests: [Part] {
    let request = words.request
    let tests = request.journal.signs.tests.filter {
      words.forecast.lastStart <= $0.date && $0.date <= today
    }
    guard request.showsFertility, let last = tests.map(\.date).max(), today - last <= Self.fresh,
      let trend = OvulationTest.Trend(tests)
    else { return [] }
    return [.reply("ttc.lh." + trend.rawValue)]
  }

  /// Days after which a test says nothing of now.
  private static let fresh = 3

  /// The ovulation of the running cycle, or of a closed one where the question is about that.
  var ovulation: [Part] {
    if let past { return past }
    if let seen { return seen.parts }
    return [
      .reply(
        words.forecast.ovulation < today ? "cycle.ovulation.passed" : "cycle.ovulation.shown",
        variables)
    ]
  }

  /// The ovulation of the closed cycle that the question names, dated in retrospect.
  private var past: [Part]? {
    guard let day = pastDay, day < words.forecast.lastStart else { return nil }
    guard let evidence = words.request.cycle.ovulationInRetrospect(on: day) else {
      return [.reply("cycle.ovulation.retro_none")]
    }
    return OvulationWords(evidence, words.request).parts
  }

  /// A day of the closed cycle that is asked about.
  private var pastDay: CivilDate? {
    let request = words.request
    if let day = request.slot(.date)?.day { return day }
    if case .month(let month)? = request.slot("month") {
      let days = month.first...month.last
      return days.last { date in
        request.cycle.ovulationInRetrospect(on: date)?.day == date
      } ?? month.first
    }
    return request.said.contains("answer.last_cycle") ? words.forecast.lastStart - 1 : nil
  }

  var test: Part {
    .reply(words.forecast.nextStart <= today ? "ttc.test_when.now" : "ttc.test_when", variables)
  }

  var daysPastOvulation: Part {
    guard today > ovulationDay else { return .reply("ttc.dpo.before", variables) }
    return .reply(words.request.cycle.ovulation == nil ? "ttc.dpo" : "ttc.dpo.seen", variables)
  }

  var chance: Part {
    guard let window = words.forecast.fertileWindow else {
      return .reply(withheld, variables)
    }
    return .reply(
      window.contains(today) ? "ttc.chance.inside" : "ttc.chance.outside", variables)
  }
}
