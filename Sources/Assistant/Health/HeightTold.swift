import Guardrails
import Knowledge
import Language
import MessageFormat

/// How tall a message says she is.
struct HeightTold {
  let outcome: Outcome

  /// Nil where the message tells nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, answers: Answers, scene: Scene) {
    guard reading.triage.level == .ok, said.contains("told.height"),
      reading.message.tokens.allSatisfy({
        $0.isPunctuation || $0.number != nil || answers.isTelling($0.text, "height")
      }), reading.message.tokens.count <= Self.longest,
      reading.message.tokens.last?.text != "?",
      let centimetres = Self.centimetres(in: reading.message)
    else { return nil }
    outcome = SettingsSkill.setting(
      [(.height, "\(centimetres)")], scene.setting.preferences)
  }

  private static let longest = 14

  /// Metres, centimetres, or feet and inches, told apart by their size.
  private static func centimetres(in message: Message) -> Int? {
    let numbers = message.tokens.compactMap(\.number)
    guard let first = numbers.first, numbers.count <= 2 else { return nil }
    let height: Double
    switch first {
    case 100...250: height = first
    case 1..<2.5 where numbers.count == 2 && numbers[1] < 100 && numbers[1] >= 10:
      height = first * 100 + numbers[1]
    case 1.2..<2.5: height = first * 100
    case 4...7 where (numbers.dropFirst().first ?? 0) < 12:
      height = first * footLength + (numbers.dropFirst().first ?? 0) * inch
    default: return nil
    }
    let whole = Int(clamping: height.rounded())
    return (120...220).contains(whole) ? whole : nil
  }

  /// Centimetres.
  private static let footLength = 30.48
  private static let inch = 2.54
}
