import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Takes up what was there before: "put it back", another reminder, a visit that is moved or asked
/// for again.
struct ResumptionPolicy: DialoguePolicy {
  let name = "resumption"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let again = again(turn) else { return false }
    plan.say(Outcome(), [again], as: again.intent)
    return true
  }

  private func again(_ turn: DialogueContext) -> Interpretation? {
    guard turn.reading.level == .ok, turn.message.tokens.count <= Self.longest else { return nil }
    let hasRemoved = turn.thread.last?.edits.contains {
      if case .remove = $0 { true } else { false }
    }
    if turn.says("told.put_back"), hasRemoved == true, turn.thread.last?.isUndo == false {
      return turn.read(as: .undo)
    }
    if let reminder = reminder(turn) { return reminder }
    guard turn.thread.topic?.intents.contains(.appointment) == true else { return nil }
    if turn.says("told.visit_moved") || turn.says("told.visit_off") && namesVisit(turn) {
      return turn.read(as: .appointment)
    }
    let isNext = turn.says("told.after_that") && turn.message.tokens.count <= Self.few
    guard turn.says("told.when_again") || isNext else { return nil }
    var asked = turn.read(as: .appointment)
    asked.slots = ["action": .text("query")]
    return asked
  }

  private static let longest = 20
  private static let few = 6

  /// "And iron at 10pm, every other day", after a reminder: another one.
  private func reminder(_ turn: DialogueContext) -> Interpretation? {
    let (reading, scene) = (turn.reading, turn.scene)
    guard turn.thread.topic?.intents.contains("remind.set") == true, reading.level == .ok,
      let first = reading.message.tokens.first?.text, ["and", "also", "plus"].contains(first),
      reading.understanding.interpretations.contains(where: { $0.intent.isLog && $0.isFact })
    else { return nil }
    var read = turn.read(as: "remind.set")
    let isAhead =
      if case .time(let time)? = read.slots[.time], read.slots[.date] == nil {
        time > scene.now.time
      } else {
        false
      }
    guard read.slots["every"] != nil || isAhead else { return nil }
    if read.slots[.what] == nil {
      let named = reading.understanding.interpretations.lazy.compactMap {
        $0.slots[.supplement]?.words.first ?? $0.slots["activity"]?.words.first
      }.first
      guard let named else { return nil }
      read.slots[.what] = .text(named)
    }
    return read
  }

  /// Whether the message names a visit that is ahead.
  private func namesVisit(_ turn: DialogueContext) -> Bool {
    let words = Set(turn.message.tokens.filter { $0.kind == .word }.map(\.text))
    return Appointments(turn.journal).upcoming(from: turn.scene.now).contains { visit in
      visit.title.lowercased().split { !$0.isLetter }
        .contains { $0.count > 2 && words.contains(String($0)) }
    }
  }
}
