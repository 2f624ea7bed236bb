import Knowledge
import Language
import MessageFormat
import Physiology

/// The list that was asked for, or that fits the weeks.
enum ChecklistPage {
  /// The list's things, one a row; nil where no list fits.
  static func outcome(for request: Request) throws(KnowledgeError) -> Outcome? {
    let lists = try request.library.checklists()
    guard let list = try named(lists, request) ?? fitting(lists, request) else {
      return lacksWeeks(request) ? .say("week.unknown", expecting: .pregnancyDates) : nil
    }
    let items = try request.library.checklistItems().filter { $0.list == list.id }
    return Outcome(parts: [
      .reply("checklist.lead", ["name": .string(list.name)]),
      .list(items.map { .content($0.text, sources: $0.sources) }), .reply("checklist.after"),
    ])
  }

  /// Whether there would be a list if the weeks were known.
  private static func lacksWeeks(_ request: Request) -> Bool {
    request.mode == .pregnancy && request.gestationalAge == nil
  }

  private static func named(
    _ lists: [Checklist], _ request: Request
  ) throws(KnowledgeError) -> Checklist? {
    let index = try request.library.kept("checklist phrases") { () throws(KnowledgeError) in
      NameIndex(lists.map(\.phrases))
    }
    return index.place(in: request.text).map { lists[$0] }
  }

  private static func fitting(_ lists: [Checklist], _ request: Request) -> Checklist? {
    switch request.mode {
    case .pregnancy:
      return request.gestationalAge.flatMap { age in
        lists.first { $0.weeks?.contains(age.weeks) == true }
      }
    case .postpartum: return lists.first { $0.id == "after" }
    case .ttc: return lists.first { $0.id == "start" }
    case .cycle, .general, .perimenopause: return nil
    }
  }
}
