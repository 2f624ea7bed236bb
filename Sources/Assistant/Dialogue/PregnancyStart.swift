import Knowledge
import Language
import Physiology

/// What a told last period means where a pregnancy begins or has no dates, and where there is none.
struct PregnancyStart {
  let reading: Reading
  let reader: Reader
  let scene: Scene

  /// The interpretations with the last period in its place.
  func settled(_ interpretations: [Interpretation]) -> [Interpretation] {
    let begins = interpretations.contains {
      $0.intent == .modeSet && $0.slots[.mode] == .text(Mode.pregnancy.rawValue)
    }
    if scene.mode == .pregnancy || begins {
      guard scene.pregnancy == nil else { return interpretations }
      return dated(interpretations, begins: begins)
    }
    return started(interpretations)
  }

  /// In a pregnancy without dates, the start of the last period sets them.
  private func dated(_ interpretations: [Interpretation], begins: Bool) -> [Interpretation] {
    var isDated = false
    let settled = interpretations.map { told in
      guard told.intent == .periodStart, let day = told.slots[.date]?.day else { return told }
      isDated = true
      return reader.dates(reading, lmp: day, context: scene.context)
    }
    isDated =
      isDated
      || interpretations.contains { told in
        told.intent == .pregnancyDates && !told.slots.isEmpty
      }
    return begins && isDated ? settled.filter { $0.intent != .modeSet } : settled
  }

  /// "lmp 24/2" where nothing speaks of a pregnancy is the start of a period.
  private func started(_ interpretations: [Interpretation]) -> [Interpretation] {
    let said = reader.answers.said(in: reading.message)
    guard [.cycle, .ttc, .perimenopause].contains(scene.mode), said.contains("short.lmp"),
      !said.contains("told.pregnancy"), !said.contains("told.pregnancy_dates")
    else { return interpretations }
    return interpretations.map { told in
      guard told.intent == .pregnancyDates, let lmp = told.slots[.lmp] else { return told }
      var start = reader.read(reading.message.original, as: .periodStart, context: scene.context)
      start.slots = [.date: lmp]
      return start
    }
  }
}
