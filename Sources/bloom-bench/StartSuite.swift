import EmbeddedKnowledge
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
    let start = clock.now
    let library = Library.embedded()
    step("library")
    let reader = try EntityReader(library: library)
    step("entity reader")
    let standings = try library.standings()
    step("standings")
    let grounding = try Grounding(library)
    step("intents and lexicon")
    guard let weights = library.text("en/\(FrozenWeights.name)").flatMap({ FrozenWeights($0) })
    else { return table }
    step("weights")
    let recogniser = Recogniser(
      grounding, entityReader: reader, standings: standings, weights)
    step("templates")
    table.add("recogniser ms", (clock.now - start).milliseconds, decimals: 2)
    mark = clock.now
    let message = LabelledMessage.plain("cramps 7/10 and when is my next period?")
    if let context = message.context {
      _ = recogniser.understand(message.text, context: context)
      step("first message")
      _ = recogniser.understand(message.text, context: context)
      step("second message")
    }
    table.add("most memory MB", Memory.peakMegabytes)
    return table
  }
}
