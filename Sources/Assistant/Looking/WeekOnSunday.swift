import Civil
import Journal
import MessageFormat

/// The page of the week that comes by itself on a Sunday evening, once, where it is switched on.
struct WeekOnSunday {
  private let journal: Journal
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    self.journal = journal
    self.scene = scene
  }

  private static let evening = 17
  /// What the settings remember of a page that was shown, with its day.
  private static let mark = "week-page."

  /// Empty at any other time, and once it was shown.
  var outcome: Outcome {
    let mark = Self.mark + scene.today.iso
    guard scene.setting.showsWeekPage, scene.today.weekday == .sunday,
      scene.now.time.hour >= Self.evening, !scene.setting.preferences.wasAsked(mark)
    else { return Outcome() }
    var outcome = WeekReview(journal, scene).outcome
    outcome.asks = mark
    return outcome
  }
}

extension Outcome {
  /// This one with another after it.
  func followed(by other: Outcome) -> Outcome {
    var both = self
    both.append(other)
    return both
  }
}
