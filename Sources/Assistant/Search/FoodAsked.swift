import Guardrails
import Knowledge
import Language

/// A food that is asked about in so many words, whatever the message was taken for: its name says
/// more than the weights of a whole message do.
struct FoodAsked {
  /// The message read as a question of a food; nil where it asks for none that is known.
  let reading: Reading?

  init(_ read: Reading, reader: Reader, library: Library, scene: Scene) {
    reading = Self.asksOfFood(read, library) ? read.asked(as: "content.food", reader, scene) : nil
  }

  private static func asksOfFood(_ read: Reading, _ library: Library) -> Bool {
    let understanding = read.understanding
    let isShort = read.message.tokens.count <= fewTokens
    guard read.concern == nil, read.level <= (isShort ? .provider : .decline),
      understanding.has("asks_food"),
      read.message.tokens.count <= mostTokens,
      understanding.decision != .answer
        || understanding.interpretations.allSatisfy({
          $0.intent.group == "guard" || $0.intent.isLog && $0.standing == .asked
        }),
      let search = try? library.searchWords(), let names = try? library.foodNames()
    else { return false }
    let query = ContentQuery(read.message, words: search)
    return !FoodNaming(query, names: names, search: search).foods.isEmpty
  }

  private static let mostTokens = 16
  /// A message of no more is of nothing else that may want an appointment.
  private static let fewTokens = 9
}

extension Reading {
  /// The same message taken to ask for something that is no matter of care.
  fileprivate func asked(as intent: IntentID, _ reader: Reader, _ scene: Scene) -> Reading {
    var understanding = understanding
    understanding.decision = .answer
    understanding.interpretations = [
      reader.read(message.original, as: intent, context: scene.context)
    ]
    return Reading(
      message: message, understanding: understanding, triage: triage, classified: .ok, acuity: nil,
      reliefs: reliefs, course: course, check: nil, isBleedingInPregnancy: false)
  }
}
