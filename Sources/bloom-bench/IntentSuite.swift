import Language

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `intents TRAIN TEST [--oos TRAIN TEST] [--valid VALID]`: the classifier on anybody's data.
struct IntentSuite {
  let train: [Sample]
  let test: [Sample]
  let outsideTrain: [Sample]
  let outsideTest: [Sample]
  let valid: [Sample]

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var files: [String] = []
    var outside: [String] = []
    var valid: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--oos": outside = [rest.popFirst(), rest.popFirst()].compactMap(\.self)
      case "--valid": valid = rest.popFirst()
      default: files.append(argument)
      }
    }
    guard files.count == 2, outside.isEmpty || outside.count == 2 else {
      throw UsageError(
        "intents takes TRAIN.tsv TEST.tsv, then --oos TRAIN.tsv TEST.tsv and --valid VALID.tsv")
    }
    train = try Self.read(files[0])
    test = try Self.read(files[1])
    outsideTrain = outside.isEmpty ? [] : try Self.read(outside[0])
    outsideTest = outside.isEmpty ? [] : try Self.read(outside[1])
    self.valid = try valid.map { path throws(UsageError) in try Self.read(path) } ?? []
  }

  private static func read(_ path: String) throws(UsageError) -> [Sample] {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw UsageError("\(path): cannot be read")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      return parts.count == 2 ? Sample(label: String(parts[0]), text: String(parts[1])) : nil
    }
  }

  func run() -> Table {
    let clock = ContinuousClock()
    let names = Set(train.map(\.label)).map { label in
      Sample(label: label, text: String(label.map { $0 == "_" || $0 == "." ? " " : $0 }))
    }
    let start = clock.now
    let model = Trainer().train(train + names, outside: outsideTrain.map(\.text))
    let classifier = Classifier(model: model)
    let training = clock.now - start
    var times: [Double] = []
    var first = 0
    var three = 0
    var scores: [Double] = []
    for sample in test {
      let begin = clock.now
      let ranking = classifier.rank(sample.text)
      times.append((clock.now - begin).milliseconds)
      if ranking.scores.first?.label == sample.label { first += 1 }
      if ranking.scores.prefix(3).contains(where: { $0.label == sample.label }) { three += 1 }
      scores.append(ranking.certainty)
    }
    times.sort()
    var table = Table(title: "intents")
    table.add("training lines", Double(train.count), decimals: 0)
    table.add("accuracy %", 100 * Double(first) / Double(max(1, test.count)))
    table.add("top-3 %", 100 * Double(three) / Double(max(1, test.count)))
    table.add("accuracy without labels as samples %", accuracyWithoutLabels)
    let strangers = outsideTest.map { classifier.rank($0.text).certainty }
    if !strangers.isEmpty {
      table.add("out-of-scope AUROC", Rank.area(above: scores, below: strangers), decimals: 3)
      addThreshold(classifier, strangers, to: &table)
    }
    table.add("training s", training.milliseconds / 1000, decimals: 2)
    table.add("p50 ms", times[times.count / 2], decimals: 3)
    table.add("p99 ms", times[times.count * 99 / 100], decimals: 3)
    table.add("weights KB", Double(model.size) / 1024, decimals: 0)
    table.add("peak memory MB", Memory.peakMegabytes, decimals: 0)
    return table
  }

  /// How often the classifier is right where no label was a sample.
  private var accuracyWithoutLabels: Double {
    let classifier = Classifier(model: Trainer().train(train, outside: outsideTrain.map(\.text)))
    let right = test.count { classifier.rank($0.text).scores.first?.label == $0.label }
    return 100 * Double(right) / Double(max(1, test.count))
  }

  /// The threshold that refuses 2 % of the validation messages, and what it does on the test ones.
  private func addThreshold(
    _ classifier: Classifier, _ strangers: [Double], to table: inout Table
  ) {
    guard !valid.isEmpty else { return }
    let sorted = valid.map { classifier.rank($0.text).certainty }.sorted()
    let threshold = sorted[sorted.count * 2 / 100]
    let kept = test.count {
      let ranking = classifier.rank($0.text)
      return ranking.certainty >= threshold && ranking.scores.first?.label == $0.label
    }
    table.add("threshold", threshold, decimals: 3)
    table.add("in-scope recall %", 100 * Double(kept) / Double(max(1, test.count)))
    table.add(
      "out-of-scope recall %",
      100 * Double(strangers.count { $0 < threshold }) / Double(strangers.count))
  }
}
