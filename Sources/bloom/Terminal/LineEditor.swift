/// What pressing a key asks of the terminal.
enum EditorEffect: Equatable {
  case redraw
  case submit(String)
  case cancel
  case leave
  case suspend
  case clearScreen
  case none
}

/// A line being typed: a pure state machine over graphemes.
struct LineEditor {
  private(set) var characters: [Character] = []
  private(set) var cursor = 0
  private(set) var history: [String] = []
  private var position: Int?
  private var unfinished = ""
  private var killed: [Character] = []
  private let completions: [String]

  /// Creates an empty line; Tab completes a word of `completions` at the line's start.
  init(completions: [String] = []) { self.completions = completions }

  var text: String { String(characters) }

  mutating func handle(_ key: Key) -> EditorEffect {
    switch key {
    case .character(let character): return insert([character])
    case .paste(let text): return insert(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    case .enter: return submit()
    case .interrupt:
      replace(with: "")
      position = nil
      return .cancel
    case .endOfInput: return characters.isEmpty ? .leave : erase(cursor..<(cursor + 1))
    case .suspend: return .suspend
    case .clearScreen: return .clearScreen
    case .tab: return complete()
    case .up: return browse(-1)
    case .down: return browse(1)
    case .ignored: return .none
    default: return edit(key)
    }
  }

  private mutating func edit(_ key: Key) -> EditorEffect {
    switch key {
    case .backspace: return erase((cursor - 1)..<cursor)
    case .delete: return erase(cursor..<(cursor + 1))
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, characters.count)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .killToEnd: return kill(cursor..<characters.count)
    case .killToStart: return kill(0..<cursor)
    case .killWord: return kill(wordStart..<cursor)
    case .yank: return insert(killed)
    case .transpose: transpose()
    default: return .none
    }
    return .redraw
  }

  private mutating func insert(_ new: [Character]) -> EditorEffect {
    let start = max(cursor - 1, 0)
    let joined = Array(String(characters[start..<cursor]) + String(new))
    characters.replaceSubrange(start..<cursor, with: joined)
    cursor = start + joined.count
    return .redraw
  }

  private mutating func erase(_ range: Range<Int>) -> EditorEffect {
    guard range.lowerBound >= 0, range.upperBound <= characters.count else { return .none }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    return .redraw
  }

  private mutating func kill(_ range: Range<Int>) -> EditorEffect {
    guard !range.isEmpty else { return .none }
    killed = Array(characters[range])
    return erase(range)
  }

  private mutating func transpose() {
    guard cursor > 0, characters.count > 1 else { return }
    let right = min(cursor, characters.count - 1)
    characters.swapAt(right - 1, right)
    cursor = right + 1
  }

  private mutating func submit() -> EditorEffect {
    let line = text
    if !line.hasPrefix(" "), line.contains(where: { !$0.isWhitespace }), history.last != line {
      history.removeAll { $0 == line }
      history.append(line)
      if history.count > 500 { history.removeFirst() }
    }
    replace(with: "")
    position = nil
    return .submit(line)
  }

  private mutating func browse(_ step: Int) -> EditorEffect {
    guard !history.isEmpty else { return .none }
    let current = position ?? history.count
    let next = current + step
    guard (0...history.count).contains(next) else { return .none }
    if position == nil { unfinished = text }
    position = next == history.count ? nil : next
    replace(with: position.map { history[$0] } ?? unfinished)
    return .redraw
  }

  private mutating func complete() -> EditorEffect {
    let typed = text
    let matches = completions.filter { !typed.isEmpty && $0.hasPrefix(typed) }
    guard var shared = matches.first else { return .none }
    for match in matches.dropFirst() { shared = shared.commonPrefix(with: match) }
    replace(with: matches.count == 1 ? shared + " " : shared)
    return .redraw
  }

  private mutating func replace(with line: String) {
    characters = Array(line)
    cursor = characters.count
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
