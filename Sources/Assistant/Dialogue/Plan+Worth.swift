import Knowledge
import Language

extension Plan {
  /// Tells what a food is good for that was served or is asked why of, in place of what the last
  /// answer rests on or of another dish: "why is that good for me".
  mutating func tellWorth(on turn: DialogueContext) {
    guard let first = interpretations.first, interpretations.count == 1 else { return }
    if first.intent == "content.recipe", let nutrient = first.slots["nutrient"]?.words.first,
      turn.says("told.why")
    {
      interpretations = [tell(nutrient, of: nutrient, turn)]
      return
    }
    guard first.intent == .cycleExplain, turn.says("told.good_for"), let last = turn.thread.topic,
      let meal = last.found.first(where: { $0.kind == .meal || $0.kind == .food }),
      let nutrient = Self.nutrient(of: meal, turn.reader.composer.library)
    else { return }
    interpretations = [tell(nutrient, of: meal.name, turn)]
  }

  private mutating func tell(
    _ nutrient: String, of name: String, _ turn: DialogueContext
  ) -> Interpretation {
    var worth = turn.reader.read(
      name, as: "content.nutrient", context: turn.scene.context)
    worth.slots = ["nutrient": .text(nutrient)]
    message = Normaliser().normalise(nutrient)
    return worth
  }

  /// What a dish or a food has most of.
  private static func nutrient(of found: Found, _ library: Library) -> String? {
    switch found.kind {
    case .meal: (try? library.mealIdeas())?.first { $0.id == found.id }?.highIn.first
    case .food: (try? library.foods())?.first { $0.id == found.id }?.highIn.first
    default: nil
    }
  }
}
