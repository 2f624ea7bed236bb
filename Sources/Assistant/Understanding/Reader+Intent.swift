import Civil
import Guardrails
public import Knowledge
public import Language
import Physiology

extension Reader {
  /// The dates of a pregnancy by the first day of the last period.
  func dates(_ reading: Reading, lmp: CivilDate, context: Context) -> Interpretation {
    var read = read(reading.message.original, as: .pregnancyDates, context: context)
    read.slots = ["lmp": .date(lmp)]
    return read
  }

  /// The message read as one given intent, whatever else it may mean.
  public func read(_ text: String, as intent: IntentID, context: Context) -> Interpretation {
    recogniser?.interpret(text, as: intent, context: context)
      ?? Interpretation(asking: intent, in: normaliser.normalise(text))
  }

  /// Whether a second reading is sure enough to stand: an order or free words are taken on no such
  /// guess, and where the first one was of danger only what is counted or measured is.
  func isPlain(_ told: Interpretation, insteadOf first: [Interpretation]) -> Bool {
    guard told.confidence >= Self.plainly, Self.harmless.contains(String(told.intent.group)),
      !["log.note", "log.gratitude", "log.flow"].contains(told.intent)
    else { return false }
    let isOfDanger = first.contains { Self.dangers.contains($0.intent) }
    return !isOfDanger || told.intent.isLog && told.isMeasured
  }

  /// The groups of intents that change and remove nothing that was kept.
  private static let harmless: Set<String> = [
    "log", "content", "cycle", "insight", "ttc", "mode", "preg", "meta",
  ]
  private static let dangers: Set<IntentID> = [
    "guard.emergency", "guard.urgent", "guard.crisis", "guard.abuse",
  ]
  private static let plainly = 0.85
}
