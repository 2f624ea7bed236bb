import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Marks the temperature of today that she says to leave out.
struct DisturbedReadingPolicy: DialoguePolicy {
  let name = "disturbed_reading"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let isOfLast =
      turn.says("told.not_counted")
      && turn.thread.noted.contains { $0.fact.kind == "temperature" }
    guard turn.reading.triage.level == .ok, turn.says("told.disturbed") || isOfLast,
      let entry = turn.journal.entries(on: turn.scene.today).last(where: {
        if case .temperature = $0.fact { true } else { false }
      }), case .temperature(var taken) = entry.fact, !taken.isDisturbed
    else { return false }
    taken.isDisturbed = true
    let new = Entry(date: entry.date, time: entry.time, fact: .temperature(taken))
    plan.say(
      Outcome(
        parts: [.reply("log.disturbed"), FactPhrase.part(new.fact)],
        edits: [.remove(entry), .add(new)]),
      as: .change)
    return true
  }
}
