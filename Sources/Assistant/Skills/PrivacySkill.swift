import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Where what she told is kept, and how to remove it.
struct PrivacySkill: Skill {
  static let name = "privacy"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == .dataDelete { return delete(request) }
    if request.said.contains("told.watched") { return .say("privacy.watched") }
    guard let home = request.home else { return .say("privacy.where_plain") }
    return .say("privacy.where", ["home": .string(home)])
  }

  /// Asks before anything goes: a part of the diary by yes, all of it by a word typed in full.
  private func delete(_ request: Request) -> Outcome {
    let days = days(request)
    if let kind = deleteKind(in: days, request) { return kind }
    if let days { return delete(in: days, request) }
    guard let home = request.home else {
      return .say("privacy.delete_plain", expecting: .erase)
    }
    return .say("privacy.delete", ["home": .string(home)], expecting: .erase)
  }

  /// Asks before all entries of one kind go, or says that there are none; nil where none is named.
  private func deleteKind(in days: ClosedRange<CivilDate>?, _ request: Request) -> Outcome? {
    guard request.slot("what") != nil, request.slot("what") != .text("everything") else {
      return nil
    }
    let meant = MeantFacts(request)
    let entries = request.journal.entries.filter { entry in
      meant.contains(entry.fact) && days?.contains(entry.date) != false
    }
    let dates = entries.map(\.date)
    guard let first = dates.min(), let last = dates.max() else {
      return meant.namesKind && days == nil ? .say("privacy.delete.none_kind") : nil
    }
    return .say(
      "privacy.delete.kind",
      [
        "count": .integer(entries.count), "from": .date(first), "to": .date(last),
      ], expecting: .confirm(entries.reversed().map(Edit.remove)))
  }

  private func delete(in days: ClosedRange<CivilDate>, _ request: Request) -> Outcome {
    let entries = request.journal.entries.filter { days.contains($0.date) }
    var variables: [String: Argument] = [
      "count": .integer(entries.count), "from": .date(days.lowerBound),
      "to": .date(days.upperBound),
    ]
    guard !entries.isEmpty else { return .say("privacy.delete.none", variables) }
    variables["count"] = .integer(entries.count)
    return .say(
      "privacy.delete.part", variables,
      expecting: .confirm(entries.reversed().map(Edit.remove)))
  }

  /// The days that the message names.
  private func days(_ request: Request) -> ClosedRange<CivilDate>? {
    if case .month(let month)? = request.slot("month") { return month.first...month.last }
    if case .dates(let first, let last)? = request.slot(.date) {
      let from = first ?? CivilDate.earliest
      let to = last ?? request.today
      return from <= to ? from...to : nil
    }
    return request.slot(.date)?.day.map { $0...$0 }
  }
}
