public import Civil
public import Physiology

/// One thing she told us, without its date.
///
/// Each case is a kind of line in the journal; `FactTable` says how it is written.
public enum Fact: Hashable, Sendable {
  /// A period's first or last day.
  case period(PeriodMark)
  case flow(Flow, FlowColor?)
  /// Pads, tampons, cups used, 1…50.
  case product(FlowProduct, count: Int)
  /// A symptom with how strong it was in words, and its pain from 0 to 10.
  case symptom(Term, Severity?, pain: Int?, times: Int? = nil)
  /// One mood or more.
  case mood([Term])
  case discharge(Discharge)
  case skin(Skin)
  case temperature(Temperature)
  case test(TestResult)
  /// How the cervix felt.
  case cervix(Cervix.Opening, Cervix.Firmness)
  /// Sex; nil when she did not say whether it was protected.
  case sex(protected: Bool?)
  case libido(Libido)
  case sleep(Sleep)
  case scale(Scale, Rating)
  case amount(Quantity, Amount)
  /// Another drink than water, with its millilitres if known.
  case drink(String, milliliters: Amount?)
  /// A count of drinks, with what they were.
  case intake(Intake, count: Amount, what: String?)
  /// Anything swallowed as a supplement or medicine, with the amount in her words.
  case supplement(String, amount: String?)
  indirect case food(Food)
  case activity(Activity, minutes: Amount?, what: String?)
  /// Movements felt, 1…500, with the minutes they took.
  case kicks(Int, minutes: Amount?)
  /// A contraction's length in seconds and the second of the minute it began in.
  case contraction(seconds: Int?, second: Int?)
  /// In mmHg.
  case bloodPressure(systolic: Int, diastolic: Int)
  case text(TextKind, String)
  case mode(Mode)
  case pregnancy(PregnancyMark)
  /// A stretch that cycle statistics leave out, from the entry's date to `until` inclusive.
  case pause(Break.Reason, until: CivilDate?)
  /// How many starts were not logged between the start `after` and the next one; 0 confirms it.
  case gap(after: CivilDate, missing: Int)
  /// She was asked whether a start is missing after this one and could not say that one is.
  case asked(after: CivilDate)
  /// Something lasting about her.
  indirect case about(Circumstance)
  /// Something to be reminded of.
  case reminder(Reminder)
  /// A kind this version does not know, kept word for word.
  case unknown(kind: String, rest: String)
}
