package import Knowledge

/// What a recogniser learns from: the intents with their samples, and the words of the lexicon.
package struct Material: Sendable {
  package let grounding: Grounding
  private let lessons: [Lesson]
  private let outside: [String]
  private let commonWords: [String]
  private let shorthand: [String: String]

  package var intents: [Intent] { grounding.intents }
  var lexicon: Lexicon { grounding.lexicon }
  private let concepts: [Concept]

  /// A number that changes with any line, any concept that means something itself and any common
  /// word; the order of files, intents and lines changes nothing. Reckoned each time it is asked for.
  package var fingerprint: UInt64 {
    Self.fingerprint(
      intents, lessons, concepts, outside, commonWords + shorthand.map { "\($0)=\($1)" })
  }

  /// The group of intents whose samples are never an answer.
  static let outsideGroup = Grounding.outsideGroup
  /// Changed when the features change, so that older weights no longer fit.
  private static let version: UInt64 = 1

  /// Gathers a library's intents, lexicon and word lists.
  package init(_ library: Library) throws(LanguageError) {
    grounding = try Grounding(library)
    do {
      concepts = try library.concepts()
      lessons = try library.lessons()
      outside = try OutsideLines.read(library)
      commonWords = try CommonWords.read(library)
      shorthand = try Shorthand.read(library)
    } catch {
      throw .knowledge(error)
    }
  }

  /// The weights that the samples give, or those of them that are wanted.
  package func train(
    on isWanted: (Sample) -> Bool = { _ in true }, making: Trainer.Making = Trainer.inTurn
  ) throws(LanguageError) -> Model {
    let lines = try samples().filter(isWanted)
    let outside = lines.filter { $0.label.hasPrefix(Self.outsideGroup) }
    return trainer.train(
      lines.filter { !$0.label.hasPrefix(Self.outsideGroup) }, outside: outside.map(\.text),
      making: making)
  }

  /// Trains with this material's lexicon and word lists.
  package var trainer: Trainer {
    Trainer(lexicon: lexicon, protected: commonWords, words: lexiconWords, shorthand: shorthand)
  }

  /// A classifier that reads messages with this material's lexicon.
  package func classifier(_ model: Model) -> Classifier {
    Classifier(model: model, lexicon: lexicon)
  }

  /// The words of all forms: a misspelt word may be one of them.
  private var lexiconWords: [String] {
    let normaliser = Normaliser()
    let forms = concepts.filter { !Cue.isCue($0.kind) }.flatMap(\.forms)
    return Set(forms.flatMap { normaliser.normalise($0).tokens.map(\.text) }).sorted()
  }

  /// The lines that people could have written, each with its intent: the samples to test with.
  package var spoken: [Sample] {
    lessons.flatMap { lesson in
      lesson.like.map { Sample(label: lesson.intent.rawValue, text: $0) }
        + lesson.unlike.map { Sample(label: $0.intent.rawValue, text: $0.text) }
    } + outside.map { Sample(label: Self.outsideGroup + "out_of_scope", text: $0) }
  }

  /// All training lines: those spoken, the intents' names and helps, and the templates expanded.
  package func samples() throws(LanguageError) -> [Sample] {
    var samples = spoken
    let filler = Filler(concepts)
    for intent in intents {
      let label = intent.id.rawValue
      samples += [label.words, intent.help].map { Sample(label: label, text: $0) }
      if let example = intent.example { samples.append(Sample(label: label, text: example)) }
      for say in intent.say {
        do {
          samples += try TemplateNode.parse(say).expansions(filler: filler.words)
            .map { Sample(label: label, text: $0) }
        } catch {
          throw .template(intent: intent.id, template: say, problem: error)
        }
      }
    }
    return samples
  }

  private static func fingerprint(
    _ intents: [Intent], _ lessons: [Lesson], _ concepts: [Concept], _ outside: [String],
    _ commonWords: [String]
  ) -> UInt64 {
    var sum = version
    func add(_ label: String, _ text: String) {
      sum &+= Hash.mixed(Hash.of(text.utf8, seed: Hash.of(label.utf8)))
    }
    for intent in intents {
      let label = intent.id.rawValue
      add(label, intent.help)
      if let example = intent.example { add(label, example) }
      for line in intent.say { add(label, line) }
    }
    for lesson in lessons {
      for line in lesson.like { add(lesson.intent.rawValue, line) }
      for line in lesson.unlike { add(line.intent.rawValue, line.text) }
    }
    for concept in concepts where !Cue.isCue(concept.kind) {
      for form in concept.forms { add(concept.kind + " " + concept.id, form) }
    }
    for line in outside { add(outsideGroup, line) }
    for word in commonWords { add("common", word) }
    return sum
  }
}

/// Words that stand in for slots in the training sentences.
private struct Filler {
  private let forms: [String: [String]]
  private static let others: [String: [String]] = [
    "date": ["yesterday", "on monday", "today", "on the 3rd"], "time": ["at 7", "6:45"],
    "month": ["march", "last month"], "pain": ["6", "7/10"], "temp": ["36.6", "97.8"],
    "lead": ["1 day"], "every": ["every day"], "week": ["12"], "weeks": ["20 weeks"],
  ]

  init(_ concepts: [Concept]) {
    var forms: [String: [String]] = [:]
    for concept in concepts.sorted(by: { ($0.kind, $0.id) < ($1.kind, $1.id) }) {
      forms[concept.kind, default: []] += concept.forms.prefix(1)
    }
    self.forms = forms
  }

  func words(_ slot: SlotName, _ number: Int) -> String {
    let choices = forms[slot.rawValue] ?? Self.others[slot.rawValue] ?? ["3"]
    return choices[number % choices.count]
  }
}

extension String {
  /// An id as words: `log.period_start` is "log period start".
  fileprivate var words: String {
    String(map { $0 == "_" || $0 == "." ? " " : $0 })
  }
}
