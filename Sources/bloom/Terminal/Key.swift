/// One thing a person did at the keyboard.
enum Key: Hashable {
  case character(Character)
  case paste(String)
  case enter, tab, backTab, backspace, delete, escape
  case left, right, wordLeft, wordRight, home, end, up, down, oldest, newest
  case killToEnd, killToStart, killWord, killWordLeft, killWordRight
  case yank, yankEarlier, undo, transpose, transposeWords
  case upperCase, lowerCase, capital
  case search, searchOn, abort
  case clearScreen, interrupt, endOfInput, suspend
  case ignored
}
