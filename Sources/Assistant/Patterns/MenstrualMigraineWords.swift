import Civil
import Journal
import MessageFormat
import Physiology

/// Whether migraine comes around the first days of periods: within two days before to the third day,
/// in at least two of three (ICHD-3, A1.1.1 and A1.1.2, which speak of two in three cycles). It is a
/// pattern to show, never a finding.
struct MenstrualMigraineWords {
  static let migraine: Term = "migraine"

  private let journal: Journal
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    self.journal = journal
    self.scene = scene
  }

  private static let startsNeeded = 3
  private static let daysBefore = 2
  private static let daysAfter = 2

  var outcome: Outcome {
    let attacks = journal.days(of: [.symptom, .mood], upTo: scene.today) {
      $0.signs.contains(Self.migraine)
    }
    guard let first = attacks.first else { return LookNeeds(.sign(Self.migraine)).outcome }
    let starts = scene.cycle.history.periods.map(\.start)
      .filter { $0 + Self.daysAfter >= first && $0 + Self.daysAfter <= scene.today }
    let windows = starts.map { $0 - Self.daysBefore...$0 + Self.daysAfter }
    let held = windows.count { window in attacks.contains { window.contains($0) } }
    let inside = attacks.count { attack in windows.contains { $0.contains(attack) } }
    let counts: [String: Argument] = [
      "held": .integer(held), "starts": .integer(starts.count), "inside": .integer(inside),
      "attacks": .integer(attacks.count), "needed": .integer(Self.startsNeeded),
    ]
    guard starts.count >= Self.startsNeeded else { return .say("pattern.migraine.few", counts) }
    let isPattern = held * 3 >= starts.count * 2
    return Outcome(
      parts: [
        .reply(isPattern ? "pattern.migraine" : "pattern.migraine.none", counts),
        .reply("pattern.migraine.rest", counts),
      ] + (isPattern ? [.reply("pattern.migraine.show")] : []),
      why: [.reply("pattern.migraine.why")])
  }
}
