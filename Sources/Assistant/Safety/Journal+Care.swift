import Civil
import Guardrails
import Journal
import Physiology

extension Journal {
  /// What the entries of the last days tell that changes how urgent other words are, as ids of the
  /// concepts that the guardrails know.
  ///
  /// A positive pregnancy test counts for sixty days or until a period starts or a loss is told, a
  /// pill, patch or ring until it is told to have ended, in perimenopause a year without a bleed
  /// until the next one, and a loss until the next period; the rest counts on its day and the next
  /// one.
  ///
  /// - Parameter mode: the mode of the day, which may be another than the journal's.
  func recentSigns(on today: CivilDate, mode: Mode) -> [String] {
    var signs = daysAfterLoss(on: today) == nil ? [] : [TriageContext.afterLoss]
    func add(_ sign: String, if holds: Bool) {
      if holds, !signs.contains(sign) { signs.append(sign) }
    }
    for entry in entries(from: today - Self.testDays, upTo: today) {
      if case .test(.pregnancy(let result)) = entry.fact, result.isSeen {
        add("positive_test", if: !hasPeriod(after: entry.date) && !isLost(entry.date))
      }
      guard today - entry.date <= 1 else { continue }
      switch entry.fact {
      case .temperature(let reading): add("fever", if: reading.celsius >= 38)
      case .symptom("headache", let severity, _, _): add("headache", if: severity != Severity.none)
      case .symptom("fever", let severity, _, _): add("fever", if: severity != Severity.none)
      case .flow: add("bleeding", if: mode == .pregnancy)
      default: break
      }
    }
    add("takes_oestrogen", if: takesOestrogen(on: today))
    if mode == .perimenopause, let last = lastBleed(before: today) {
      add("menopause_past", if: today - last >= Self.yearDays)
    }
    return signs
  }

  private static let testDays = 60
  private static let yearDays = 365

  /// Whether a pill, patch or ring, which mostly hold oestrogen, was begun and none ended since.
  private func takesOestrogen(on today: CivilDate) -> Bool {
    let last = latestMark { entry in
      guard case .text(.factor, let text) = entry.fact, entry.date <= today else { return false }
      return switch BreakMark(factor: text) {
      case .began(.pill), .began(.patch), .began(.ring): true
      case .ended(.pill), .ended(.patch), .ended(.ring): true
      default: false
      }
    }
    guard case .text(.factor, let text)? = last?.fact, case .began? = BreakMark(factor: text) else {
      return false
    }
    return true
  }

  private func lastBleed(before today: CivilDate) -> CivilDate? {
    latest(of: [.period, .flow]) { $0.date < today }?.date
  }

  /// Whether a pregnancy that was known on a day ended in a loss.
  private func isLost(_ day: CivilDate) -> Bool {
    isAfterLoss && lastLoss.map { day <= $0 } != false
  }

  private func hasPeriod(after day: CivilDate) -> Bool {
    periods.last.map { day < $0.start } ?? false
  }
}

extension PregnancyResult {
  /// Whether a second line was seen, however faint.
  var isSeen: Bool { self != .negative }
}
