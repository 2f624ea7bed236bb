import Foundation
import Knowledge
import Testing

@testable import Language

@Suite struct FrozenWeightsTests {
  private func read(_ text: String, expected: UInt64? = nil) -> FrozenWeights? {
    FrozenWeights(text, expected: expected)
  }

  private func small() throws -> FrozenWeights {
    let material = try Material(Library(files: SmallLibrary.files))
    return FrozenWeights(
      fingerprint: material.fingerprint, thresholds: Thresholds(answer: 0.5, ask: 0.25),
      model: try material.train())
  }

  @Test func `weights written and read again score the same bits`() throws {
    let weights = try small()
    let again = try #require(read(weights.text))
    #expect(again.text == weights.text && again.model.labels == weights.model.labels)
    #expect(again.thresholds == weights.thresholds && again.fingerprint == weights.fingerprint)
    let scores = [weights, again].map {
      Classifier(model: $0.model).rank("cramps today").scores.map(\.score.bitPattern)
    }
    #expect(scores[0] == scores[1])
  }

  @Test func `weights of other samples are not read`() throws {
    let weights = try small()
    #expect(read(weights.text, expected: weights.fingerprint) != nil)
    #expect(read(weights.text, expected: weights.fingerprint &+ 1) == nil)
  }

  @Test func `damaged weights are not read`() throws {
    let text = try small().text
    #expect(read("") == nil)
    #expect(read(String(text.dropLast(100))) == nil)
    #expect(read(text.replacingOccurrences(of: "weights ", with: "weights !")) == nil)
    #expect(read(text.replacingOccurrences(of: "bloom intents 4", with: "bloom intents 1")) == nil)
  }

  @Test func `the shipped weights were trained on the shipped samples`() throws {
    let library = try ShippedFolder.library.get()
    let material = try Material(library)
    let shipped = library.text("en/\(FrozenWeights.name)").flatMap { FrozenWeights($0) }
    #expect(
      shipped?.fingerprint == material.fingerprint,
      "the samples changed: run swift run -c release bloom-bench train, and commit the file")
  }
}
