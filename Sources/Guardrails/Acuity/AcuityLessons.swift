package import Knowledge
package import Language
import Records

/// The lines that the weights of ``Acuity`` are trained on.
///
/// They are what each rule must catch, the samples of the intents, and the lines of
/// `training/acuity.rec`, which people wrote without knowing the rules. The folder `training` is no
/// part of the program: it is read from disk.
package struct AcuityLessons: Sendable {
  /// Every line with the name of its class.
  package let samples: [Sample]
  private let material: Material

  /// Gathers the lines of a library's language.
  package init(_ library: Library) throws(GuardrailError) {
    var samples: [Sample] = []
    for rule in try Catalogue(library: library).rules {
      let kind = Self.kind(rule.level, intent: rule.intent)
      samples += rule.catches.map { Sample(label: kind.rawValue, text: Self.withoutContext($0)) }
    }
    let file = library.path(of: "training/acuity.rec")
    for record in try ConceptTable.records(library, file, "Acuity") {
      samples += record.all("Line").map { Sample(label: record["Id"] ?? "", text: $0) }
    }
    do {
      material = try Material(library)
    } catch {
      throw .language(error)
    }
    let levels = Dictionary(
      material.intents.compactMap { intent in intent.level.map { (intent.id.rawValue, $0) } },
      uniquingKeysWith: { first, _ in first })
    for sample in material.spoken {
      let level = levels[sample.label].flatMap(CareLevel.init) ?? .ok
      let kind = Self.kind(level, intent: sample.label)
      samples.append(Sample(label: kind.rawValue, text: sample.text))
    }
    self.samples = samples
  }

  /// The weights that the lines give.
  ///
  /// - Parameters:
  ///   - isWanted: which lines to train on.
  ///   - making: how the machines are made.
  package func train(
    on isWanted: (Sample) -> Bool = { _ in true }, making: Trainer.Making = Trainer.inTurn
  ) -> Model {
    material.trainer.train(samples.filter(isWanted), for: AcuityQuestion.all, making: making)
  }

  /// A classifier that reads messages as they are read in training.
  package func classifier(_ model: Model) -> Classifier { material.classifier(model) }

  /// A number that changes with any line.
  package var fingerprint: UInt64 {
    samples.reduce(material.fingerprint) { $0 &+ $1.textHash }
  }

  private static func kind(_ level: CareLevel, intent: String?) -> AcuityClass {
    switch (level, intent) {
    case (.ok, _): .ok
    case (.decline, _): .decline
    case (.urgent..., "guard.crisis"): .crisis
    case (.urgent..., "guard.abuse"): .abuse
    case (.provider, _): .provider
    case (.urgent, _): .urgent
    case (.emergency, _): .emergency
    }
  }

  /// A sample without the mode and weeks that may stand before it in brackets.
  private static func withoutContext(_ sample: String) -> String {
    guard sample.hasPrefix("("), let end = sample.firstIndex(of: ")") else { return sample }
    return String(sample[sample.index(after: end)...].drop { $0 == " " })
  }
}
