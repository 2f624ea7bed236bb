import Knowledge
import Language

/// `start`: what a program that reads one message pays before and for it, step by step.
struct StartSuite {
  func run() throws -> Table {
    let clock = ContinuousClock()
    var table = Table(title: "start")
    var mark = clock.now
    func step(_ name: String) {
      let now = clock.now
      table.add(name + " ms", (now - mark).milliseconds, decimals: 2)
      mark = clock.now
    }
    let library = Library.embedded()
    step("library")
    _ = try library.intents()
    step("intents read")
    _ = try library.concepts()
    step("lexicon read")
    let reader = try EntityReader(library: library)
    step("entity reader")
    let material = try Material(library)
    step("lexicon and fingerprint")
    let weights = library.text("en/\(FrozenWeights.name)").flatMap {
      FrozenWeights($0, expected: material.fingerprint)
    }
    step("weights")
    let recogniser = try Recogniser(material, entityReader: reader) { _ in weights }
    step("templates")
    let message = LabelledMessage.plain("cramps 7/10 and when is my next period?")
    if let context = message.context {
      _ = recogniser.understand(message.text, context: context)
      step("first message")
      _ = recogniser.understand(message.text, context: context)
      step("second message")
    }
    return table
  }
}
