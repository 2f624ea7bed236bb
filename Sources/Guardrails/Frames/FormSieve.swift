import Language

/// Tells the forms that one message may say from those it cannot, without reading them.
///
/// A form is kept where each of its places that must be filled holds a word of the message, or a
/// number where the message has any; which of those it says is for the matcher to find out.
struct FormSieve: Sendable {
  /// The message's words, and the short and wrong forms that stand for them.
  private let words: WordTable
  /// What those words begin with, they themselves among it.
  private let stems: WordTable
  /// Whether some word begins with a byte.
  private let starts: [Bool]
  private let hasNumber: Bool
  /// Whether the message has a word of a named class.
  private var named: [String: Bool] = [:]

  /// - Returns: nil for a message with a word that may be read otherwise than it is spelled: a slip,
  ///   drawn-out letters, a disguise.
  init?(_ message: Message, spelling: Spelling, named: [String: [String]]) {
    guard !Self.mayHide(message) else { return nil }
    var usual: Set<String> = []
    for token in message.tokens {
      let word = spelling.usual(token.text)
      guard Spelling.calmed(word, to: 2) == nil, spelling.corrected(word) == nil else { return nil }
      usual.insert(word)
    }
    hasNumber = message.tokens.contains { $0.number != nil } || usual.contains { Double($0) != nil }
    let words = spelling.forms(of: usual) + usual
    self.words = WordTable(of: words)
    var stems = WordTable(expecting: words.count * 6)
    var starts = Array(repeating: false, count: 256)
    for word in words {
      word.withBytes { letters in
        if let first = letters.first { starts[Int(first)] = true }
        for end in letters.indices { _ = stems.add(UnsafeBufferPointer(rebasing: letters[...end])) }
      }
    }
    self.stems = stems
    self.starts = starts
    for (name, members) in named {
      var isHeld = false
      for member in members where !isHeld { isHeld = member.withBytes { holds($0) } }
      self.named[name] = isHeld
    }
  }

  /// Whether a message may hide words: letters in a row, signs or figures that touch letters.
  private static func mayHide(_ message: Message) -> Bool {
    let tokens = message.tokens
    if tokens.count(where: { $0.kind == .word && $0.text.utf8.count == 1 }) > 2 { return true }
    return tokens.indices.contains { index in
      guard message.touches(index) else { return false }
      return tokens[index].kind != .word || !Self.ends.contains(tokens[index + 1].text)
    }
  }

  /// What may touch the end of a word and hide nothing.
  private static let ends: Set<String> = [".", ",", "?", ";", ":"]

  /// Whether the message may say a form.
  func passes(_ form: Bytes) -> Bool {
    var parts = Parts(of: form, separator: UInt8(ascii: " "))
    while let part = parts.next() {
      switch part[0] {
      case UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"): continue
      case UInt8(ascii: "{"): if !hasNumber { return false }
      default: if !holdsAny(of: part) { return false }
      }
    }
    return true
  }

  private func holdsAny(of part: Bytes) -> Bool {
    var members = Parts(of: part, separator: UInt8(ascii: "|"))
    while let member = members.next() {
      if let name = member.enclosed(by: "<", ">") {
        if named[name.string] != false { return true }
      } else if holds(member) {
        return true
      }
    }
    return false
  }

  /// Whether one of the words is a member of a class, or begins with the stem that it is; an empty
  /// member is of any message.
  func holds(_ member: Bytes) -> Bool {
    guard let first = member.first else { return true }
    guard starts[Int(first)] || first == UInt8(ascii: "*") else { return false }
    guard member.last == UInt8(ascii: "*") else { return words.number(of: member) != nil }
    let stem = UnsafeBufferPointer(rebasing: member.dropLast())
    return stem.isEmpty || stems.number(of: stem) != nil
  }
}
