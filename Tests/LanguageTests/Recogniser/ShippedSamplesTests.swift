import Knowledge
import Testing

@testable import Language

/// A new intent must not silence an older one.
@Suite struct ShippedSamplesTests {
  /// One in this many samples is tried; another tenth would find the same mistakes.
  private static let share: UInt64 = 8

  @Test func `a sample is ranked under its own intent`() throws {
    let library = try ShippedFolder.library.get()
    let material = try Material(library)
    let weights = library.text("en/\(FrozenWeights.name)").flatMap { FrozenWeights($0) }
    let classifier = material.classifier(try #require(weights).model)
    let tried = material.spoken.filter {
      $0.wordHash % Self.share == 0 && !$0.label.hasPrefix(Material.outsideGroup)
    }
    var wrong: [String] = []
    for sample in tried {
      let found = classifier.rank(sample.text).scores.first?.label ?? ""
      if found != sample.label { wrong.append("\(sample.text) -> \(found), not \(sample.label)") }
    }
    #expect(tried.count > 200)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
