/// Cuts the common English endings off a word; light, so that unlike words seldom meet.
package enum Stemmer {
  private struct Rule {
    let suffix: [UInt8]
    let replacement: [UInt8]
  }

  /// Endings with what takes their place, in the order tried; the first that fits is cut.
  private static let rules = [
    ("sses", "ss"), ("ies", "y"), ("ied", "y"), ("ing", ""), ("edly", ""), ("ed", ""), ("ly", ""),
    ("ness", ""), ("ment", ""), ("tion", "t"), ("sion", "s"), ("er", ""), ("es", ""), ("s", ""),
    ("e", ""), ("y", ""),
  ].map { Rule(suffix: Array($0.0.utf8), replacement: Array($0.1.utf8)) }

  /// The rules by the last letter of their endings, a to z.
  private static let rulesByLetter: [[Rule]] = (97...122).map { letter in
    rules.filter { $0.suffix.last == letter }
  }

  /// The shortest stem that is left standing, in letters.
  private static let shortest = 3

  /// The stem of a folded word.
  package static func stem(_ word: String) -> String {
    String(decoding: stem(Array(word.utf8)), as: UTF8.self)
  }

  /// The stem of a folded word, in UTF-8.
  package static func stem(_ word: [UInt8]) -> [UInt8] {
    var bytes = word
    let letter = Int(word.last ?? 0) - 97
    for rule in rulesByLetter.indices.contains(letter) ? rulesByLetter[letter] : []
    where ends(bytes, with: rule.suffix) {
      let kept = bytes.count - rule.suffix.count + rule.replacement.count
      guard kept >= shortest else { continue }
      if rule.suffix == [0x73], bytes[bytes.count - 2] == 0x73 { continue }
      bytes.removeLast(rule.suffix.count)
      bytes += rule.replacement
      break
    }
    if bytes.count > shortest, let last = bytes.last, last == bytes[bytes.count - 2],
      !vowels.contains(last)
    {
      bytes.removeLast()
    }
    if bytes.count > shortest, let last = bytes.last, last == 0x65 || last == 0x69 {
      bytes.removeLast()
    }
    return bytes
  }

  private static let vowels = Array("aeiou".utf8)

  private static func ends(_ bytes: [UInt8], with suffix: [UInt8]) -> Bool {
    bytes.count > suffix.count
      && bytes[(bytes.count - suffix.count)...].elementsEqual(suffix)
  }
}
