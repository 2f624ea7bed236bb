import Guardrails
import Knowledge
import Language
import MessageFormat

/// A diet, or a food that is to be left out, that a message tells of or takes back.
struct EatingTold {
  /// What comes of it.
  private(set) var outcome = Outcome()

  /// What the ids of ``Answers`` begin with where a message names a diet, or something that some
  /// cannot eat.
  static let diet = "eating.diet."
  static let allergen = "eating.allergen."

  /// Whether the message says nothing beside it.
  private(set) var isAll = true

  /// Nil where the message tells nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, answers: Answers, scene: Scene) {
    let message = reading.message
    guard reading.triage.level <= .decline, message.tokens.count <= Self.longest,
      !said.contains("told.past_condition"),
      !message.tokens.contains(where: { answers.isTelling($0.text, "others") })
    else { return nil }
    let preferences = scene.setting.preferences
    let diets = answers.places(of: Self.diet, in: message)
    let allergens = answers.places(of: Self.allergen, in: message)
    let conditions = answers.places(of: Condition.prefix, in: message)
    let foods = reading.understanding.mentions.filter { mention in
      mention.kind == "food" && !(diets + allergens).contains { $0.words.overlaps(mention.tokens) }
    }
    let words = (diets + allergens).map(\.words) + foods.map(\.tokens)
    guard !words.isEmpty else {
      let isWhole = message.tokens.allSatisfy {
        $0.isPunctuation || answers.isTelling($0.text, "eats_all")
      }
      guard said.contains("told.eats_all"), isWhole,
        preferences.stored(.diet) ?? preferences.stored(.leavesOut) != nil
      else { return nil }
      outcome = Self.change([.diet: [], .leavesOut: []], preferences, "eating.all")
      return
    }
    let telling = Telling(message, around: words + conditions.map(\.words), answers)
    guard !telling.isAsked else { return nil }
    let named = Named(
      diets: diets.map { String($0.id.dropFirst(Self.diet.count)) }.deduplicated,
      left: (allergens.map { String($0.id.dropFirst(Self.allergen.count)) }
        + foods.map(\.concept)).deduplicated)
    let isLeft = said.contains("told.cannot_eat")
    if said.contains("told.eats_again"), !isLeft || said.contains("told.not_allergic"),
      telling.others.allSatisfy({ answers.isTelling($0, "eats_again") })
    {
      takeBack(named, preferences)
      return
    }
    let isHers = telling.others.first.map { answers.isTelling($0, "eater") } ?? isLeft
    isAll =
      isHers && telling.others.allSatisfy { answers.isTelling($0, "eating") }
      && (isLeft || !named.diets.isEmpty && named.left.isEmpty)
    let isAllergy =
      said.contains("told.allergic") && !said.contains("told.no_condition")
      && !said.contains("told.not_allergic") && !reading.isOfOthers && !named.left.isEmpty
    guard isAll || isAllergy else { return nil }
    if !isAll { isAll = Self.isAlone(reading) }
    keep(named, preferences)
    guard isAll, !conditions.isEmpty else { return }
    let ids = conditions.map { String($0.id.dropFirst(Condition.prefix.count)) }.deduplicated
    outcome.append(ConditionTold(keeping: ids, preferences).outcome)
  }

  /// Whether nothing else is told for the diary or asked for beside an allergy; what is read of the
  /// food itself is no such thing.
  private static func isAlone(_ reading: Reading) -> Bool {
    reading.understanding.interpretations.allSatisfy { told in
      ["settings", "meta", "oos", "support", "edit", "guard"].contains(told.intent.group)
        || ["content.food", "content.nutrient", "log.food", "log.note"].contains(told.intent)
    }
  }

  private static let longest = 40

  private struct Named {
    let diets: [String]
    let left: [String]
  }

  private mutating func keep(_ named: Named, _ preferences: Preferences) {
    let diets = (preferences.ids(.diet) + named.diets).deduplicated
    let left = (preferences.ids(.leavesOut) + named.left).deduplicated
    var parts: [Part] = []
    if !named.diets.isEmpty { parts.append(Self.framed("eating.diet", named.diets)) }
    if !named.left.isEmpty { parts.append(Self.framed("eating.left", named.left)) }
    outcome = Self.change([.diet: diets, .leavesOut: left], preferences, nil)
    if !outcome.changes.isEmpty { outcome.parts.insert(contentsOf: parts, at: 0) }
    if !isAll { outcome.parts.removeAll { $0 == .reply("settings.undo") } }
  }

  private mutating func takeBack(_ named: Named, _ preferences: Preferences) {
    let diets = preferences.ids(.diet).filter { !named.diets.contains($0) }
    let left = preferences.ids(.leavesOut).filter { !named.left.contains($0) }
    guard diets != preferences.ids(.diet) || left != preferences.ids(.leavesOut) else {
      outcome = .say("eating.not_left")
      return
    }
    outcome = Self.change([.diet: diets, .leavesOut: left], preferences, "eating.again")
  }

  /// The settings that change, with a word before the way back.
  private static func change(
    _ lists: [SettingKey: [String]], _ preferences: Preferences, _ reply: String?
  ) -> Outcome {
    var outcome = Outcome(parts: reply.map { [.reply($0)] } ?? [])
    for key in [SettingKey.diet, .leavesOut] {
      guard let ids = lists[key], ids != preferences.ids(key) else { continue }
      outcome.changes.append(
        SettingChange(key, from: preferences.stored(key), to: Preferences.listing(ids)))
    }
    guard !outcome.changes.isEmpty else { return .say("eating.known") }
    outcome.parts.append(.reply("settings.undo"))
    return outcome
  }

  /// A reply with the names of what is left out.
  static func framed(_ reply: String, _ ids: [String]) -> Part {
    .framed(reply, [:], name: "names", parts: ids.map(name))
  }

  private static func name(_ id: String) -> Part {
    named.contains(id)
      ? .reply("eating.name." + id)
      : .reply("look.term", ["what": .string(FactPhrase.plain(id))])
  }

  /// What has a name of its own in a sentence.
  private static let named: Set<String> = [
    "vegan", "vegetarian", "pescatarian", "gluten_free", "milk", "egg", "nut", "peanut",
    "crustacean", "mollusc", "soya",
  ]
}
