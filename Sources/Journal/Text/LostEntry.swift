import Civil

/// Finds an entry that damage to a single byte has hidden in a comment.
///
/// A comment is never sealed, so a comment in which a seal fits was an entry. A whole line that
/// she turned into a comment by putting `#` before it is no damage and stays a comment.
enum LostEntry {
  /// How many places of a comment are tried; more than a journal Bloom wrote can need.
  private static let attempts = 16

  static func fault(in comment: ArraySlice<UInt8>) -> LineFault? {
    guard SealedBytes(comment).seal == .broken else { return nil }
    return damagedFirst(comment) ?? damagedEnding(comment)
  }

  /// The entry's first digit became `#`.
  private static func damagedFirst(_ comment: ArraySlice<UInt8>) -> LineFault? {
    for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
      let mended = [digit] + comment.dropFirst()
      if SealedBytes(mended[...]).seal == .sound {
        return LineFault(
          0, "this was an entry, and its first character was damaged",
          "write \(Character(Unicode.Scalar(digit))) in its place")
      }
    }
    return nil
  }

  /// The ending of the comment was lost, and the next line stands behind it.
  private static func damagedEnding(_ comment: ArraySlice<UInt8>) -> LineFault? {
    let text = comment.dropFirst().drop(while: WordReader.isSpace)
    let dates = text.indices.dropFirst().lazy.filter { index in
      LineReader.isDigit(text[index])
        && CivilDate(iso: String(decoding: text[index...].prefix(10), as: UTF8.self)) != nil
    }
    for start in dates.prefix(attempts) where SealedBytes(text[start...]).seal == .sound {
      return LineFault(
        start - comment.startIndex, "an entry stands behind this comment",
        "put it on a line of its own, or take its seal away")
    }
    return nil
  }
}
