import Civil
import Knowledge
import Language
import Physiology

/// A loss that is told in a message, however it was read otherwise.
struct Loss {
  /// The telling as the intent that keeps it; nil where no loss of hers is told.
  let interpretation: Interpretation?

  init(_ reading: Reading, reader: Reader, scene: Scene) {
    let isTold = reading.understanding.told.contains { $0.kind == "tone" && $0.concept == "loss" }
    let said = reader.answers.said(in: reading.message)
    let isEnded =
      said.contains("answer.ended")
      && reading.understanding.interpretations.allSatisfy { $0.standing == .told }
    guard isTold || isEnded, !reading.understanding.isAsking, !said.contains("answer.fear")
    else {
      interpretation = nil
      return
    }
    var read = reader.read(reading.message.original, as: .modeSet, context: scene.context)
    read.slots[.tone] = .text("loss")
    if read.slots[.date] == nil { read.slots[.date] = reading.understanding.toldDay }
    interpretation = read
  }
}

extension Understanding {
  /// The first day or span of days that is said.
  fileprivate var toldDay: SlotValue? {
    entities.lazy.compactMap { entity -> SlotValue? in
      if case .dates(let first, let last) = entity.value { return .dates(first, last) }
      return entity.day.map { .date($0) }
    }.first
  }

  /// Whether the main thing meant is a question.
  fileprivate var isAsking: Bool {
    interpretations.first?.standing == .asked || message.tokens.last?.text == "?"
  }
}
