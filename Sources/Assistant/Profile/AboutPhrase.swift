import Journal
import MessageFormat

/// What holds of her, in the words that say it back.
enum AboutPhrase {
  /// It as a fact of the diary.
  static func kept(_ told: Circumstance) -> Part {
    .framed(
      told.isEnded ? "fact.about_ended" : "fact.about", [:], name: "what", parts: [clause(told)])
  }

  /// It as half a sentence: "you take testosterone".
  static func clause(_ told: Circumstance) -> Part {
    let id = told.key.rawValue + "." + told.value
    if told.key == "age", let years = Int(told.value) {
      return .reply("about.age", ["years": .integer(years)])
    }
    guard known.contains(id) else {
      return .reply(
        "about.other",
        [
          "key": .string(FactPhrase.plain(told.key.rawValue)),
          "value": .string(FactPhrase.plain(told.value)),
        ])
    }
    return .reply("about." + id)
  }

  /// What has words of its own.
  static let known: Set<String> = [
    "menses.never", "menses.stopped", "hormones.testosterone", "trying.yes",
    "menopause.perimenopause", "menopause.menopause", "helper.partner", "helper.relative",
    "words.neutral", "wish.no_baby", "wish.no_fertility", "wish.no_predictions",
    "wish.facts_only", "wish.no_period_question",
  ]
}
