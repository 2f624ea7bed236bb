import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A checklist shown with what is open and what is ticked, and her own things put on it.
struct ChecklistWords {
  private let request: Request
  private let known: Checklists
  private let keeping: KeptWords

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    known = try Checklists(request)
    keeping = try KeptWords("list", request.library)
  }

  var outcome: Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    if request.said.contains("told.list_ticked") { return ticked }
    switch request.words("action").first {
    case "ticked": return ticked
    case "add": return adding
    case "remove": return removing
    default:
      let adds = request.said.contains("told.list_add") && !request.said.contains("told.list_asked")
      return adds ? adding : shown
    }
  }

  /// The list that is asked for, else the one that fits the weeks.
  private var shown: Outcome {
    let own = known.ownThings.filter { known.tick(of: $0) == nil }
    let named = known.named(in: request.text)
    if request.mode == .general {
      return named == nil ? mine(own) ?? .say("checklist.empty") : .say("general.no_cycle")
    }
    guard let list = named ?? known.fitting(request) else {
      if request.mode == .pregnancy, own.isEmpty {
        return .say("week.unknown", expecting: .pregnancyDates)
      }
      return mine(own) ?? .say("checklist.none")
    }
    let things = known.things(of: list)
    let open = things.filter { known.tick(of: $0) == nil } + (named == nil ? own : [])
    let done = things.filter { known.tick(of: $0) != nil }
    var parts: [Part] = [.reply("checklist.lead", ["name": .string(list.name)])]
    parts += open.isEmpty ? [.reply("checklist.all_done")] : [.list(open.map(\.part))]
    if !done.isEmpty { parts += [.reply("checklist.ticked_so_far"), .list(done.map(\.title))] }
    return Outcome(parts: parts + (open.isEmpty ? [] : [.reply("checklist.after")]))
  }

  /// Her own things alone; nil where there are none.
  private func mine(_ own: [Checklists.Thing]) -> Outcome? {
    own.isEmpty ? nil : Outcome(parts: [.reply("checklist.own"), .list(own.map(\.part))])
  }

  /// What was ticked so far.
  private var ticked: Outcome {
    let things = known.ticked.filter { request.mode != .general || $0.item == nil }
    guard !things.isEmpty else { return .say("checklist.none_ticked") }
    return Outcome(parts: [.reply("checklist.ticked_so_far"), .list(things.map(\.title))])
  }

  /// Something of her own put on the list.
  private var adding: Outcome {
    guard let text = ownText else { return .say("checklist.which_new") }
    guard !known.ownThings.contains(where: { $0.name.lowercased() == text.lowercased() }) else {
      return Outcome(parts: [.reply("checklist.already_there"), .quote(text)])
    }
    let entry = Entry(date: request.today, fact: .text(.todo, text))
    return Outcome(
      parts: [.reply("checklist.added"), .quote(text)] + request.undoHint, edits: [.add(entry)])
  }

  private var removing: Outcome {
    let text = ownText?.lowercased() ?? ""
    guard let entry = known.own.last(where: { $0.text(of: .todo)?.lowercased() == text }) else {
      return .say("checklist.not_mine")
    }
    return Outcome(
      parts: [.reply("checklist.removed")]
        + [entry.text(of: .todo).map(Part.quote)].compactMap(\.self),
      edits: [.remove(entry)])
  }

  private var ownText: String? {
    let said = request.words("item").first ?? keeping.text(of: request.message)
    return said.map { String($0.prefix(Self.longest)) }
  }

  /// The letters that are kept of something of her own.
  static let longest = 120
}

extension Request {
  /// The word on undoing, once a day.
  var undoHint: [Part] {
    thread.uses(ofReply: "log.undo_hint") == 0 ? [.reply("log.undo_hint")] : []
  }
}
