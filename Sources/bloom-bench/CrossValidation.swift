import Language

/// Trains on all but one part of the spoken samples and tests on that part, for each part.
struct CrossValidation {
  /// Shares in percent.
  struct Outcome {
    let accuracy: Double
    let topThree: Double

    func add(to table: inout Table) {
      table.add("held-out accuracy %", accuracy)
      table.add("held-out top-3 %", topThree)
    }
  }

  private let material: Material
  private let folds: Int

  init(_ material: Material, folds: Int) {
    self.material = material
    self.folds = folds
  }

  /// Trains and tests once for each part.
  func run() throws -> Outcome {
    let spoken = material.spoken.filter { !$0.label.hasPrefix("oos.") }
    var right = 0
    var three = 0
    for fold in 0..<folds {
      let held = Set(spoken.filter { Self.fold(of: $0, folds) == fold })
      let classifier = material.classifier(try material.train(on: { !held.contains($0) }))
      for sample in held.sorted() {
        let labels = classifier.rank(sample.text).scores.prefix(3).map(\.label)
        if labels.first == sample.label { right += 1 }
        if labels.contains(sample.label) { three += 1 }
      }
    }
    let count = Double(max(1, Set(spoken).count))
    return Outcome(accuracy: 100 * Double(right) / count, topThree: 100 * Double(three) / count)
  }

  /// Near-duplicates share a fold: it is chosen by the words, sorted and stemmed.
  private static func fold(of sample: Sample, _ folds: Int) -> Int {
    Int(sample.wordHash % UInt64(folds))
  }
}
