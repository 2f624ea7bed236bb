import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// A few words that something is better or over, where no open period can be meant.
struct Eased {
  /// What is said to it; nothing is written.
  let outcome: Outcome

  /// Nil where the words say more, or may end a period.
  init?(
    _ reading: Reading, _ said: Set<String>, after thread: DialogueState, journal: Journal,
    reader: Reader, scene: Scene
  ) {
    let isAsked =
      switch thread.expecting {
      case nil, .choice: false
      default: true
      }
    guard reading.level == .ok, !isAsked, reader.answers.isWhole(reading.message)
    else { return nil }
    if said.contains("answer.better") {
      outcome = .say("talk.better")
      return
    }
    let isOfPain = thread.noted.contains { $0.fact.kind == "symptom" }
    let isOpen = journal.periods.last.map { period in
      period.end == nil && (0..<Self.longestPeriod).contains(scene.today - period.start)
    }
    guard said.contains("answer.gone"), isOfPain || isOpen != true else { return nil }
    outcome = .say("log.eased")
  }

  /// A period that began longer ago, in days, is not taken to be open.
  private static let longestPeriod = 10
}
