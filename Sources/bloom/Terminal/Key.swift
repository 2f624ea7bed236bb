/// One thing a person did at the keyboard.
enum Key: Hashable {
  case character(Character)
  case paste(String)
  case enter, tab, backspace, delete
  case left, right, wordLeft, wordRight, home, end, up, down
  case killToEnd, killToStart, killWord, yank, transpose
  case clearScreen, interrupt, endOfInput, suspend
  case ignored
}
