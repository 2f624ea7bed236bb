import Civil
import Knowledge
import Language
import Physiology

/// A birth of hers that is told in a message, however it was read otherwise.
struct Birth {
  /// The telling as the intent that keeps it; nil where no birth of hers is told.
  let interpretation: Interpretation?

  init(_ reading: Reading, reader: Reader, scene: Scene) {
    let said = reader.answers.said(in: reading.message)
    let isTold =
      said.contains("told.gave_birth")
      || said.contains("told.born") && said.contains("told.child")
      || said.contains("told.is_here") && said.contains("told.born_on") && scene.mode == .pregnancy
    let standings: Set<Standing> =
      scene.mode == .pregnancy ? [.told, .past, .others] : [.told, .past]
    let isHers =
      !said.contains("told.someone") && (scene.mode == .pregnancy || !reading.isOfOthers)
      && reading.understanding.interpretations.allSatisfy { standings.contains($0.standing) }
    guard isTold, isHers, !(scene.mode == .postpartum && said.contains("told.since_birth")),
      !said.contains("answer.fear"), !said.contains("told.not_yet_born"),
      reading.message.tokens.last?.text != "?", !Self.namesYear(reading, today: scene.today)
    else {
      interpretation = nil
      return
    }
    var read = reader.read(reading.message.original, as: .modeSet, context: scene.context)
    read.slots[.mode] = .text(Mode.postpartum.rawValue)
    read.slots["birth"] = .bool(true)
    if read.slots[.date] == nil { read.slots[.date] = reading.understanding.toldDay }
    interpretation = read
  }

  /// Whether a year long past is named, as in "I was born in 1990".
  static func namesYear(_ reading: Reading, today: CivilDate) -> Bool {
    reading.message.tokens.contains { token in
      token.number.map { $0 >= firstYear && $0 <= Double(today.year - yearsAgo) } ?? false
    }
  }

  private static let firstYear = 1900.0
  /// A birth this long ago is not told as news.
  private static let yearsAgo = 10
}

extension Reading {
  /// What is logged beside a birth: the weight and the length told are the child's.
  var logsBesideBirth: [Interpretation] {
    let ofTheChild: Set<IntentID> = [
      "log.weight", "log.measure", "log.period_start", "log.period_end", "log.kicks", "log.note",
    ]
    return logs.filter { !ofTheChild.contains($0.intent) }
  }
}
