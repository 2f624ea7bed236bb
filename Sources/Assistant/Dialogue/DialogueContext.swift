import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What the policies decide by: a message as it is read, the conversation before it and the record.
///
/// What several policies ask of a message is read once, when the first one asks.
final class DialogueContext {
  let reading: Reading
  let thread: DialogueState
  let journal: Journal
  let reader: Reader
  let scene: Scene

  init(
    _ reading: Reading, after thread: DialogueState, journal: Journal, reader: Reader, scene: Scene
  ) {
    self.reading = reading
    self.thread = thread
    self.journal = journal
    self.reader = reader
    self.scene = scene
  }

  var message: Message { reading.message }
  var understanding: Understanding { reading.understanding }

  /// The meanings of answers.rec that the message holds.
  private(set) lazy var said = reader.answers.said(in: message)
  /// Whether the message is an answer and nothing else.
  private(set) lazy var isWhole = reader.answers.isWhole(message)
  private(set) lazy var clauses =
    reading.clauses ?? reader.clauses(of: message.original, context: scene.context)
  private(set) lazy var queryWords = reader.queryWords(reading, scene)
  /// The message as a question about the record, whatever was asked before.
  private(set) lazy var asked = asked(after: nil)
  private(set) lazy var commonQuestion = CommonAnswer(self)
  private(set) lazy var recordQuestion = QueryTurn(self)
  private(set) lazy var loss = Loss(reading, reader: reader, scene: scene).interpretation
  private(set) lazy var birth =
    loss == nil ? Birth(reading, reader: reader, scene: scene).interpretation : nil
  private(set) lazy var wish = Wish(reading, said, scene: scene)
  private(set) lazy var condition = ConditionTold(
    reading, said, answers: reader.answers, scene: scene)
  private(set) lazy var eating = EatingTold(reading, said, answers: reader.answers, scene: scene)

  /// The message read as an intent.
  func read(as intent: IntentID) -> Interpretation {
    reader.read(message.original, as: intent, context: scene.context)
  }

  /// Whether a day is said in a stretch of the message, in UTF-16 code units.
  func saysDay(in range: Range<Int>) -> Bool {
    understanding.entities.contains {
      $0.day != nil && message.utf16Range($0.tokens).overlaps(range)
    }
  }

  /// Whether a question stands that the message may answer, and it says nothing else.
  var answersAlone: Bool { thread.expecting != nil && isWhole }

  /// Whether the last words take leave, and nothing is asked.
  private(set) lazy var takesLeave: Bool = {
    let last = message.tokens.suffix(Self.fewest).map(\.text).joined(separator: " ")
    return message.tokens.last?.text != "?"
      && reader.answers.said(in: Normaliser().normalise(last)).contains("told.leaves")
  }()

  private static let fewest = 2

  func says(_ meaning: String) -> Bool { said.contains(meaning) }
}
