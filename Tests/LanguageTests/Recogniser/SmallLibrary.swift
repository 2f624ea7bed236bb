import Civil
import EmbeddedKnowledge
import Knowledge
import Physiology

@testable import Language

/// A library of a few intents, enough to see every step of reading.
enum SmallLibrary {
  static let intents = """
    %rec: Intent

    Id: log.cramps
    Help: note cramps
    Slot: pain date severity
    Say: [my] cramps [are|were] {pain} [{date}]
    Like: bad cramps today
    Like: cramping again
    Like: period pain, about a six
    Like: no cramps today

    Id: log.flow
    Help: note how heavy the bleeding is
    Slot: flow color date
    Needs: flow
    Like: heavy flow today
    Like: light bleeding
    Like: it was spotting yesterday
    Like: really heavy

    Id: log.period_start
    Help: note that a period began
    Slot: date
    Say: [my] period (started|came) [on] [{date}]
    Like: my period started yesterday
    Like: came on this morning
    Like: got my period on the 3rd

    Id: log.symptom
    Help: note a symptom
    Slot: symptom severity date
    Say: {list:symptom} [today]
    Like: my back hurts
    Like: so bloated
    Like: i have a headache

    Id: log.mood
    Help: note a mood
    Slot: mood date
    Like: feeling sad
    Like: i am happy today
    Like: so exhausted and sad

    Id: log.note
    Help: keep a note
    Slot: text
    Needs: text
    Say: note {text}
    Like: note: bought new pads
    Like: write down that the scan moved

    Id: cycle.next_period
    Mode: cycle ttc
    Help: when the next period may start
    Slot: date
    Say: when is my next period
    Like: when does my next period start
    Like: next period date
    Like: when am i due

    Id: preg.set_dates
    Help: set the dates of a pregnancy
    Slot: weeks days lmp due
    Like: i am 20 weeks pregnant
    Like: im 12 weeks along
    Like: due date is 3 may

    Id: content.baby_size
    Mode: pregnancy
    Help: how big the baby is
    Slot: week
    Say: how big is (the|my) baby
    Like: how big is baby now
    Like: baby size this week

    Id: remind.set
    Help: set a reminder
    Slot: what date time every lead
    Say: remind me to {what} [at {time}]
    Like: remind me to take my tablet at 9
    Like: set a reminder for water every day
    """

  static let outside = """
    %rec: Outside

    Kind: assistant
    Like: play some jazz
    Like: what is the weather like
    Like: which period of history is this
    Like: the water cycle at school
    Like: order a pizza
    """

  static let concepts = """
    %rec: Concept

    Id: cramps
    Kind: symptom
    Form: cramps
    Form: period pain

    Id: back_pain
    Kind: symptom
    Form: back hurts
    Form: back pain

    Id: fatigue
    Kind: symptom
    Form: exhausted

    Id: bloating
    Kind: symptom
    Form: bloated

    Id: heavy
    Kind: flow
    Form: heavy

    Id: light
    Kind: flow
    Form: light

    Id: sad
    Kind: mood
    Form: sad

    Id: lead-in.text
    Kind: lead-in
    Form: note:

    Id: lead-in.what
    Kind: lead-in
    Form: remind me to
    """

  /// The files, with the words for dates and numbers from the shipped ones.
  static var files: [String: String] {
    let shipped = Library.embedded()
    var files = [
      "en/skills/small.rec": intents, "en/skills/outside.rec": outside,
      "en/lexicon/small.rec": concepts,
    ]
    for path in shipped.paths(under: "en") where !path.dropFirst(3).contains("/") {
      if path.hasSuffix(".rec") { files[path] = shipped.text(path) }
    }
    return files
  }

  static let recogniser = Result { () throws(LanguageError) in
    try Recogniser(library: Library(files: files))
  }

  static func understand(_ text: String, mode: Mode = .cycle) throws -> Understanding {
    try recogniser.get().understand(text, context: context(mode: mode))
  }

  /// A Wednesday morning in March.
  static func context(mode: Mode = .cycle) throws -> Context {
    guard let reference = Moment(iso: "2026-03-11T09:30") else { throw Missing() }
    return Context(mode: mode, reference: reference)
  }

  private struct Missing: Error {}
}
