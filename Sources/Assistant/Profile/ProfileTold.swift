import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Lasting facts that a message tells, with what is written of them and the half sentence that reads
/// them back.
struct ProfileTold {
  /// What is written and read back.
  let outcome: Outcome
  /// The message without the clauses that say no more; nil where it is to be read whole.
  let rest: String?
  /// Whether the message says nothing else.
  let isAll: Bool

  /// Nil where the message tells nothing of the kind.
  init?(_ reading: Reading, _ thread: DialogueState, reader: Reader, scene: Scene) {
    guard reading.triage.level < .urgent, !reading.message.isOverlong else { return nil }
    let read = ProfileReader(reading, reader.profiles, thread, scene)
    guard !read.told.isEmpty else { return nil }
    let isOfYouth = read.told.allSatisfy {
      $0.key == "age" && Int($0.value).map { $0 < 18 } == true
    }
    isAll = read.isAll && read.isApart && !isOfYouth
    rest = read.isApart && !read.isAll ? read.rest : nil
    let new = read.told.filter { $0.isEnded || !scene.profile.holds($0) }
    var outcome = Self.outcome(new, of: read.told, scene)
    if isAll, Self.mayOfferGeneral(new, scene) {
      let edit = Edit.add(Entry(date: scene.today, fact: .mode(.general)))
      outcome.append(.say("mode.no_periods", expecting: .confirm([edit])))
    }
    self.outcome = outcome
  }

  /// Whether a mode without cycles is offered: there are no periods any more, and nothing else that
  /// bleeding is told for.
  private static func mayOfferGeneral(_ new: [Circumstance], _ scene: Scene) -> Bool {
    (scene.mode == .cycle || scene.mode == .perimenopause) && !scene.profile.takesTestosterone
      && new.contains { $0.key == "menses" && $0.value == "stopped" && !$0.isEnded }
      && !new.contains { $0.key == "hormones" }
  }

  private static func outcome(
    _ new: [Circumstance], of told: [Circumstance], _ scene: Scene
  ) -> Outcome {
    var outcome = Outcome()
    outcome.edits = new.map { .add(Entry(date: scene.today, fact: .about($0))) }
    let facts = new.filter { !$0.isEnded && !isPromised($0) }
    if !facts.isEmpty {
      outcome.parts.append(
        .framed("profile.kept", [:], name: "facts", parts: facts.map(AboutPhrase.clause)))
    }
    for circumstance in new where !circumstance.isEnded && isPromised(circumstance) {
      outcome.parts.append(promise(circumstance))
    }
    for circumstance in new where circumstance.isEnded {
      outcome.parts.append(
        isPromised(circumstance)
          ? .reply("profile.lifted." + circumstance.value)
          : .framed("profile.ended", [:], name: "what", parts: [AboutPhrase.clause(circumstance)]))
    }
    outcome.noted = outcome.parts
    if new.isEmpty {
      outcome.parts = told.filter(isPromised).map(promise)
      if outcome.parts.isEmpty { outcome.parts = [.reply("profile.known")] }
    }
    return outcome
  }

  /// Whether it is answered by a promise of its own.
  private static func isPromised(_ told: Circumstance) -> Bool {
    ["wish", "words"].contains(told.key.rawValue)
      && AboutPhrase.known.contains(told.key.rawValue + "." + told.value)
  }

  private static func promise(_ told: Circumstance) -> Part {
    .reply("profile.promise." + told.value)
  }
}

extension Reading {
  /// Takes what the guardrails made of the message that this one is the meaning of.
  mutating func takeCare(of whole: Reading) {
    (triage, classified, acuity) = (whole.triage, whole.classified, whole.acuity)
    (check, named, weighedKind) = (whole.check, whole.named, whole.weighedKind)
  }

  /// A part of a message with the care that the guardrails found in the whole.
  func keepingCare(of whole: Reading) -> Reading {
    guard whole.triage.level > triage.level else { return self }
    var kept = self
    kept.triage = whole.triage
    return kept
  }
}

extension Plan {
  /// Writes lasting facts beside what a message is answered with, and reads them back after it.
  mutating func keep(_ told: ProfileTold, beside reading: Reading) {
    let isUnread =
      reading.understanding.decision != .answer && interpretations.isEmpty && concern == nil
      && !answersQuestion && reported == nil && opening.edits.isEmpty && opening.changes.isEmpty
    if isUnread {
      opening = Outcome()
      reported = [.settings]
    }
    opening.edits += told.outcome.edits
    let isUnnamed = opening.parts.contains(.reply("wish.no_name"))
    let isGrief = interpretations.contains { $0.slots[.tone]?.words.contains("loss") == true }
    let parts = told.outcome.parts.filter {
      !(isGrief && $0 == .reply("profile.promise.no_baby"))
        && !(isUnnamed && $0 == .reply("profile.promise.neutral"))
    }
    if opening.expecting == nil { closing += parts } else { opening.parts = parts + opening.parts }
  }
}
