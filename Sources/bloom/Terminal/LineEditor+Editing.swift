/// Moving, erasing, cutting and putting back.
extension LineEditor {
  /// Puts text in; letters typed one after another are taken back a word at a time.
  mutating func type(_ text: String, after before: Act) -> EditorEffect {
    let text = text.printable
    guard !text.isEmpty, line.count + text.utf8.count <= Self.longest else { return .none }
    let isSpace = text.allSatisfy(\.isWhitespace)
    if before != .typing || isSpace { remember() }
    line.insert(text)
    last = .typing
    return .redraw
  }

  mutating func edit(_ key: Key, after before: Act) -> EditorEffect {
    switch key {
    case .backspace: return erase((line.cursor - 1)..<line.cursor, before)
    case .delete: return erase(line.cursor..<(line.cursor + 1), before)
    case .killToEnd: return kill(line.cursor..<line.count, .after, before)
    case .killToStart: return kill(0..<line.cursor, .before, before)
    case .killWord: return kill(line.stretchStart..<line.cursor, .before, before)
    case .killWordLeft: return kill(line.wordStart..<line.cursor, .before, before)
    case .killWordRight: return kill(line.cursor..<line.wordEnd, .after, before)
    case .yank: return yank()
    case .yankEarlier: return yankEarlier(before)
    case .transpose: return transpose()
    case .transposeWords: return transposeWords()
    case .upperCase: return change { $0.uppercased() }
    case .lowerCase: return change { $0.lowercased() }
    case .capital: return change(Self.capitalised)
    default: return move(key)
    }
  }

  private mutating func move(_ key: Key) -> EditorEffect {
    if let suggestion, [.right, .end, .wordRight].contains(key) {
      return accept(suggestion, aWord: key == .wordRight)
    }
    let place = line.cursor
    switch key {
    case .left: line.move(to: place - 1)
    case .right: line.move(to: place + 1)
    case .wordLeft: line.move(to: line.wordStart)
    case .wordRight: line.move(to: line.wordEnd)
    case .home: line.move(to: 0)
    case .end: line.move(to: line.count)
    default: return .none
    }
    return line.cursor == place ? .none : .redraw
  }

  /// Writes the suggestion, or its next word.
  private mutating func accept(
    _ suggestion: ArraySlice<Character>, aWord: Bool
  ) -> EditorEffect {
    remember()
    let lead = suggestion.prefix { $0.isWhitespace }.count
    let word = lead + suggestion.dropFirst(lead).prefix { !$0.isWhitespace }.count
    line.insert(String(aWord ? suggestion.prefix(word) : suggestion))
    return .redraw
  }

  mutating func erase(_ range: Range<Int>, _ before: Act) -> EditorEffect {
    guard range.lowerBound >= 0, range.upperBound <= line.count else { return .none }
    if before != .erasing { remember() }
    line.remove(range)
    last = .erasing
    return .redraw
  }

  private mutating func kill(
    _ range: Range<Int>, _ side: KillRing.Side, _ before: Act
  ) -> EditorEffect {
    guard !range.isEmpty else { return .none }
    remember()
    var joins = false
    if case .killing = before { joins = true }
    kills.keep(String(line.characters[range]), joining: joins ? side : nil)
    line.remove(range)
    last = .killing(side)
    return .redraw
  }

  private mutating func yank() -> EditorEffect {
    guard let piece = kills.last else { return .none }
    remember()
    last = .yanking(line.cursor)
    line.insert(piece)
    return .redraw
  }

  /// Puts what was cut before in the place of what was just put back.
  private mutating func yankEarlier(_ before: Act) -> EditorEffect {
    guard case .yanking(let start) = before, start <= line.cursor else { return .none }
    kills.turn()
    guard let piece = kills.last else { return .none }
    remember()
    line.replace(start..<line.cursor, with: piece)
    last = before
    return .redraw
  }

  private mutating func transpose() -> EditorEffect {
    guard line.cursor > 0, line.count > 1 else { return .none }
    remember()
    let right = min(line.cursor, line.count - 1)
    let pair = [line.characters[right], line.characters[right - 1]]
    line.replace((right - 1)..<(right + 1), with: String(pair))
    return .redraw
  }

  /// Changes the word at the cursor, or the last one, with the word before it.
  private mutating func transposeWords() -> EditorEffect {
    var probe = line
    let end = probe.wordEnd
    probe.move(to: end)
    let start = probe.wordStart
    probe.move(to: start)
    let earlierStart = probe.wordStart
    probe.move(to: earlierStart)
    let earlierEnd = probe.wordEnd
    guard earlierStart < earlierEnd, earlierEnd <= start, start < end else { return .none }
    let wordRange = start..<min(end, line.count)
    remember()
    let characters = line.characters
    line.replace(
      earlierStart..<wordRange.upperBound,
      with: String(
        characters[wordRange] + characters[earlierEnd..<start]
          + characters[earlierStart..<earlierEnd]))
    return .redraw
  }

  /// Changes the letters of the word at the cursor and goes behind it.
  private mutating func change(_ letters: (String) -> String) -> EditorEffect {
    let range = line.cursor..<line.wordEnd
    guard !range.isEmpty else { return .none }
    remember()
    line.replace(range, with: letters(String(line.characters[range])))
    return .redraw
  }

  private static func capitalised(_ text: String) -> String {
    guard let first = text.firstIndex(where: \.isLetter) else { return text }
    let rest = text.index(after: first)
    return text[..<first] + text[first].uppercased() + text[rest...].lowercased()
  }
}
