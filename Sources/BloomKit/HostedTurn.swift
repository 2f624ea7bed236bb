import Assistant
import Guardrails
import Journal

/// What one message led to, once all that the diary keeps of it is saved.
public struct HostedTurn: Sendable {
  /// What is left for the host, in order.
  public let duties: [HostDuty]
  /// The lines that the diary got, as they stand in it.
  public let noted: [String]
  /// Whether saving failed: then the diary is as it was before, and only words of care are shown.
  public let isUnsaved: Bool

  init(_ turn: Turn) {
    var duties: [HostDuty] = []
    if let errand = turn.errand { duties.append(.run(errand)) }
    if turn.erases { duties.append(.erase) }
    duties.append(.show(SpokenReply(turn.reply, of: turn)))
    if let picture = turn.picture { duties.append(.draw(picture)) }
    if let practice = turn.begins { duties.append(.begin(practice)) }
    if let fault = turn.fault { duties.append(.report(fault: fault)) }
    self.duties = duties
    noted = turn.edits.compactMap { edit in
      guard case .add(let entry) = edit else { return nil }
      return entry.line
    }
    isUnsaved = false
  }

  init(unsaved turn: Turn, saying refusal: Turn) {
    let care = turn.care.map { SpokenReply($0, of: turn) }
    duties = [care, SpokenReply(refusal.reply, of: refusal)].compactMap(\.self).map {
      HostDuty.show($0)
    }
    noted = []
    isUnsaved = true
  }
}
