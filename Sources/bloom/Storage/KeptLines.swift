/// What two small files of lines say together: what is here stays, what is missing is taken.
enum KeptLines {
  /// What a line is about, so that two lines of one thing are told.
  enum Sort {
    /// A setting or a part of a card: the first word, or two where many of that word may stand.
    case keyed
    /// What was shown: the first two words.
    case marked
    /// The whole line.
    case whole
  }

  /// The lines here, and behind them those of the other file about what nothing here is about.
  static func merged(_ here: [UInt8], _ other: [UInt8], by sort: Sort) -> [UInt8] {
    let known = Set(lines(here).map { subject($0, sort) })
    let missing = lines(other).filter { !$0.isEmpty && !known.contains(subject($0, sort)) }
    guard !missing.isEmpty else { return here }
    let start = here.isEmpty || here.last == UInt8(ascii: "\n") ? here : here + [UInt8(ascii: "\n")]
    return start + missing.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  private static func subject(_ line: ArraySlice<UInt8>, _ sort: Sort) -> [ArraySlice<UInt8>] {
    let words = line.split(separator: UInt8(ascii: " "))
    switch sort {
    case .whole: return [line]
    case .marked: return Array(words.prefix(2))
    case .keyed:
      if line.first == UInt8(ascii: "#") { return [line] }
      let isOneOfMany = words.first.map {
        ["asked", "record"].contains(String(decoding: $0, as: UTF8.self))
      }
      return Array(words.prefix(isOneOfMany == true ? 2 : 1))
    }
  }
}
