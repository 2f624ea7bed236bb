import Civil
import Journal
import Knowledge
import Language
import Physiology

/// The small words of a conversation.
struct GreetSkill: Skill {
  static let name = "greet"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.intent {
    case .again:
      guard let last = request.thread.last else { return .say("greet.repeat.nothing") }
      return Outcome(parts: last.parts)
    default: return .say(Self.greeting(request))
    }
  }

  /// Morning from 5 to 11, evening from 17 on, where the hour is known to be the person's.
  private static func greeting(_ request: Request) -> String {
    guard request.thread.uses(of: .greet) == 0 else { return "greet.hello" }
    switch request.now.time.hour {
    case 5..<11: return "greet.hello.morning"
    case 17...23: return "greet.hello.evening"
    default: return "greet.hello"
    }
  }
}
