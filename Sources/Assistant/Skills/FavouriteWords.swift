import Civil
import Journal
import Knowledge
import MessageFormat

/// Keeping a kind line, letting it go, and reading what was kept.
struct FavouriteWords {
  private let request: Request
  private let all: [Affirmation]

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    all = try request.library.affirmations()
  }

  /// The entries that keep a line, the oldest first.
  private var entries: [(entry: Entry, id: String)] {
    request.journal.entries.compactMap { entry in
      if case .text(.favourite, let id) = entry.fact { (entry, id) } else { nil }
    }
  }

  /// What was kept and may be shown now.
  var open: [Affirmation] {
    get throws(KnowledgeError) {
      let scopes = try AffirmationSkill.openSets(for: request)
      let ids = entries.map(\.id)
      return ids.compactMap { id in all.first { $0.id == id && scopes.contains($0.set) } }
    }
  }

  func outcome() throws(KnowledgeError) -> Outcome {
    switch request.words("action").first {
    case "list": try list()
    case "remove": try remove()
    default: try add()
    }
  }

  private func list() throws(KnowledgeError) -> Outcome {
    let kept = try open
    guard !kept.isEmpty else { return .say("favourite.none") }
    return Outcome(parts: [
      .reply("favourite.list"), .list(kept.map { .content($0.text, sources: []) }),
    ])
  }

  /// The line that was shown last, or for a command the one of the day.
  private func meant() throws(KnowledgeError) -> Affirmation? {
    let shown = request.thread.topic?.found.last { $0.kind == .affirmation }?.id
    if let shown { return all.first { $0.id == shown } }
    return request.text.isEmpty ? try AffirmationSkill.affirmation(for: request) : nil
  }

  private func add() throws(KnowledgeError) -> Outcome {
    guard let words = try meant() else { return .say("favourite.which") }
    guard !entries.contains(where: { $0.id == words.id }) else {
      return Outcome(parts: [.led("favourite.already", content: words.text, sources: [])])
    }
    let entry = Entry(date: request.today, fact: .text(.favourite, words.id))
    return Outcome(
      parts: [.led("favourite.added", content: words.text, sources: [])], edits: [.add(entry)])
  }

  private func remove() throws(KnowledgeError) -> Outcome {
    let meant = try meant()
    let kept = entries
    let entry = kept.last { $0.id == meant?.id } ?? (meant == nil ? kept.last : nil)
    guard let entry else { return .say(kept.isEmpty ? "favourite.none" : "favourite.not_kept") }
    return Outcome(parts: [.reply("favourite.removed")], edits: [.remove(entry.entry)])
  }
}
