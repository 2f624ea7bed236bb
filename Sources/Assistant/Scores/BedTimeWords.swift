import Civil
import Journal
import MessageFormat
import Scores

/// When she usually goes to bed, and how far that moves.
struct BedTimeWords {
  private let record: ScoreRecord
  private let today: CivilDate

  init(_ journal: Journal, _ scene: Scene) {
    record = ScoreRecord(journal, today: scene.today)
    today = scene.today
  }

  var outcome: Outcome {
    switch record.regularity(through: today) {
    case .available(let found):
      var parts: [Part] = [
        .reply(
          "bed_time.usual",
          [
            "time": .string(found.mean.iso), "minutes": .number(found.deviation),
            "nights": .integer(found.nights),
          ])
      ]
      if let shift = record.shift(through: today).value, abs(shift.minutes) >= Self.shiftTold {
        parts.append(
          .reply(
            shift.minutes > 0 ? "bed_time.later" : "bed_time.earlier",
            ["minutes": .number(abs(shift.minutes))]))
      }
      return Outcome(parts: parts, why: [.reply("bed_time.why")])
    case .unavailable(.roundTheClock): return .say("bed_time.round_the_clock")
    case .unavailable(.tooFewNights(let have, let needed, let nights)):
      return .say(
        "bed_time.few",
        ["have": .integer(have), "needed": .integer(needed), "nights": .integer(nights)])
    }
  }

  /// A smaller shift of the middle of the night is not told, in minutes.
  private static let shiftTold = 30.0
}
