/// A dot plot of lengths: one row each, and the band in which most are.
package struct LengthChart: Hashable, Sendable {
  /// One length.
  package struct Point: Hashable, Sendable {
    /// Which it is, such as its first day.
    package var label: String
    /// How long, in the chart's unit; left out unless it is a finite number.
    package var value: Double
    /// The value in words, with its unit.
    package var words: String
    /// Whether it is still running or uncertain, and its dot hollow.
    package var isOpen: Bool

    /// Creates a length that is over and certain unless told otherwise.
    package init(label: String, value: Double, words: String, isOpen: Bool = false) {
      self.label = label
      self.value = value
      self.words = words
      self.isOpen = isOpen
    }
  }

  /// What the chart shows.
  package var title: String
  /// What it comes to, in a sentence.
  package var summary: String
  /// The lengths, one a row.
  package var points: [Point]
  /// The lowest and highest usual length; nil without.
  package var band: ClosedRange<Double>?
  /// What the band is, in words.
  package var bandWords: String

  /// Creates a dot plot, without a band unless one is given.
  package init(
    title: String, summary: String, points: [Point], band: ClosedRange<Double>? = nil,
    bandWords: String = ""
  ) {
    self.title = title
    self.summary = summary
    self.points = points
    self.band = band
    self.bandWords = bandWords
  }

  /// The points that can be drawn.
  var shown: [Point] { points.filter { $0.value.drawable != nil } }

  /// The band where it can be drawn.
  var shownBand: ClosedRange<Double>? {
    guard let band, band.lowerBound.drawable != nil, band.upperBound.drawable != nil
    else { return nil }
    return band
  }

  /// What an axis must reach: all values, with a little room on both sides.
  var reach: [Double] {
    let values = shown.map(\.value) + (shownBand.map { [$0.lowerBound, $0.upperBound] } ?? [])
    guard let least = values.min(), let greatest = values.max() else { return [] }
    let room = max(0.5, (greatest - least) / 20)
    return [least - room, greatest + room]
  }
}
