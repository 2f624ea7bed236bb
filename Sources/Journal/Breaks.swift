import Civil
public import Physiology

/// The stretches of time that say nothing about her natural cycle.
extension Journal {
  /// What cycle statistics leave out, by its first day: breaks she entered, pregnancies, the
  /// pregnancy mode, hormonal contraception and breastfeeding.
  ///
  /// A break without a last day lasts until the next period starts, but for the pill, which lasts
  /// until she says that she stopped.
  public var breaks: [Break] {
    let starts = periods.map(\.start)
    return (entered + told + pregnant).map { pause in
      guard pause.to == nil, pause.reason != .pill, pause.reason != .pregnancy else { return pause }
      return Break(
        from: pause.from, to: starts.first { $0 > pause.from }, reason: pause.reason)
    }.sorted()
  }

  /// The breaks that were entered as such.
  private var entered: [Break] {
    chronological(of: [.pause]) { entry in
      guard case .pause(let reason, let until) = entry.fact else { return nil }
      return Break(from: entry.date, to: until, reason: reason)
    }
  }

  /// The breaks that follow from what she told of a day.
  private var told: [Break] {
    let factors = chronologicalMarks {
      if case .text(.factor, _) = $0 { true } else { false }
    }
    var breaks: [Break] = []
    for entry in factors {
      guard case .text(.factor, let text) = entry.fact else { continue }
      switch BreakMark(factor: text) {
      case .began(.breastfeeding): breaks.append(Break(from: entry.date, reason: .breastfeeding))
      case .began:
        let isOpen = breaks.contains { $0.reason == .pill && $0.to == nil }
        if !isOpen { breaks.append(Break(from: entry.date, reason: .pill)) }
      case .ended(let method): end(method, on: entry.date, in: &breaks)
      case nil: break
      }
    }
    return breaks
  }

  /// Ends what is open; hormones that nobody said began have been there since the first start.
  private func end(_ method: BreakMark.What, on day: CivilDate, in breaks: inout [Break]) {
    let reason: Break.Reason = method == .breastfeeding ? .breastfeeding : .pill
    if let open = breaks.lastIndex(where: { $0.reason == reason && $0.to == nil }) {
      let next = reason == .pill ? nil : periods.first { $0.start > breaks[open].from }?.start
      breaks[open].to = min(day, next ?? day)
    } else if reason == .pill, !breaks.contains(where: { $0.reason == .pill }),
      let first = periods.first?.start, first < day
    {
      breaks.append(Break(from: first, to: day, reason: .pill))
    }
  }

  /// The pregnancies, and the time in pregnancy mode without any date.
  private var pregnant: [Break] {
    let dated = pregnancies.compactMap { record -> Break? in
      guard let from = record.dating?.lmp ?? record.endedOn else { return nil }
      return Break(
        from: from, to: record.endedOn, reason: record.ending == .loss ? .loss : .pregnancy)
    }
    var inMode: [Break] = []
    let modes = chronological(of: [.mode, .pregnancy]) { entry -> Entry? in
      switch entry.fact {
      case .mode, .pregnancy(.ended(.loss)): entry
      default: nil
      }
    }
    for entry in modes {
      let isOpen = inMode.last.map { $0.to == nil } ?? false
      if entry.fact == .mode(.pregnancy) {
        if !isOpen { inMode.append(Break(from: entry.date, reason: .pregnancy)) }
      } else if isOpen {
        inMode[inMode.count - 1].to = entry.date
      }
    }
    let undated = inMode.filter { pause in
      !dated.contains { $0.from <= pause.from && pause.to ?? .latest <= $0.to ?? .latest }
    }
    return dated + undated
  }
}
