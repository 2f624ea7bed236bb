import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What of the diary a message puts right without opening as a correction.
extension Reading {
  /// Whether it puts something right, by how it opens or by what it is read as.
  var corrects: Bool {
    understanding.isCorrection
      || understanding.decision == .answer && understanding.interpretations.first?.intent == .change
  }

  /// Whether it is a few words on when a thing was.
  var isDating: Bool {
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text)
      .drop { ["no", "oh", "and", "but", "wait", "sorry", "actually", "ok"].contains($0) }
    guard level == .ok, words.count <= 7, message.tokens.last?.text != "?",
      ["the", "that", "those", "these", "my"].contains(words.first ?? ""),
      let verb = words.firstIndex(where: { ["was", "were"].contains($0) }),
      verb - words.startIndex <= 3
    else { return false }
    let dated = understanding.entities.filter { $0.day != nil }
    let mentioned = understanding.mentions.count { !["relative", "person"].contains($0.kind) }
    let spoken = dated.reduce(0) { $0 + $1.tokens.count }
    return dated.count == 1 && mentioned == 1 && words.endIndex - verb - 1 <= spoken + 1
  }

  /// Whether it denies what was noted: by opening with it, as in "not cramps, backache", or beside
  /// another thing of the kind, as in "I wasn't sad, I was angry".
  func denies(_ noted: [Entry]) -> Bool {
    let opens = message.tokens.first?.text == "not"
    return understanding.mentions.contains { mention in
      let isContrasted =
        opens
        || message.tokens.count <= 12
          && understanding.mentions.contains {
            !$0.isNegated && $0.kind == mention.kind && $0.concept != mention.concept
          }
      return mention.isNegated && isContrasted
        && noted.contains {
          switch $0.fact {
          case .symptom(let term, _, _, _): term.rawValue == mention.concept
          case .flow(let flow, _): mention.kind == "flow" && flow.rawValue == mention.concept
          case .mood(let moods):
            mention.kind == "mood" && moods.contains { $0.rawValue == mention.concept }
          default: false
          }
        }
    }
  }
}
