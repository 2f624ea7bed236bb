import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What the last answer rests on.
struct WhySkill: Skill {
  static let name = "why"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if let last = explained(request.thread) {
      return Outcome(parts: try explanation(of: last, request))
    }
    return forecast(request)
  }

  /// The turn that is asked about; asked again, the same one.
  private func explained(_ thread: DialogueState) -> Turn? {
    guard let last = thread.last else { return nil }
    guard last.intents.contains(.cycleExplain) else { return last }
    return thread.topic.flatMap { $0.grounds.isEmpty ? nil : $0 }
  }

  /// Her own words, shown as hers.
  private static func quoted(_ words: [String]) -> [Part] {
    [.reply("why.words"), .quote(words.joined(separator: ", "))]
  }

  private func explanation(of turn: Turn, _ request: Request) throws(KnowledgeError) -> [Part] {
    if let concern = turn.concern, !concern.because.isEmpty {
      return Self.quoted(concern.because) + [.reply("why.rule")]
    }
    if !turn.grounds.isEmpty { return turn.grounds }
    var parts: [Part] = []
    if let main = turn.understanding.interpretations.first {
      let help = try request.library.intents().first { $0.id == main.intent }?.help ?? ""
      parts += main.because.isEmpty ? [] : Self.quoted(main.because)
      parts.append(.reply("why.help", ["help": .string(help)]))
    }
    let hush = try request.hush()
    let cited = try request.library.sources().filter {
      turn.sources.contains($0.id) && hush.allows($0.citation)
    }
    if !cited.isEmpty {
      parts.append(.reply("why.sources", ["sources": .list(cited.map(\.citation))]))
    }
    return parts.isEmpty ? [.reply("why.nothing")] : parts
  }

  private func forecast(_ request: Request) -> Outcome {
    guard request.mode != .general else { return .say("general.no_cycle") }
    guard request.mode != .pregnancy else { return .say("cycle.estimates.pregnant") }
    guard let forecast = request.cycle.forecast else {
      return LastPeriodQuestion("cycle.explain.unknown", for: request).outcome
    }
    return Outcome(parts: ForecastWords(forecast, request).why)
  }
}

extension Source {
  /// The citation on one line.
  var citation: String { organisation + ", " + title + (year.map { " (\($0))" } ?? "") }
}
