import Testing

/// What someone types behind the prompt, and what then stands there.
///
/// Each case runs on the editor alone and in the program at a terminal.
struct EditingCase: Sendable, CustomTestStringConvertible {
  let title: String
  /// The bytes that the keyboard sends.
  let keys: [UInt8]
  let line: String
  /// The cursor's column, from the start of the line.
  let column: Int

  init(_ title: String, _ keys: String, _ line: String, _ column: Int) {
    self.init(title, bytes: Array(keys.utf8), line, column)
  }

  init(_ title: String, bytes: [UInt8], _ line: String, _ column: Int) {
    (self.title, self.line, self.column) = (title, line, column)
    keys = bytes
  }

  /// The line as a screen shows it: what ends in spaces looks as if it did not.
  var seen: String { String(line.reversed().drop { $0 == " " }.reversed()) }

  var testDescription: String { title }

  private static let left = "\u{1B}[D"
  private static let right = "\u{1B}[C"

  static let inserting: [EditingCase] = [
    EditingCase("letters go in at the cursor", "ac" + left + "b", "abc", 2),
    EditingCase("letters of any script go in", "naïve שלום", "naïve שלום", 10),
    EditingCase("wide letters take two columns", "中文", "中文", 4),
    EditingCase("the cursor goes over a wide letter at once", "中文" + left, "中文", 2),
    EditingCase("a combining mark takes no column", "e\u{301}x", "e\u{301}x", 2),
    EditingCase("a mark typed later joins its letter", "ae" + left + "\u{301}", "a\u{301}e", 1),
    EditingCase("a letter put before a lone mark takes it", "\u{301}\u{1}b", "b\u{301}", 1),
    EditingCase("an emoji with a skin tone is one", "👍🏽x" + left + left, "👍🏽x", 0),
    EditingCase("a family joined by joiners is one", "👩‍👩‍👧x" + left + left, "👩‍👩‍👧x", 0),
    EditingCase("a heart with its colour takes two columns", "❤️x", "❤️x", 3),
    EditingCase("a flag takes two columns", "🇮🇪🇬🇧", "🇮🇪🇬🇧", 4),
    EditingCase("a flag is passed at once", "🇮🇪🇬🇧" + left, "🇮🇪🇬🇧", 2),
    EditingCase(
      "bytes that are no text are shown as such", bytes: [0x61, 0xFF, 0x62], "a\u{FFFD}b", 3),
    EditingCase("a letter cut short keeps the next one", bytes: [0xC3, 0x61], "\u{FFFD}a", 2),
    EditingCase(
      "keys that mean nothing write nothing", "a\u{1B}[15~\u{1B}[1;2P\u{0}\u{1C}b", "ab", 2),
    EditingCase(
      "a pasted newline does not submit", "\u{1B}[200~one\ntwo\r\nthree\n\u{1B}[201~",
      "one two three", 13),
    EditingCase(
      "pasted sequences are not obeyed", "\u{1B}[200~a\u{1B}[2Jb\u{1B}[201~", "a\u{FFFD}[2Jb", 6),
    EditingCase(
      "what is pasted goes in at the cursor", "ad" + left + "\u{1B}[200~bc\u{1B}[201~", "abcd", 3),
    EditingCase("syllables of Hangul are wide", "한글", "한글", 4),
    EditingCase("a vowel above a Thai letter takes no column", "กิx", "กิx", 2),
    EditingCase("letters of full width are wide", "ＡＢ", "ＡＢ", 4),
    EditingCase("wide and narrow letters stand together", "中a文b", "中a文b", 6),
    EditingCase("wide letters are pasted", "\u{1B}[200~中\n文\u{1B}[201~", "中 文", 5),
    EditingCase("a pasted tab is a space", "\u{1B}[200~a\tb\u{1B}[201~", "a b", 3),
  ]

  static let moving: [EditingCase] = [
    EditingCase("left and right stop at the ends", "ab" + left + left + left + right, "ab", 1),
    EditingCase("right stops at the end", "ab" + right, "ab", 2),
    EditingCase("ctrl-b and ctrl-f move by one", "abc\u{2}\u{2}\u{6}", "abc", 2),
    EditingCase("ctrl-a and ctrl-e go to the ends", "abc\u{1}\u{5}\u{1}", "abc", 0),
    EditingCase("home and end of most terminals", "abc\u{1B}[H\u{1B}[F\u{1B}[H", "abc", 0),
    EditingCase(
      "home and end of others", "abc\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~", "abc", 0),
    EditingCase("alt-b goes back a word", "one, two\u{1B}b", "one, two", 5),
    EditingCase("a word is letters and numbers", "one, two\u{1B}b\u{1B}b", "one, two", 0),
    EditingCase("alt-f goes on a word", "one, two\u{1}\u{1B}f", "one, two", 3),
    EditingCase(
      "ctrl-left and ctrl-right are word jumps", "one two\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5C",
      "one two", 3),
    EditingCase("alt-left is a word jump", "one two\u{1B}[1;3D", "one two", 4),
    EditingCase("word jumps pass wide letters", "中文 字\u{1B}b\u{1B}b", "中文 字", 0),
    EditingCase("ctrl-f stops at the end", "ab\u{6}", "ab", 2),
    EditingCase("alt-b stops at the start", "ab\u{1}\u{1B}b", "ab", 0),
    EditingCase("alt-f stops at the end", "ab\u{1B}f", "ab", 2),
    EditingCase("home goes where letters then go in", "bc\u{1B}[Ha", "abc", 1),
    EditingCase("end goes where letters then go in", "ab\u{1}\u{1B}[Fc", "abc", 3),
    EditingCase("a word jump passes signs", "a--b\u{1B}b", "a--b", 3),
    EditingCase("a letter with its mark is passed at once", "xe\u{301}" + left, "xe\u{301}", 1),
    EditingCase("an emoji with a skin tone is passed at once", "a👍🏽" + left, "a👍🏽", 1),
    EditingCase("word jumps of rxvt", "one two\u{1B}Od", "one two", 4),
    EditingCase("escape before an arrow is a word jump", "one two\u{1B}\u{1B}[D", "one two", 4),
    EditingCase("right goes over a flag at once", "🇮🇪x\u{1}" + right, "🇮🇪x", 2),
  ]

  static let erasing: [EditingCase] = [
    EditingCase("backspace takes a grapheme", "a👩‍👩‍👧\u{7F}", "a", 1),
    EditingCase("backspace takes a letter with its mark", "xe\u{301}\u{7F}", "x", 1),
    EditingCase("backspace takes a flag", "x🇮🇪\u{7F}", "x", 1),
    EditingCase("ctrl-h is backspace", "ab\u{8}", "a", 1),
    EditingCase("backspace at the start does nothing", "a\u{1}\u{7F}", "a", 0),
    EditingCase("delete takes what is under the cursor", "abc\u{1}\u{1B}[3~", "bc", 0),
    EditingCase("ctrl-d deletes in a line", "abc\u{1}\u{4}", "bc", 0),
    EditingCase("delete takes a wide letter", "中b\u{1}\u{1B}[3~", "b", 0),
    EditingCase("delete at the end does nothing", "a\u{1B}[3~", "a", 1),
    EditingCase("backspace in mid-line", "abc" + left + "\u{7F}", "ac", 1),
    EditingCase("backspace takes a wide letter", "中文\u{7F}", "中", 2),
    EditingCase("delete takes a flag", "🇮🇪x\u{1}\u{1B}[3~", "x", 0),
    EditingCase("delete takes a letter with its mark", "e\u{301}x\u{1}\u{1B}[3~", "x", 0),
    EditingCase("backspace empties a line and stops", "ab\u{7F}\u{7F}\u{7F}", "", 0),
  ]

  static let cutting: [EditingCase] = [
    EditingCase("ctrl-k cuts to the end", "one two\u{1B}b\u{B}", "one ", 4),
    EditingCase("ctrl-u cuts to the start", "one two\u{1B}b\u{15}", "two", 0),
    EditingCase("ctrl-w cuts back to a space", "say one,two\u{17}", "say ", 4),
    EditingCase("alt-backspace cuts a word", "say one,two\u{1B}\u{7F}", "say one,", 8),
    EditingCase("alt-d cuts the next word", "one two\u{1}\u{1B}d", " two", 0),
    EditingCase("ctrl-y puts back what was cut", "one two\u{17}\u{1}\u{19}", "twoone ", 3),
    EditingCase(
      "cuts one after another are one piece", "one two\u{17}\u{17}x\u{19}", "xone two", 8),
    EditingCase("cuts to the right are one piece too", "a b\u{1}\u{1B}d\u{1B}d\u{19}", "a b", 3),
    EditingCase(
      "alt-y puts back what was cut before", "one two\u{17}\u{5}\u{1}\u{B}\u{19}\u{1B}y", "two", 3),
    EditingCase("ctrl-t swaps two letters", "abc" + left + "\u{14}", "acb", 3),
    EditingCase("ctrl-t at the end swaps the last two", "ab\u{14}", "ba", 2),
    EditingCase("ctrl-t swaps graphemes", "a👍🏽\u{14}", "👍🏽a", 3),
    EditingCase("alt-t swaps two words", "one two\u{1B}t", "two one", 7),
    EditingCase("alt-u makes a word large", "one two\u{1}\u{1B}u", "ONE two", 3),
    EditingCase("alt-l makes a word small", "ONE two\u{1}\u{1B}l", "one two", 3),
    EditingCase("alt-c makes a word begin large", "one two\u{1B}b\u{1B}c", "one Two", 7),
    EditingCase("ctrl-u at the start does nothing", "ab\u{1}\u{15}", "ab", 0),
    EditingCase("ctrl-k at the end does nothing", "ab\u{B}", "ab", 2),
    EditingCase("ctrl-w at the start does nothing", "ab\u{1}\u{17}", "ab", 0),
    EditingCase("ctrl-w passes the spaces at the end", "one two  \u{17}", "one ", 4),
    EditingCase("ctrl-w cuts wide letters", "one 中文\u{17}", "one ", 4),
    EditingCase("ctrl-y puts a piece back twice", "ab\u{15}\u{19}\u{19}", "abab", 4),
    EditingCase("ctrl-t at the start does nothing", "ab\u{1}\u{14}", "ab", 0),
    EditingCase("ctrl-t swaps a wide letter", "a中\u{14}", "中a", 3),
    EditingCase("alt-u knows letters with accents", "één\u{1}\u{1B}u", "ÉÉN", 3),
    EditingCase("alt-c makes the rest small", "oNE\u{1}\u{1B}c", "One", 3),
    EditingCase("alt-d cuts a word of wide letters", "中文 x\u{1}\u{1B}d", " x", 0),
    EditingCase("alt-delete cuts the next word", "one two\u{1}\u{1B}[3;3~", " two", 0),
    EditingCase("ctrl-delete does too", "one two\u{1}\u{1B}[3;5~", " two", 0),
    EditingCase("alt-t swaps the last two of three", "a b c\u{1B}t", "a c b", 5),
  ]

  static let undoing: [EditingCase] = [
    EditingCase("ctrl-_ takes back the last word typed", "one two\u{1F}", "one", 3),
    EditingCase("ctrl-_ again takes back the first", "one two\u{1F}\u{1F}", "", 0),
    EditingCase("ctrl-_ brings back what was cut", "one two\u{15}\u{1F}", "one two", 7),
    EditingCase("ctrl-_ brings back what was erased at once", "abc\u{7F}\u{7F}\u{1F}", "abc", 3),
    EditingCase("ctrl-_ takes back a paste", "a\u{1B}[200~bc\u{1B}[201~\u{1F}", "a", 1),
    EditingCase("ctrl-_ with nothing to take back does nothing", "\u{1F}\u{1F}a", "a", 1),
    EditingCase("ctrl-_ takes back what was put back", "ab\u{15}x\u{19}\u{1F}", "x", 1),
    EditingCase("ctrl-_ swaps letters back", "ab\u{14}\u{1F}", "ab", 2),
    EditingCase("ctrl-_ makes large letters small again", "one\u{1}\u{1B}u\u{1F}", "one", 0),
    EditingCase("ctrl-_ goes back to where a cut began", "a bc\u{1B}b\u{B}\u{1F}", "a bc", 2),
  ]

  static let all = inserting + moving + erasing + cutting + undoing
}
