import Civil
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
      RecordGapQuestion(request).silence == nil, PeriodPrompts(request.scene).today == nil,
      request.thread.expecting == nil,
      Self.all.allSatisfy({ request.thread.uses(ofReply: $0.reply) == 0 })
    else { return nil }
    let told = Set(request.journal.entries(on: request.today).map(\.fact.kind))
    if told.isEmpty, let offer = hourly { return offer }
    let open = Self.all.filter { told.isDisjoint(with: $0.kinds) }
    guard !open.isEmpty else { return nil }
    return open[request.turning(open.count, salt: 1)].reply
  }

  /// What the hour calls for: every other morning a breath, in the evening a line for the diary.
  private var hourly: String? {
    guard
      request.thread.uses(ofReply: Self.morning) + request.thread.uses(ofReply: Self.evening)
        == 0
    else { return nil }
    switch request.now.time.hour {
    case 5..<10: return request.turning(2, salt: 1) == 0 ? Self.morning : nil
    case 19...23: return Self.evening
    default: return nil
    }
  }

  private static let morning = "today.ask.morning"
  private static let evening = "today.ask.evening"
  private static let all: [(reply: String, kinds: Set<String>)] = [
    ("today.ask.mood", ["mood"]), ("today.ask.sleep", ["sleep"]),
    ("today.ask.energy", ["energy", "scale"]), ("today.ask.body", ["symptom"]),
  ]
}
