import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Ticks what she says is done, takes a tick back, and says what is left.
struct ChecklistReading {
  private let told: Interpretation
  private let request: Request
  private let known: Checklists

  init(_ told: Interpretation, _ request: Request) throws(KnowledgeError) {
    self.told = told
    self.request = request
    known = try Checklists(request)
  }

  var outcome: Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    let things = meant
    if isUntick { return open(things) }
    guard !things.isEmpty else {
      if !isTicking { return heard }
      return ownWords.map(tick) ?? .say("checklist.which")
    }
    let fresh = things.filter { known.tick(of: $0) == nil }
    guard let first = fresh.first else {
      return Outcome(parts: [.reply("checklist.already"), .list(things.map(\.title))])
    }
    var outcome = ticking(fresh)
    outcome.parts += left(after: first, fresh) + request.undoHint
    return outcome
  }

  /// Whether anything is ticked in so many words, or the list was just spoken of.
  private var isTicking: Bool {
    told.slots["item"] == .text(request.text) || request.said.contains("told.ticks")
      || request.thread.topic?.intents.contains { $0 == .checklist || $0 == .checklistDone } == true
  }

  /// News of hers that no list has.
  private var heard: Outcome {
    let note = Entry(date: request.today, fact: .text(.note, request.message.original))
    return .say("heard.news", expecting: .confirm([.add(note)]))
  }

  /// Whether something is not done after all.
  private var isUntick: Bool {
    told.slots["action"] == .text("untick") || request.said.contains("told.untick")
  }

  // MARK: What is meant

  /// The things that the words name, all of a list, or those of the list just shown by their place.
  private var meant: [Checklists.Thing] {
    if !isUntick, request.said.contains("told.all"), let list = known.named(in: text) {
      return known.things(of: list).filter { known.tick(of: $0) == nil }
    }
    let named = known.named(in: text, request)
    return named.isEmpty ? placed : named
  }

  /// The words that name it: those of the log alone where a message tells more.
  private var text: String {
    request.siblings.contains { $0.intent.isLog }
      ? told.slots["item"]?.words.joined(separator: " ") ?? request.text : request.text
  }

  /// Things by their place in the list just shown: "item 3".
  private var placed: [Checklists.Thing] {
    guard request.thread.topic?.intents.contains(.checklist) == true else { return [] }
    let shown = request.thread.topic?.message.original ?? ""
    guard let list = known.named(in: shown) ?? known.fitting(request) else { return [] }
    let open = (known.things(of: list) + known.ownThings).filter { known.tick(of: $0) == nil }
    let places = request.entities.compactMap { entity -> Int? in
      switch entity.value {
      case .number(let number): number.whole
      case .ordinal(let place): place
      default: nil
      }
    }
    return places.filter { (1...max(1, open.count)).contains($0) && !open.isEmpty }
      .map { open[$0 - 1] }
  }

  /// What she did in her own words, where no list has it.
  private var ownWords: String? {
    let slot = told.slots["item"]?.words.first ?? ""
    let isThing = slot.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 3 }
    let said = (isThing ? slot : request.text).split(separator: ",").first.map(String.init) ?? ""
    let words = said.split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { $0.count > 2 }), words.count <= 12 else { return nil }
    let isName = request.said.isDisjoint(with: ["answer.first", "answer.second", "answer.third"])
    return isName ? String(words.joined(separator: " ").prefix(ChecklistWords.longest)) : nil
  }

  // MARK: What comes of it

  private func ticking(_ things: [Checklists.Thing]) -> Outcome {
    let entries = things.map {
      Entry(date: day, fact: .text(.done, $0.name))
    }
    let parts: [Part]
    if things.count == 1, things[0].item != nil {
      parts = [.led("checklist.ticked", content: things[0].name, sources: [])]
    } else {
      parts = [.reply("checklist.ticked"), .list(things.map(\.title))]
    }
    return Outcome(parts: parts, noted: parts, edits: entries.map(Edit.add))
  }

  private var day: CivilDate {
    min(request.today, told.slots[.date]?.day ?? request.today)
  }

  private func tick(_ text: String) -> Outcome {
    var outcome = ticking([Checklists.Thing(name: text, item: nil)])
    outcome.parts += [.reply("checklist.own_words")] + request.undoHint
    return outcome
  }

  /// What is still open where the thing stood, the next few by name.
  private func left(after thing: Checklists.Thing, _ ticked: [Checklists.Thing]) -> [Part] {
    let list = thing.item.flatMap { item in known.lists.first { $0.id == item.list } }
    let all = list.map(known.things(of:)) ?? known.ownThings
    let open = all.filter { !ticked.contains($0) && known.tick(of: $0) == nil }
    guard !open.isEmpty else { return [.reply("checklist.all_done")] }
    return [
      .reply("checklist.left", ["count": .integer(open.count)]),
      .list(open.prefix(Self.namedNext).map(\.title)),
    ]
  }

  private static let namedNext = 3

  private func open(_ things: [Checklists.Thing]) -> Outcome {
    guard !things.isEmpty else { return .say("checklist.which") }
    let ticks = things.compactMap(known.tick(of:))
    return Outcome(
      parts: [
        .reply(ticks.isEmpty ? "checklist.still_open" : "checklist.unticked"),
        .list(things.map(\.title)),
      ], edits: ticks.map(Edit.remove))
  }
}
