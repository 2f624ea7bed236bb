import Knowledge

/// The words and slots of a template that no match can do without, as hashes.
struct TemplateKeys: Sequence, Sendable {
  /// Each group has one key at least in every match.
  let groups: [[UInt64]]

  private static let wordSeed = Hash.step(Hash.basis, 0x77)
  private static let slotSeed = Hash.step(Hash.basis, 0x7B)

  static func key(word: String) -> UInt64 { Hash.of(word.utf8, seed: wordSeed) }
  static func key(slot: SlotName) -> UInt64 { Hash.of(slot.rawValue.utf8, seed: slotSeed) }

  /// Takes the plain words outside all brackets and one word of each branch of `(a|b)`; compiles
  /// the template where there is none.
  init(_ source: TemplateIndex.Source) {
    var text = source.text
    let words = text.withUTF8 { bytes in
      var scan = KeyScan(bytes, seed: Self.wordSeed)
      return scan.groups()
    }
    groups = words.isEmpty ? Self.required(source) : words
  }

  func makeIterator() -> some IteratorProtocol<UInt64> { groups.joined().makeIterator() }

  /// The group whose keys the fewest templates have; slots only where no word will do.
  func rarest(_ uses: [UInt64: Int]) -> [UInt64] {
    var best: [UInt64] = []
    var lowest = Int.max
    for group in groups {
      let weight = group.reduce(0) { $0 + (uses[$1] ?? 0) }
      if weight < lowest { (best, lowest) = (group, weight) }
    }
    return best
  }

  private static func required(_ source: TemplateIndex.Source) -> [[UInt64]] {
    guard let template = try? Template(source) else { return [] }
    let groups = template.required.map { group in
      group.map { key in
        switch key {
        case .word(let word): Self.key(word: word)
        case .slot(let slot): Self.key(slot: slot)
        }
      }
    }
    let worded = template.required.indices.filter { index in
      template.required[index].allSatisfy { if case .word = $0 { true } else { false } }
    }
    return worded.isEmpty ? groups : worded.map { groups[$0] }
  }
}

/// Finds the words of a template that no match can do without, in one pass over its bytes.
private struct KeyScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let seed: UInt64
  private var index = 0
  private var depth = 0
  private var found: [[UInt64]] = []
  /// The first words of the branches of the `(a|b)` at the top level that is open.
  private var branches: [UInt64]?
  private var hasWord = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) {
    self.bytes = bytes
    self.seed = seed
  }

  /// The keys; none where a character other than small letters stands outside all brackets.
  mutating func groups() -> [[UInt64]] {
    while index < bytes.count {
      let byte = bytes[index]
      if (97...122).contains(byte) {
        word()
        continue
      }
      switch byte {
      case UInt8(ascii: "("):
        if depth == 0 { (branches, hasWord) = ([], false) }
        depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "|"): if depth == 1 { endBranch() }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case 0x20: break
      default:
        if depth == 0 { return [] }
        if depth == 1 { branches = nil }
      }
      index += 1
    }
    return found
  }

  private mutating func word() {
    var hash = seed
    while index < bytes.count, (97...122).contains(bytes[index]) || bytes[index] == 0x27 {
      if bytes[index] != 0x27 { hash = Hash.step(hash, bytes[index]) }
      index += 1
    }
    if depth == 0 { found.append([hash]) }
    if depth == 1, !hasWord, branches != nil {
      branches?.append(hash)
      hasWord = true
    }
  }

  private mutating func endBranch() {
    if !hasWord { branches = nil }
    hasWord = false
  }

  private mutating func close() {
    depth -= 1
    guard depth == 0, bytes[index] == UInt8(ascii: ")") else {
      if depth == 0 { branches = nil }
      return
    }
    endBranch()
    if let branches { found.append(branches) }
    branches = nil
  }
}
