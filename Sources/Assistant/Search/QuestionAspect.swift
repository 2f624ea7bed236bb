import Knowledge
import Records

/// What may be asked more of any answer: what helps, how long it lasts, when to be seen.
struct QuestionAspect: Sendable {
  private let asks: [QuestionPattern]
  private let says: [QuestionPattern]

  init(_ record: Record, words: inout QuestionWords) {
    asks = record.all("Ask").compactMap { QuestionPattern($0, words: &words) }
    says = record.all("Says").compactMap { QuestionPattern($0, words: &words) }
  }

  /// Whether a message asks this and nothing else.
  func isAsked(by reading: QuestionWords.Reading) -> Bool {
    asks.contains { $0.explainsAll(of: reading) }
  }

  /// Whether a sentence says it.
  func isSaid(in reading: QuestionWords.Reading) -> Bool {
    says.contains { $0.score(reading) != nil }
  }
}
