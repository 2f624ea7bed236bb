import Knowledge
import Language

/// What few words ask more of a question that was just answered: "and how long", "what helps".
struct FollowedQuestion {
  let match: QuestionFinder.Match
  /// The sentences of that answer that say it; nil where another question does.
  let sentences: [String]?
  /// Whether it is meant before any question that the words alone may ask.
  let comesFirst: Bool

  /// The most words of one.
  private static let few = 10

  /// Nil where nothing more is asked of the last answer.
  init?(
    _ message: Message, after thread: DialogueState, _ finder: QuestionFinder,
    _ audiences: [CommonQuestion.Audience]
  ) {
    guard let last = thread.last, last.intents.first == "content.education",
      message.tokens.count <= Self.few, !finder.says("somebody", in: message),
      let before = last.found.lazy.compactMap({ finder.question($0.id) }).first
    else { return nil }
    let saysNothing = finder.saysNothing(message)
    if let match = finder.match(message, after: last.message, about: before) {
      (self.match, sentences, comesFirst) = (match, nil, saysNothing)
      return
    }
    guard let (question, found) = finder.sentences(about: before, for: audiences, askedBy: message)
    else { return nil }
    match = QuestionFinder.Match(
      question: question, score: QuestionFinder.certain, isAsked: true, isTold: false,
      isSaidSo: false
    )
    (sentences, comesFirst) = (found, !found.isEmpty)
  }
}
