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

  /// Nil where the message tells nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, answers: Answers, scene: Scene) {
    let message = reading.message
    guard reading.triage.level <= .decline, message.tokens.count <= Self.longest,
      message.tokens.last?.text != "?"
    else { return nil }
    let preferences = scene.setting.preferences
    if said.contains("told.eats_all") {
      guard preferences.stored(.diet) ?? preferences.stored(.leavesOut) != nil else { return nil }
      outcome = Self.change([.diet: [], .leavesOut: []], preferences, "eating.all")
      return
    }
    let diets = answers.places(of: Self.diet, in: message)
    let allergens = answers.places(of: Self.allergen, in: message)
    let foods = reading.understanding.mentions.filter { mention in
      mention.kind == "food" && !(diets + allergens).contains { $0.words.overlaps(mention.tokens) }
    }
    let words = (diets + allergens).map(\.words) + foods.map(\.tokens)
    guard !words.isEmpty else { return nil }
    let taken = Set(words.flatMap(\.self))
    let others = message.tokens.indices
      .filter { !taken.contains($0) && !message.tokens[$0].isPunctuation }
      .map { message.tokens[$0].text }
    let named = Named(
      diets: diets.map { String($0.id.dropFirst(Self.diet.count)) }.deduplicated,
      left: (allergens.map { String($0.id.dropFirst(Self.allergen.count)) }
        + foods.map(\.concept)).deduplicated)
    if others.allSatisfy({ answers.isTelling($0, "eats_again") }),
      others.contains(where: Self.again.contains)
    {
      takeBack(named, preferences)
      return
    }
    let isLeft = said.contains("told.cannot_eat")
    let isHers = others.first.map { answers.isTelling($0, "eater") } ?? isLeft
    guard isHers, others.allSatisfy({ answers.isTelling($0, "eating") }),
      isLeft || !named.diets.isEmpty && named.left.isEmpty
    else { return nil }
    keep(named, preferences)
  }

  private static let longest = 24
  /// Words of which one must be there for something to be eaten again.
  private static let again: Set<String> = ["again", "anymore", "longer", "more", "not"]

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
  }

  private mutating func takeBack(_ named: Named, _ preferences: Preferences) {
    let diets = preferences.ids(.diet).filter { !named.diets.contains($0) }
    let left = preferences.ids(.leavesOut).filter { !named.left.contains($0) }
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
    guard !outcome.changes.isEmpty else { return .say("settings.same") }
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

extension Request {
  /// What she told that she does not eat, by the words that allergens and foods are called by.
  var leftOut: [String] { scene.setting.preferences.ids(.leavesOut).map(FactPhrase.plain) }
}
