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
    if let window = words.forecast.fertileWindow {
      variables["start"] = .date(window.lowerBound)
      variables["end"] = .date(window.upperBound)
    }
    self.variables = variables
  }

  private var today: CivilDate { words.request.today }

  var window: Part {
    guard let window = words.forecast.fertileWindow else {
      return .reply("cycle.fertile_window.withheld", variables)
    }
    return .reply(
      window.upperBound < today ? "cycle.fertile_window.passed" : "cycle.fertile_window.shown",
      variables)
  }

  var ovulation: Part {
    .reply(
      words.forecast.ovulation < today ? "cycle.ovulation.passed" : "cycle.ovulation.shown",
      variables)
  }

  var test: Part {
    .reply(words.forecast.nextStart <= today ? "ttc.test_when.now" : "ttc.test_when", variables)
  }

  var daysPastOvulation: Part {
    .reply(today > words.forecast.ovulation ? "ttc.dpo" : "ttc.dpo.before", variables)
  }

  var chance: Part {
    guard let window = words.forecast.fertileWindow else {
      return .reply("cycle.fertile_window.withheld", variables)
    }
    return .reply(
      window.contains(today) ? "ttc.chance.inside" : "ttc.chance.outside", variables)
  }
}
