/// What pressing a key asks of the terminal.
enum EditorEffect: Equatable {
  case redraw
  case submit(String)
  /// The line with this text was given up.
  case cancel(String)
  case leave
  case suspend
  case clearScreen
  /// Tab was pressed behind this text; `offer` takes what could stand there.
  case complete(String)
  case none
}

/// A line being typed: a pure state machine over graphemes.
///
/// Editing is in `LineEditor+Editing`, searching and completing in `LineEditor+Finding`.
struct LineEditor {
  var line = TypedText()
  private(set) var history: InputHistory
  var kills = KillRing()
  /// The search that goes on.
  var search: HistorySearch?
  /// What Tab has offered and may still be chosen from.
  var menu: CompletionMenu?
  /// The last thing done, for what depends on it.
  var last = Act.other
  /// Whether the rest of an earlier line is offered behind what is typed.
  private let suggests: Bool
  /// The place in the history that is shown; nil in the line of her own.
  private var position: Int?
  private var unfinished = TypedText()
  private var earlier: [TypedText] = []

  /// The longest line that can be typed, in characters.
  static let longest = 100_000
  private static let undoLimit = 200

  /// What a key did, as far as the next key cares.
  enum Act: Equatable {
    case typing, erasing, other
    case killing(KillRing.Side)
    /// Something was put back that begins at this place.
    case yanking(Int)
  }

  /// Creates an empty line over the lines entered before.
  init(history: [String] = [], suggests: Bool = false) {
    self.history = InputHistory(history)
    self.suggests = suggests
  }

  var text: String { line.text }
  var characters: [Character] { line.characters }
  var cursor: Int { line.cursor }

  /// The rest of an earlier line that begins like this one, at the end of it.
  var suggestion: ArraySlice<Character>? {
    guard suggests, line.isAtEnd, search == nil, menu == nil, position == nil else { return nil }
    return history.continuation(of: line.characters)
  }

  /// Takes a key.
  mutating func handle(_ key: Key) -> EditorEffect {
    if let search, let effect = look(key, search) { return effect }
    if let menu, let effect = choose(key, menu) { return effect }
    let before = last
    last = .other
    switch key {
    case .character(let character): return type(String(character), after: before)
    case .paste(let text):
      let effect = type(Self.pasted(text), after: .other)
      last = .other
      return effect
    case .enter: return submit()
    case .interrupt:
      let text = line.text
      replaceAll(with: TypedText())
      forgetEdits()
      return .cancel(text)
    case .endOfInput: return line.isEmpty ? .leave : erase(line.cursor..<(line.cursor + 1), before)
    case .suspend: return .suspend
    case .clearScreen: return .clearScreen
    case .tab: return .complete(line.beforeCursor)
    case .up: return browse(to: (position ?? history.count) - 1)
    case .down: return browse(to: (position ?? history.count) + 1)
    case .oldest: return browse(to: 0)
    case .newest: return browse(to: history.count)
    case .search, .searchOn: return beginSearch()
    case .undo: return takeBack()
    case .ignored, .escape, .abort, .backTab: return .none
    default: return edit(key, after: before)
    }
  }

  /// Takes lines that were entered in earlier runs.
  mutating func recall(_ lines: [String]) {
    history = InputHistory(lines + history.lines)
    position = nil
  }

  /// Lets go of a line, as if it had not been entered.
  mutating func forget(_ line: String) { history.remove(line) }

  /// Lets go of all lines and of all that was cut.
  mutating func forgetAll() {
    history = InputHistory()
    kills = KillRing()
    forgetEdits()
  }

  /// Keeps the line as it is, to come back to.
  mutating func remember() {
    guard earlier.last != line else { return }
    earlier.append(line)
    if earlier.count > Self.undoLimit { earlier.removeFirst() }
  }

  /// Puts another line in the place of this one.
  mutating func replaceAll(with other: TypedText) { line = other }

  private mutating func takeBack() -> EditorEffect {
    guard let previous = earlier.popLast() else { return .none }
    line = previous
    return .redraw
  }

  private mutating func submit() -> EditorEffect {
    let text = line.text
    history.add(text)
    replaceAll(with: TypedText())
    forgetEdits()
    return .submit(text)
  }

  private mutating func forgetEdits() {
    position = nil
    unfinished = TypedText()
    earlier = []
    search = nil
    menu = nil
    last = .other
  }

  private mutating func browse(to place: Int) -> EditorEffect {
    let current = position ?? history.count
    guard (0...history.count).contains(place), place != current else { return .none }
    if position == nil { unfinished = line }
    remember()
    position = place == history.count ? nil : place
    line = position.map { TypedText(history.lines[$0]) } ?? unfinished
    return .redraw
  }

  /// A pasted text as one line: its ends of line and tabs are spaces, and the last end is none.
  private static func pasted(_ text: String) -> String {
    let body = text.last?.isNewline == true ? text.dropLast() : text[...]
    return String(body.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
