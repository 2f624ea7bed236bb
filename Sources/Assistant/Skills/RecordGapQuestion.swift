import Civil
import Journal
import Knowledge
import MessageFormat
import Physiology

/// The one question about her record that is worth asking with a forecast, if there is one.
struct RecordGapQuestion {
  private let cycle: CyclePicture
  private let journal: Journal
  private let scene: Scene
  private let thread: DialogueState

  init(_ request: Request) {
    self.init(request.journal, request.scene, request.thread)
  }

  init(_ journal: Journal, _ scene: Scene, _ thread: DialogueState) {
    cycle = scene.cycle
    self.journal = journal
    self.scene = scene
    self.thread = thread
  }

  /// The question with what it waits for; empty where there is nothing to ask.
  var outcome: Outcome { silence ?? missedLog ?? Outcome() }

  /// Whether a start came that is not logged, after a long time without one.
  var silence: Outcome? {
    guard [.cycle, .ttc, .perimenopause].contains(scene.mode),
      let question = SilenceQuestion(cycle.history, today: scene.today),
      !journal.wasAsked(after: question.lastStart), thread.uses(ofReply: "silence.ask") == 0
    else { return nil }
    return .say(
      "silence.ask", ["days": .integer(question.days), "last": .date(question.lastStart)],
      expecting: .missedStart(after: question.lastStart, isKnown: false))
  }

  /// Whether a start inside a doubtful gap was not logged.
  private var missedLog: Outcome? {
    guard scene.mode != .general, scene.mode != .pregnancy,
      thread.uses(ofReply: "cycle.missed.ask") + thread.uses(ofReply: "cycle.missed.ask_two") == 0,
      let question = cycle.forecast?.evidence?.question(unless: { gap in
        journal.wasAsked(after: gap.from, before: gap.to)
      }), let first = question.around.first, let last = question.around.last
    else { return nil }
    return .say(
      question.around.count == 1 ? "cycle.missed.ask" : "cycle.missed.ask_two",
      [
        "days": .integer(question.gap.days), "from": .date(question.gap.from),
        "first": .date(first), "second": .date(last),
      ], expecting: .missedLog(question))
  }
}
