/// Searching in the history, and choosing from what Tab offers.
extension LineEditor {
  mutating func beginSearch() -> EditorEffect {
    search = HistorySearch(place: history.count, original: line)
    return .redraw
  }

  /// Takes a key while a search goes on; nil where it ends the search and means what it always does.
  mutating func look(_ key: Key, _ going: HistorySearch) -> EditorEffect? {
    switch key {
    case .character(let character): find((going.query + String(character)).printable, from: going)
    case .paste(let text): find((going.query + text).printable, from: going)
    case .backspace:
      var shorter = going
      shorter.place = history.count
      find(String(going.query.dropLast()), from: shorter)
    case .search: find(going.query, from: going, before: going.place)
    case .searchOn: find(going.query, from: going, after: going.place)
    case .abort:
      search = nil
      line = going.original
    case .escape, .tab: search = nil
    case .interrupt, .clearScreen, .suspend, .ignored:
      if key == .interrupt { search = nil }
      return key == .ignored ? EditorEffect.none : nil
    default:
      search = nil
      return nil
    }
    return .redraw
  }

  /// Finds a longer or shorter text, first in the line that is shown.
  private mutating func find(_ query: String, from going: HistorySearch) {
    find(query, from: going, before: min(going.place + 1, history.count))
  }

  private mutating func find(
    _ query: String, from going: HistorySearch, before end: Int? = nil, after start: Int? = nil
  ) {
    var going = going
    going.query = query
    search = going
    guard !query.isEmpty else {
      search?.isFound = true
      line = going.original
      return
    }
    let found =
      if let end { history.place(of: query, before: end) } else {
        history.place(of: query, from: (start ?? 0) + 1)
      }
    search?.isFound = found != nil
    guard let found else { return }
    search?.place = found.line
    if going.original != line || line.text != history.lines[found.line] { remember() }
    line = TypedText(history.lines[found.line])
    line.move(to: found.offset)
  }

  /// Takes what could stand where Tab was pressed: one text is written, of several what they share.
  mutating func offer(_ proposals: Proposals) -> EditorEffect {
    guard !proposals.words.isEmpty, proposals.replaced <= line.cursor else { return .none }
    let range = (line.cursor - proposals.replaced)..<line.cursor
    if proposals.words.count == 1 {
      remember()
      line.replace(range, with: proposals.words[0] + " ")
      return .redraw
    }
    let original = line
    let shared = proposals.shared
    if shared.count > proposals.replaced {
      remember()
      line.replace(range, with: shared)
    }
    menu = CompletionMenu(words: proposals.words, start: range.lowerBound, original: original)
    return .redraw
  }

  /// Takes a key while Tab's offers are shown; nil where it means what it always does.
  mutating func choose(_ key: Key, _ shown: CompletionMenu) -> EditorEffect? {
    let count = shown.words.count
    let next: Int
    switch key {
    case .tab: next = shown.chosen.map { ($0 + 1) % count } ?? 0
    case .backTab: next = shown.chosen.map { ($0 + count - 1) % count } ?? count - 1
    case .escape, .abort:
      menu = nil
      line = shown.original
      return .redraw
    case .ignored: return EditorEffect.none
    default:
      menu = nil
      let effect = handle(key)
      return effect == .none ? .redraw : effect
    }
    if shown.chosen == nil { remember() }
    line.replace(shown.start..<line.cursor, with: shown.words[next])
    menu?.chosen = next
    return .redraw
  }
}
