import Journal
import Knowledge
import Physiology

/// The one question that the day's card may end with.
///
/// It asks for what was not told today, another thing each day, and waits for no answer. After a
/// loss, before anything was told, and where the card already comes with a question, it asks
/// nothing.
struct CheckIn {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// The question; nil where none is to be asked.
  var reply: String? {
    guard !request.isAfterLoss, !request.journal.entries.isEmpty,
      OpenQuestion(request).silence == nil, PeriodPrompts(request.scene).today == nil,
      request.thread.expecting == nil,
      Self.all.allSatisfy({ request.thread.uses(ofReply: $0.reply) == 0 })
    else { return nil }
    let told = Set(request.journal.entries(on: request.today).map(\.fact.kind))
    let open = Self.all.filter { told.isDisjoint(with: $0.kinds) }
    guard !open.isEmpty else { return nil }
    return open[request.turning(open.count, salt: 1)].reply
  }

  private static let all: [(reply: String, kinds: Set<String>)] = [
    ("today.ask.mood", ["mood"]), ("today.ask.sleep", ["sleep"]),
    ("today.ask.energy", ["energy", "scale"]), ("today.ask.body", ["symptom"]),
  ]
}
