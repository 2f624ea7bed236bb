import Civil
import Knowledge
import MessageFormat
import Physiology

/// An ovulation that signs date, put into replies with what it rests on.
struct OvulationWords {
  private let evidence: OvulationEvidence
  private let request: Request

  init(_ evidence: OvulationEvidence, _ request: Request) {
    self.evidence = evidence
    self.request = request
  }

  /// A reply with the day and with the grounds it rests on.
  func framed(_ id: String, _ variables: [String: Argument] = [:]) -> Part {
    .framed(
      id, variables.merging(["ovulation": .date(evidence.day)]) { _, new in new },
      name: "grounds", parts: evidence.grounds.map(Self.part))
  }

  /// The day, how firm it is, and which signs were left out.
  var parts: [Part] {
    let shown =
      evidence.isRetrospective
      ? evidence.isObserved ? "cycle.ovulation.retro_signs" : "cycle.ovulation.retro_estimate"
      : evidence.isConfirmed ? "cycle.ovulation.confirmed" : "cycle.ovulation.announced"
    var parts = [framed(shown)]
    if !evidence.disagreeing.isEmpty {
      parts.append(
        .framed(
          "cycle.ovulation.disagree", [:], name: "grounds",
          parts: evidence.disagreeing.map(Self.part)))
    }
    if !evidence.excluded.isEmpty {
      parts.append(
        .framed(
          "cycle.ovulation.excluded", [:], name: "readings",
          parts: evidence.excluded.suffix(5).map(Self.part)))
    }
    return parts
  }

  private static func part(_ ground: OvulationGround) -> Part {
    switch ground {
    case .temperature(let shift):
      .reply("ovulation.ground.temperature", ["date": .date(shift.firstHigh)])
    case .test(let surge):
      .reply(
        "ovulation.ground.test",
        ["date": .date(surge.date), "result": .string(surge.result.rawValue)])
    case .mucus(let peak): .reply("ovulation.ground.mucus", ["date": .date(peak.date)])
    case .cervix(let shift): .reply("ovulation.ground.cervix", ["date": .date(shift.date)])
    case .nextStart(let start, let days):
      .reply("ovulation.ground.next_start", ["date": .date(start), "days": .integer(days + 1)])
    }
  }

  private static func part(_ reading: TemperatureReading) -> Part {
    let id =
      switch reading.disturbance {
      case .fever: "ovulation.disturbed.fever"
      case .otherPlace: "ovulation.disturbed.place"
      default: "ovulation.disturbed.marked"
      }
    return .reply(id, ["date": .date(reading.date)])
  }
}
