import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// All that a skill may know.
struct Request: Sendable {
  let interpretation: Interpretation
  /// The further intents of the same message.
  let siblings: [Interpretation]
  let text: String
  /// What short words of the message say; looked for when it is first asked for.
  let told: Deferred<Told>
  /// The dates, numbers and so on that were found in the message.
  let entities: [Entity]
  let message: Message
  let journal: Journal
  /// The last turn, as far as it is known; looked for when it is first asked for.
  let lastTurn: Deferred<UndoLog.Last>
  let scene: Scene
  let library: Library
  let thread: DialogueState
  /// What of the content was shown for the same question.
  var asked = Asked()

  /// What short words of a message say.
  struct Told: Sendable {
    /// The ids of what they mean.
    var said: Set<String> = []
    /// How far a pregnancy is, as the message tells it.
    var weeks: GestationalAge?
  }

  /// The short words that were said, by the id of what they mean.
  var said: Set<String> { told.value.said }
  /// How far a pregnancy is, as the message tells it.
  var saidWeeks: GestationalAge? {
    message.tokens.contains { $0.number != nil } ? told.value.weeks : nil
  }

  /// What would take back the last turn; nothing where there is none, or none for certain.
  var undoable: [Edit] {
    if case .turn(let change) = lastTurn.value { change.inverse } else { [] }
  }

  var now: Moment { scene.now }
  var today: CivilDate { scene.today }
  var mode: Mode { scene.mode }
  var cycle: CyclePicture { scene.cycle }
  var pregnancy: PregnancyDating? { scene.pregnancy }
  var isAfterLoss: Bool { scene.isAfterLoss }
  var home: String? { scene.setting.home }
  var model: any CycleModel { scene.setting.model }
  var intent: IntentID { interpretation.intent }

  /// The gestational age today, where the dates are known and can be true.
  var gestationalAge: GestationalAge? { gestationalAge(on: today) }

  /// The gestational age on a day, where the dates are known and can be true.
  func gestationalAge(on day: CivilDate) -> GestationalAge? {
    pregnancy.flatMap { try? $0.age(on: day) }
  }

  func slot(_ name: SlotName) -> SlotValue? { interpretation.slots[name] }

  /// The words of a slot: one, or several where several were said.
  func words(_ name: SlotName) -> [String] { interpretation.slots[name]?.words ?? [] }

  func number(_ name: SlotName) -> Double? { interpretation.slots[name]?.number }

  /// The day the message is about, today where it names none.
  var day: CivilDate { interpretation.slots[.date]?.day ?? today }

  /// An index that turns with the days and with `salt`, for choosing among contents.
  func turning(_ count: Int, salt: Int = 0) -> Int {
    count > 0 ? today.turning(count, uses: uses + salt) : 0
  }

  /// How often the same was asked today; the day's card is the same all day.
  var uses: Int { intent == .today ? 0 : thread.uses(of: intent) }
}

extension SlotValue {
  /// The words it holds.
  var words: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.words)
    default: []
    }
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .list(let values): values.lazy.compactMap(\.number).first
    default: nil
    }
  }

  /// The day, or the first day of a span.
  var day: CivilDate? {
    switch self {
    case .date(let date): date
    case .dates(let first, let last): first ?? last
    case .list(let values): values.lazy.compactMap(\.day).first
    default: nil
    }
  }
}

extension Reader {
  /// What short words of a message say, looked for when it is first asked for.
  func told(in message: Message, isPregnant: Bool) -> Deferred<Request.Told> {
    Deferred {
      let answers = answers(for: message)
      let said = answers.said(in: message)
      return Request.Told(
        said: said,
        weeks: answers.weeks(
          in: message, isOfPregnancy: isPregnant || said.contains("told.pregnancy")))
    }
  }
}
