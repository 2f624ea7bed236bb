import Physiology

extension Chart {
  /// The same with its numbers in the units that are set: pounds, degrees Fahrenheit, fluid ounces;
  /// stones are drawn in pounds.
  public func drawn(in preferences: Preferences) -> Chart {
    guard let convert = Self.conversion(of: what, preferences) else { return self }
    func converted(_ series: Series) -> Series {
      Series(series.values.map { DatedValue($0.date, convert($0.value)) }) ?? series
    }
    var chart = Chart(
      what: what, series: converted(series), shape: shape, step: step, places: max(places, 1))
    chart.level = level.map(convert)
    chart.rise = rise
    chart.band = band.map { Band(low: converted($0.low), high: converted($0.high)) }
    return chart
  }

  private static func conversion(
    of what: String, _ preferences: Preferences
  ) -> ((Double) -> Double)? {
    switch what {
    case "weight" where preferences[.weight] != "kg": { $0 / pound }
    case "bbt" where preferences[.temperature] == "F": { $0 * 9 / 5 + 32 }
    case "water" where preferences[.volume] == "oz": { $0 / fluidOunce }
    default: nil
    }
  }

  /// The international avoirdupois pound in kilograms.
  private static let pound = 0.453_592_37
  /// The fluid ounce of the United States in millilitres.
  private static let fluidOunce = 29.573_5
}
