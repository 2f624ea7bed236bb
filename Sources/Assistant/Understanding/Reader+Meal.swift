import Knowledge
import Language

extension Reader {
  /// The dish that is ordered where a meal is named beside what it is to leave out: "breakfast, no
  /// eggs".
  func mealOrdered(in reading: Reading, _ scene: Scene) -> [Interpretation] {
    let recipe: IntentID = "content.recipe"
    guard reading.understanding.mentions.contains(where: { $0.kind == "meal" }),
      reading.understanding.interpretations.contains(where: { $0.intent == recipe })
        || reading.understanding.alternatives.contains(where: {
          $0.intent == recipe && $0.confidence >= 0.5
        })
    else { return [] }
    return [read(reading.message.original, as: recipe, context: scene.context)]
  }
}
