public import Guardrails

/// What a reply shows beside its words, for a host to draw.
public enum Exhibit: Hashable, Sendable {
  case calendar(CalendarPage)
  case chart(Chart)
  case year(YearMap)
  case contractions(ContractionTimeline)
  case kicks(KickLog)
  case fertile(FertileMonth)
  case ribbon(CycleRibbon)
  case weeks(WeekProgress)
  case phases(PhaseGrid)
  case people(PeopleTimeline)
}

/// An exhibit with the words that go with it.
public struct Picture: Sendable {
  /// What is to be drawn.
  public var exhibit: Exhibit
  /// The names that stand in the drawing, such as those of weekdays and months.
  public let labels: [String]
  /// What its signs mean; stands under the drawing.
  public let legend: Vetted
  /// What it shows in words, in place of the drawing and the legend.
  public let words: Vetted
}

/// A picture before it has words.
struct PicturePlan: Sendable {
  let exhibit: Exhibit
  var labels: [Part] = []
  var legend: [Part] = []
  var words: [Part] = []
}
