import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a question about patterns compares with what.
struct PatternSubjects {
  /// What is compared; nil where nothing was named.
  let compared: Subject?
  /// What the days are sorted by, as an id; nil where the cycle or nothing is meant.
  let cause: String?
  let phase: CyclePhase?
  let isBeforePeriod: Bool
  /// Only moods were asked about, and they are told in words, without scores.
  let isAboutOneMood: Bool
  /// Something is compared with moods that are told in words, without scores.
  let isWithMoods: Bool

  private static let spoken = ["sleep", "mood", "energy", "stress", "steps"]

  init(_ request: Request) {
    let named = (request.words(.symptom) + request.words(.mood) + request.words(.what))
      .filter { !["period", "symptoms", "phase", "cycle"].contains($0) }
    let spoken = Self.spoken.filter { request.said.contains("look.of." + $0) }
    let factor = request.words("factor").first
    let said = request.said
    phase = request.words(.phase).first.flatMap(CyclePhase.init)
    isBeforePeriod = said.contains("look.before_period")
    let all = (named + spoken).deduplicated.filter { $0 != factor }
    let isUnscored = all.contains("mood") && Self.subject("mood", request) == .mood
    let first = isUnscored ? all.first { $0 != "mood" } ?? all.first : all.first
    compared = first.flatMap { Self.subject($0, request) }
    isWithMoods = isUnscored && first != "mood"
    isAboutOneMood = first == "mood" && compared == .mood
    if let factor {
      cause = factor
    } else if phase == nil, !said.contains("look.before_period") {
      cause = all.first { $0 != first && !($0 == "mood" && isUnscored) }
    } else {
      cause = nil
    }
  }

  /// A mood that is scored is compared by its scores, another by its days.
  private static func subject(_ id: String, _ request: Request) -> Subject? {
    guard id == "mood" else { return Subject(id: id) }
    let scored = Subject.measure(.scale(.moodScore), id: "mood_score")
    return request.journal.series(of: .scale(.moodScore)) == nil ? .mood : scored
  }
}
