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
    let isOperated = said.contains("told.tube_removed") && Self.mayExpect.contains(scene.mode)
    let isEnded =
      said.contains("answer.ended")
      && reading.understanding.interpretations.allSatisfy { $0.standing == .told }
    guard !said.contains("told.lost_chance") else {
      interpretation = nil
      return
    }
    let isStill = Self.tellsOfOwnChild(said, scene)
    let isFound =
      scene.mode != .general && Self.tellsWhatWasFound(reading, said)
      || scene.mode == .pregnancy
        && Self.isAll("told.we_lost_it", of: reading.message, reader.answers)
    let isLost = said.contains("told.lost_baby")
    guard isTold || isLost || isEnded || isStill || isOperated || isFound,
      !reading.understanding.isAsking,
      !said.contains("answer.fear"), !Self.looksBack(reading, said, scene)
    else {
      interpretation = nil
      return
    }
    var read = reader.read(reading.message.original, as: .modeSet, context: scene.context)
    read.slots[.tone] = .text("loss")
    if isEnded || said.contains("told.abortion") { read.slots["ended"] = .bool(true) }
    if isStill, let name = Naming.beside(childIn: reading.message, reader.answers) {
      read.slots["name"] = .text(name)
    }
    if read.slots[.date] == nil { read.slots[.date] = reading.understanding.toldDay }
    interpretation = read
  }

  /// Whether a phrase of this meaning is all that is said.
  private static func isAll(_ id: String, of message: Message, _ answers: Answers) -> Bool {
    answers.places(of: id, in: message).first?.words.count
      == message.tokens.count { !$0.isPunctuation }
  }

  /// Whether a period or a feeling is told that came after a loss told before.
  private static func looksBack(_ reading: Reading, _ said: Set<String>, _ scene: Scene) -> Bool {
    guard said.contains("told.since_loss") else { return false }
    return scene.isAfterLoss || reading.logs.contains { $0.intent == .periodStart }
  }

  /// The modes in which a tube that was taken out tells of an ectopic pregnancy.
  private static let mayExpect: Set<Mode> = [.pregnancy, .ttc]

  /// Whether somebody of a care team is quoted, who found that a pregnancy of hers has ended.
  private static func tellsWhatWasFound(_ reading: Reading, _ said: Set<String>) -> Bool {
    let isOfOthers =
      !said.isDisjoint(with: ["told.someone", "heard.others_loss"])
      || reading.understanding.mentions.contains { $0.kind == "relative" && $0.concept != "baby" }
    guard !isOfOthers else { return false }
    return said.contains("told.team_missed")
      || said.isSuperset(of: ["told.team_said", "told.loss_named"])
  }

  /// Whether a child of hers was born still, or has died around the birth.
  private static func tellsOfOwnChild(_ said: Set<String>, _ scene: Scene) -> Bool {
    let isNow = [.pregnancy, .postpartum].contains(scene.mode)
    guard !said.contains("told.someone"), !said.contains("heard.others_loss") else { return false }
    let isHers = said.contains("told.own_child") || isNow && said.contains("told.child")
    return isHers
      && (said.contains("told.born_still") || isNow && said.contains("told.child_died"))
  }
}

extension Understanding {
  /// The first day or span of days that is said.
  var toldDay: SlotValue? {
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
