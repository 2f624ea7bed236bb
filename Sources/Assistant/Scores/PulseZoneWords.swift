import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// The zones of her pulse, from her age; in pregnancy the talk test stands in their place.
struct PulseZoneWords {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  var outcome: Outcome {
    let age = scene.profile.age
    let zones = PulseZones.of(
      highest: nil, age: age.map(Double.init), isPregnant: scene.mode == .pregnancy)
    switch zones {
    case .unavailable(.pregnancy): return .say("zones.pregnant")
    case .unavailable(.noPulseAndNoAge): return .say("zones.none")
    case .available(let zones):
      let bounds = zones.lowerBounds
      guard bounds.count == Self.names.count, let age else { return .say("zones.none") }
      return Outcome(parts: [
        .reply(
          "zones.said",
          Dictionary(
            uniqueKeysWithValues: zip(Self.names, bounds).map { ($0, .integer($1)) })),
        .reply("zones.age", ["highest": .number(zones.highest), "age": .integer(age)]),
      ])
    }
  }

  private static let names = ["one", "two", "three", "four", "five"]
}
