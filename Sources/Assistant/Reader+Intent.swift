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
}
