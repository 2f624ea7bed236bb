/// Trains one linear machine a label against all others (squared hinge, dual coordinate descent).
///
/// The method is that of LIBLINEAR's dual solver (Hsieh et al. 2008): C = 0.5, an example of the
/// label weighs five times one of the others, ten passes in a fixed order. The order in which the
/// samples come changes nothing: they are sorted first.
package struct Trainer: Sendable {
  /// Makes so many groups of machines by their numbers: one after the other, or some at once.
  package typealias Making = (Int, @Sendable (Int) -> [[Double]]) -> [[[Double]]]

  /// Makes one group of machines after the other.
  package static func inTurn(
    _ count: Int, _ make: @Sendable (Int) -> [[Double]]
  ) -> [[[Double]]] {
    (0..<count).map(make)
  }

  /// Weights nearer to zero than this are dropped.
  static let pruned = 0.03
  private static let cost = 0.5
  private static let positives = 5.0
  private static let passes = 10
  /// What occurs in one or two lines says little on a question asked of all lines.
  private static let rarest = 3

  private let lexicon: Lexicon?
  private let protected: [String]
  private let words: [String]
  private let shorthand: [String: String]

  /// - Parameters:
  ///   - lexicon: adds its concepts' kinds to the words of each line.
  ///   - protected: common words that are never taken for a misspelt sample word.
  ///   - words: words a misspelt word may be taken for, beside those of the samples.
  ///   - shorthand: short words with the whole words they stand for.
  package init(
    lexicon: Lexicon? = nil, protected: [String] = [], words: [String] = [],
    shorthand: [String: String] = [:]
  ) {
    self.lexicon = lexicon
    self.shorthand = shorthand
    self.words = words
    self.protected = protected
  }

  /// Trains on samples and on lines that belong to no label.
  ///
  /// - Parameters:
  ///   - outside: lines of the extra class that is never an answer; may be empty.
  ///   - making: how the machines are made; none needs another, so the weights are the same.
  package func train(
    _ samples: [Sample], outside: [String], making: Making = Self.inTurn
  ) -> Model {
    let lines = Array(Set(samples)).sorted()
    let strangers = Array(Set(outside)).sorted()
    let labels = Array(Set(lines.map(\.label))).sorted()
    let terms = terms(of: lines.map(\.text) + strangers)
    let place = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    let targets = lines.map { place[$0.label] ?? 0 } + strangers.map { _ in labels.count }
    let problem = Problem(terms.map(Features.init))
    let classCount = labels.count + (strangers.isEmpty ? 0 : 1)
    return Model(
      labels: labels, features: problem.hashes, documents: problem.documents,
      lineCount: targets.count,
      weights: machines(classCount, problem, making) { label, line in
        targets[line] == label ? .holds : .not
      },
      words: WordList(
        counting: terms.prefix(lines.count).map(\.words) + [words.map { Array($0.utf8) }],
        protected: protected + terms.dropFirst(lines.count).flatMap(\.plainWords)),
      shorthand: shortWords)
  }

  /// Trains one machine for each question, each with its own view of the samples' labels.
  ///
  /// - Parameters:
  ///   - questions: their names become the labels of the model, in the order of the names.
  ///   - making: how the machines are made; none needs another, so the weights are the same.
  package func train(
    _ samples: [Sample], for questions: [Question], making: Making = Self.inTurn
  ) -> Model {
    let lines = Array(Set(samples)).sorted()
    let questions = questions.sorted { $0.name < $1.name }
    let terms = terms(of: lines.map(\.text))
    let problem = Problem(terms.map(Features.init), rarest: Self.rarest)
    return Model(
      labels: questions.map(\.name), features: problem.hashes, documents: problem.documents,
      lineCount: lines.count,
      weights: machines(questions.count, problem, making) { questions[$0].answer(lines[$1]) },
      words: WordList(
        counting: terms.map(\.words) + [words.map { Array($0.utf8) }], protected: protected),
      shorthand: shortWords)
  }

  private var shortWords: [String] { shorthand.map { "\($0)=\($1)" } }

  private func terms(of texts: [String]) -> [Terms] {
    let normaliser = Normaliser()
    let whole = Terms.whole(shortWords)
    return texts.map { text in
      let message = normaliser.normalise(text)
      var terms = Terms(message, mentions: lexicon?.mentions(in: message) ?? [])
      _ = terms.expand(whole)
      return terms
    }
  }

  /// The weights that answer each of so many questions; the last of each is the constant.
  private func machines(
    _ count: Int, _ problem: Problem, _ making: Making,
    answer: @escaping @Sendable (_ question: Int, _ line: Int) -> Question.Answer
  ) -> [[Double]] {
    let groups = (count + Lanes.scalarCount - 1) / Lanes.scalarCount
    let made = making(groups) { group in
      let first = group * Lanes.scalarCount
      let signs = problem.norms.indices.map { line in
        var sign = Lanes.zero
        for lane in 0..<min(Lanes.scalarCount, count - first) {
          switch answer(first + lane, line) {
          case .holds: sign[lane] = 1
          case .not: sign[lane] = -1
          case .leftOut: break
          }
        }
        return sign
      }
      let weights = weights(signs, problem)
      return (0..<min(Lanes.scalarCount, count - first)).map { lane in
        weights.map { $0[lane] }
      }
    }
    return made.flatMap(\.self)
  }

  /// The weights of four machines at once: they see the lines in one order, so that one look at a
  /// line serves all four.
  ///
  /// - Parameter signs: for each line 1 where the answer holds, -1 where not, 0 where it is left out.
  private func weights(_ signs: [Lanes], _ problem: Problem) -> [Lanes] {
    let bias = problem.hashes.count
    var weights = [Lanes](repeating: .zero, count: bias + 1)
    var alphas = [Lanes](repeating: .zero, count: signs.count)
    var order = Array(signs.indices)
    var random = Shuffle()
    weights.withUnsafeMutableBufferPointer { weights in
      problem.indices.withUnsafeBufferPointer { indices in
        problem.values.withUnsafeBufferPointer { values in
          for _ in 0..<Self.passes {
            random.shuffle(&order)
            for line in order where signs[line] != .zero {
              let sign = signs[line]
              let slack = Self.loose.replacing(with: Self.tight, where: sign .> .zero)
              let span = problem.starts[line]..<problem.starts[line + 1]
              var score = weights[bias]
              for index in span { score += weights[Int(indices[index])] * Double(values[index]) }
              let gradient = sign * score - 1 + alphas[line] * slack
              let alpha = pointwiseMax(
                alphas[line] - gradient / (problem.norms[line] + slack), .zero)
              let step = (alpha - alphas[line]) * sign
              alphas[line] = alpha
              guard step != .zero else { continue }
              for index in span { weights[Int(indices[index])] += step * Double(values[index]) }
              weights[bias] += step
            }
          }
        }
      }
    }
    return weights
  }

  /// One number for each of four machines.
  private typealias Lanes = SIMD4<Double>
  private static let loose = Lanes(repeating: 1 / (2 * cost))
  private static let tight = Lanes(repeating: 1 / (2 * cost * positives))
}

/// A fixed order that looks random: Fisher-Yates over a 64-bit linear congruential generator.
private struct Shuffle {
  private var state: UInt64 = 42

  mutating func shuffle(_ order: inout [Int]) {
    for index in stride(from: order.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
  }
}
