import Civil
import Journal
import Language
import MessageFormat
import Physiology

/// A message that says that a period, or a pregnancy, told a little before is not so after all.
struct TakeBack {
  /// What comes of it; nil where nothing told before is denied.
  private(set) var outcome: Outcome?

  init(
    _ reading: Reading, of noted: [Entry], in journal: Journal, answers: Answers, today: CivilDate
  ) {
    let tokens = reading.message.tokens
    guard !noted.isEmpty, tokens.count <= 14, tokens.last?.text != "?" else { return }
    let said = answers.said(in: reading.message)
    var removed: [Entry] = []
    if said.contains("answer.not_pregnant"), noted.contains(where: \.fact.tellsPregnancy) {
      removed = noted.filter(\.fact.tellsPregnancy)
    } else if reading.denies(.end, answers) {
      guard let end = journal.lastMark(.end), noted.contains(end) || said.contains("answer.slip")
      else { return }
      removed = [end]
    } else if said.contains("told.scraps_start")
      || said.contains("answer.slip") && reading.denies(.start, answers),
      let start = journal.lastMark(.start), today - start.date <= 14
    {
      removed = [start] + journal.ends(of: start)
    }
    if removed.isEmpty, said.contains("answer.only_spotting"),
      let start = noted.first(where: { $0.fact == .period(.start) })
    {
      let flows = noted.filter { $0.fact.kind == "flow" && $0.date == start.date }
      let spotting = Entry(date: start.date, time: start.time, fact: .flow(.spotting, nil))
      outcome = .replacing([start] + flows, with: [spotting])
      return
    }
    guard let first = removed.first else { return }
    outcome = Outcome(
      parts: FactPhrase.said(
        "edit.delete.done", ["date": .date(first.date)], removed.map(\.fact)),
      edits: removed.map(Edit.remove))
  }
}

extension Journal {
  /// The latest entry of a mark.
  func lastMark(_ mark: PeriodMark) -> Entry? {
    latest { entry in
      if case .period(mark) = entry.fact { true } else { false }
    }
  }

  /// How many days before `day` a loss was that no period has followed; nil where there is none.
  func daysAfterLoss(on day: CivilDate) -> Int? {
    guard isAfterLoss,
      let loss = latest(of: [.pregnancy], where: { $0.fact == .pregnancy(.ended(.loss)) })
    else { return nil }
    if let start = lastMark(.start), start.date > loss.date { return nil }
    return day - loss.date
  }

  /// The entries that end the period of a start.
  func ends(of start: Entry) -> [Entry] {
    let marks = chronological(of: [.period], from: start.date) { $0 }
    let next = marks.first { $0.fact == .period(.start) && $0.date > start.date }?.date
    return marks.filter { entry in
      entry.fact == .period(.end) && (next.map { entry.date < $0 } ?? true)
    }
  }
}

extension Fact {
  /// Whether it says that a pregnancy goes on.
  fileprivate var tellsPregnancy: Bool {
    switch self {
    case .mode(.pregnancy), .pregnancy(.lmp), .pregnancy(.due): true
    default: false
    }
  }
}
