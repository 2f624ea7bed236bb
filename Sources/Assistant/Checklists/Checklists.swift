import Civil
import Journal
import Knowledge
import Physiology

/// The lists of things to see to, with what she ticked and what she put there herself.
///
/// Only what was noted since the last pregnancy ended counts.
struct Checklists {
  /// One thing to see to.
  struct Thing: Hashable {
    /// What the journal calls it.
    let name: String
    /// What a list says of it; nil where it is in her own words.
    let item: ChecklistItem?

    /// What a reply shows of it: the whole sentence of a list, or her words.
    var part: Part {
      item.map { .content($0.text, sources: $0.sources) } ?? .quote(name)
    }

    /// What a reply calls it.
    var title: Part { item == nil ? .quote(name) : .content(name, sources: []) }
  }

  let lists: [Checklist]
  private let items: [ChecklistItem]
  /// What she put on her list, oldest first.
  let own: [Entry]
  private let ticks: [Entry]

  init(_ request: Request) throws(KnowledgeError) {
    lists = try request.library.checklists()
    items = try request.library.checklistItems()
    let ended = [request.journal.lastBirth, request.journal.lastLoss].compactMap(\.self).max()
    let counted = request.journal.chronological(
      from: ended ?? .earliest, upTo: request.today
    ) { fact in
      switch fact {
      case .text(.todo, _), .text(.done, _): true
      default: false
      }
    }
    own = counted.filter { $0.text(of: .todo) != nil }
    ticks = counted.filter { $0.text(of: .done) != nil }
  }

  /// The things of a list.
  func things(of list: Checklist) -> [Thing] {
    items.filter { $0.list == list.id }.map { Thing(name: $0.name, item: $0) }
  }

  /// The things she put there herself.
  var ownThings: [Thing] {
    own.compactMap { $0.text(of: .todo) }.deduplicated.map { Thing(name: $0, item: nil) }
  }

  /// The tick of a thing; nil where it is open.
  func tick(of thing: Thing) -> Entry? {
    ticks.last { $0.text(of: .done)?.lowercased() == thing.name.lowercased() }
  }

  /// Everything ticked, oldest first, those of lists with what the list says.
  var ticked: [Thing] {
    ticks.compactMap { $0.text(of: .done) }.deduplicated.map { name in
      Thing(name: name, item: items.first { $0.name == name })
    }
  }

  /// The list whose weeks or mode are hers now.
  func fitting(_ request: Request) -> Checklist? {
    switch request.mode {
    case .pregnancy:
      request.gestationalAge.flatMap { age in
        lists.first { $0.weeks?.contains(age.weeks) == true }
      }
    case .postpartum: lists.first { $0.id == "after" }
    case .ttc: lists.first { $0.id == "start" }
    case .cycle, .general, .perimenopause: nil
    }
  }

  /// The list that a text names.
  func named(in text: String) -> Checklist? {
    NameIndex(lists.map(\.phrases)).place(in: text).map { lists[$0] }
  }

  /// The things that a text names, those of her own and of the list that fits first.
  func named(in text: String, _ request: Request) -> [Thing] {
    let near = [fitting(request), lists.first { $0.id == "bag" }].compactMap(\.self)
    let open = request.mode == .general ? [] : near + lists.filter { !near.contains($0) }
    let all = ownThings + open.flatMap(things(of:))
    let names = all.map { thing in
      [thing.name] + (thing.item?.phrases ?? thing.name.endings)
    }
    return NameIndex(names).places(in: text).map { all[$0] }.uniqued
  }
}

extension [Checklists.Thing] {
  /// The same with each only once, where it comes first.
  fileprivate var uniqued: [Checklists.Thing] {
    reduce(into: []) { kept, thing in if !kept.contains(thing) { kept.append(thing) } }
  }
}

extension String {
  /// The text from its second word on, from its third, and so on.
  fileprivate var endings: [String] {
    let words = split(whereSeparator: \.isWhitespace)
    return words.indices.dropFirst().map { words[$0...].joined(separator: " ") }
  }
}

extension Entry {
  /// The text it holds, where it is of a kind.
  func text(of kind: TextKind) -> String? {
    if case .text(kind, let text) = fact { text } else { nil }
  }
}
