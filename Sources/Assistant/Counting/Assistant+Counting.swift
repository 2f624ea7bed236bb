public import Civil
import Guardrails
import Journal
import Knowledge
import Physiology

extension Assistant {
  /// The screen for one kind of counting; nil where none is offered: movements after a loss and
  /// in general mode.
  public func counter(_ kind: Counter.Kind, now: Moment) -> Counter? {
    let scene = request(as: .contraction, now: now).scene
    if kind == .kicks, scene.isAfterLoss || scene.mode == .general { return nil }
    func word(_ id: String) -> String {
      say(id, now: now).reply.blocks.flatMap(\.lines).map(\.text).joined(separator: " ")
    }
    let name = "counter." + kind.rawValue
    return Counter(
      kind: kind, title: word(name), keys: word(name + ".keys"), paused: word("counter.paused"),
      begin: word(name + ".begin"),
      captions: (kind == .kicks ? ["count", "last"] : ["running", "resting"])
        .map { word(name + "." + $0) },
      columns: kind == .kicks
        ? [] : ["start", "lasted", "apart"].map { word("contractions.label." + $0) },
      care: word(kind == .kicks ? "kicks.change" : opening(scene)))
  }

  private func opening(_ scene: Scene) -> String {
    scene.isAfterLoss ? "contractions.unwell" : "contractions.open"
  }

  private func say(_ id: String, now: Moment) -> Turn {
    var aside = self
    return aside.speak(.say(id), as: nil, now: now)
  }

  /// What a press of a key changes; its words are those of the state it leads to.
  public mutating func press(
    _ press: Counter.Press, _ kind: Counter.Kind, at stamp: Stamp
  ) -> Turn {
    let now = stamp.moment
    guard press == .mark else { return answer([.undo], text: "", now: now) }
    guard kind == .contractions else {
      let entry = Entry(date: now.date, time: now.time, fact: .kicks(1, minutes: nil))
      var outcome = Outcome.say("kicks.change")
      outcome.edits = [.add(entry)]
      return speak(outcome, as: .kicks, now: now)
    }
    let log = ContractionLog(journal, now: stamp)
    let edits = log.running == nil ? log.start : log.stop
    var after = journal
    after.apply(edits)
    let words = ContractionWords(request(as: .contraction, now: now), journal: after)
    var outcome = Outcome()
    outcome.concern = words.concern()
    outcome.parts = (outcome.concern.map { [.concern($0)] } ?? []) + words.state
    outcome.edits = edits
    return speak(outcome, as: .contraction, now: now)
  }
}
