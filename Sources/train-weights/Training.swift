import FolderKnowledge
import Guardrails
import Knowledge
import Language

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run: both files of weights, each only where its samples have changed.
struct Training {
  private var folder = "Knowledge"
  private var answer: Double?
  private var ask: Double?

  init(_ arguments: [String]) throws(TrainingError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--answer": answer = try Self.score(rest.popFirst(), of: argument)
      case "--ask": ask = try Self.score(rest.popFirst(), of: argument)
      case _ where argument.hasPrefix("-"):
        throw .usage("there is no option \(argument)")
      default: folder = argument
      }
    }
  }

  private static func score(
    _ text: String?, of option: String
  ) throws(TrainingError) -> Double {
    guard let score = text.flatMap(Double.init), (0...1).contains(score) else {
      throw .usage("\(option) takes a score from 0 to 1")
    }
    return score
  }

  /// Trains what has to be trained, and says of each file what was done.
  func run(_ say: (String) -> Void) throws(TrainingError) {
    let library: Library
    do throws(FolderError) {
      library = try Library.folder(folder)
    } catch {
      throw .content(error.description)
    }
    try intents(library, say)
    try acuity(library, say)
  }

  private func intents(_ library: Library, _ say: (String) -> Void) throws(TrainingError) {
    let path = library.pathOfWeights
    let material: Material
    do throws(LanguageError) {
      material = try Material(library)
    } catch {
      throw .content(error.description)
    }
    let known = library.text(path).flatMap { FrozenWeights($0) }
    var thresholds = known?.thresholds ?? .untrained
    if let answer { thresholds.answer = answer }
    if let ask { thresholds.ask = ask }
    let wanted = Wanted(path: path, fingerprint: material.fingerprint, thresholds: thresholds)
    try write(wanted, insteadOf: known, say) { () throws(TrainingError) in
      do throws(LanguageError) {
        return try material.train(making: Parallel.machines)
      } catch {
        throw .content(error.description)
      }
    }
  }

  private func acuity(_ library: Library, _ say: (String) -> Void) throws(TrainingError) {
    let path = library.path(of: Acuity.name)
    let lessons: AcuityLessons
    do throws(GuardrailError) {
      lessons = try AcuityLessons(library)
    } catch {
      throw .content(error.description)
    }
    let known = library.text(path).flatMap { FrozenWeights($0) }
    let wanted = Wanted(
      path: path, fingerprint: lessons.fingerprint, thresholds: Acuity.thresholds)
    try write(wanted, insteadOf: known, say) { () throws(TrainingError) in
      lessons.train(making: Parallel.machines)
    }
  }

  /// What a file of weights is to be.
  private struct Wanted {
    let path: String
    let fingerprint: UInt64
    let thresholds: Thresholds
  }

  /// Writes weights where those that are known are not as wanted; they are trained only where their
  /// samples are others.
  private func write(
    _ wanted: Wanted, insteadOf known: FrozenWeights?, _ say: (String) -> Void,
    train: () throws(TrainingError) -> Model
  ) throws(TrainingError) {
    let fits = known?.fingerprint == wanted.fingerprint
    if fits, known?.thresholds == wanted.thresholds {
      return say("\(wanted.path): fits its samples")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let kept = fits ? known?.model : nil
    let model = if let kept { kept } else { try train() }
    let weights = FrozenWeights(
      fingerprint: wanted.fingerprint, thresholds: wanted.thresholds, model: model)
    let place = "\(folder)/\(wanted.path)"
    do {
      try Data(weights.text.utf8).write(to: URL(filePath: place), options: .atomic)
    } catch {
      throw .unwritten(path: place, "\(error)")
    }
    let seconds = (clock.now - start).components.seconds
    say("\(wanted.path): \(fits ? "other thresholds" : "trained"), \(seconds) s")
  }
}
