import Civil
import Journal
import Knowledge
import Language
import Physiology

/// What she wishes for a birth, as the journal holds it.
///
/// Only what was noted since the last pregnancy ended counts; after a birth it is the plan of that
/// birth.
struct BirthPlan {
  /// A wish with the entry that holds it.
  struct Wish: Hashable {
    let topic: BirthTopic
    let text: String
    let entry: Entry
  }

  let topics: [BirthTopic]
  /// The wishes in the order of their topics.
  let wishes: [Wish]

  init(_ request: Request) throws(KnowledgeError) {
    let topics = try BirthTopic.all(request.library)
    self.topics = topics
    let isOver = request.mode == .postpartum
    let ends = request.journal.pregnancies.compactMap { $0.ending == nil ? nil : $0.endedOn }
    let since = isOver ? ends.dropLast().last : ends.last
    wishes = request.journal.chronological(from: since.map { $0 + 1 } ?? .earliest) { fact in
      if case .text(.birthPlan, _) = fact { true } else { false }
    }.compactMap { entry in
      entry.text(of: .birthPlan).flatMap { Self.wish($0, entry, topics) }
    }.sorted { left, right in
      topics.firstIndex(of: left.topic) ?? 0 < topics.firstIndex(of: right.topic) ?? 0
    }
  }

  /// A line of the journal: the name of a topic, a colon and her words.
  private static func wish(_ line: String, _ entry: Entry, _ topics: [BirthTopic]) -> Wish? {
    let pieces = line.split(separator: ":", maxSplits: 1).map(String.init)
    let named = topics.first { $0.name.lowercased() == pieces.first?.lowercased() }
    if let named, pieces.count == 2 {
      return Wish(topic: named, text: pieces[1].trimmed, entry: entry)
    }
    return topics.last.map { Wish(topic: $0, text: line.trimmed, entry: entry) }
  }

  /// The wishes under a topic.
  func wishes(of topic: BirthTopic) -> [Wish] { wishes.filter { $0.topic == topic } }

  /// The topics without a wish.
  var open: [BirthTopic] { topics.filter { wishes(of: $0).isEmpty } }

  /// The first open topic behind one, or of all.
  func next(after topic: BirthTopic?) -> BirthTopic? {
    guard let topic, let place = topics.firstIndex(of: topic) else { return open.first }
    return topics[(place + 1)...].first { wishes(of: $0).isEmpty }
  }

  /// Her words under a topic once a new wish stands there: what spoke of the same goes.
  func text(_ new: String, under topic: BirthTopic) -> String {
    let named = topic.named(in: new)
    let kept = wishes(of: topic).flatMap { $0.text.split(separator: ";").map { $0.trimmed } }
      .filter { topic.named(in: $0).isDisjoint(with: named) && $0.lowercased() != new.lowercased() }
    return (kept + [new]).joined(separator: "; ")
  }

  /// Her words under a topic without those that speak of what is named.
  func text(without named: Set<String>, under topic: BirthTopic) -> String {
    wishes(of: topic).flatMap { $0.text.split(separator: ";").map { $0.trimmed } }
      .filter { topic.named(in: $0).isDisjoint(with: named) }.joined(separator: "; ")
  }
}

extension BirthTopic {
  /// The phrases of it that a text holds.
  func named(in text: String) -> Set<String> {
    let words = " " + Normaliser().normalise(text).tokens.map(\.text).joined(separator: " ") + " "
    return Set(
      phrases.filter { phrase in
        let own = Normaliser().normalise(phrase).tokens.map(\.text).joined(separator: " ")
        return words.contains(" " + own + " ")
      })
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    String(
      trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace)
        .reversed())
  }
}
