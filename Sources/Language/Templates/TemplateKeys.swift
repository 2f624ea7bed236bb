import Knowledge
import Records

/// The words and slots of a template that no match can do without, as hashes.
struct TemplateKeys: Sendable {
  /// The keys, group by group; each group has one key at least in every match.
  private(set) var keys: [UInt64] = []
  /// Where each group ends in ``keys``.
  private(set) var ends: [Int] = []

  private static let wordSeed = Hash.step(Hash.basis, 0x77)
  private static let slotSeed = Hash.step(Hash.basis, 0x7B)

  static func key(word: String) -> UInt64 { Hash.of(word.utf8, seed: wordSeed) }
  static func key(slot: SlotName) -> UInt64 { Hash.of(slot.rawValue.utf8, seed: slotSeed) }

  /// Takes the plain words outside all brackets and one word of each branch of `(a|b)`; compiles
  /// the template where there is none.
  init(_ source: TemplateIndex.Source) {
    source.text.withBytes { bytes in
      var scan = KeyScan(bytes, seed: Self.wordSeed)
      if scan.read() { (keys, ends) = (scan.keys, scan.ends) }
    }
    if ends.isEmpty { require(source) }
  }

  /// The groups, each with its keys.
  var groups: [[UInt64]] {
    ends.indices.map { Array(keys[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]]) }
  }

  /// Takes the words and slots of a compiled template; slots only where no word will do.
  private mutating func require(_ source: TemplateIndex.Source) {
    guard let required = (try? Template(source))?.required else { return }
    let worded = required.filter { group in
      group.allSatisfy { if case .word = $0 { true } else { false } }
    }
    for group in worded.isEmpty ? required : worded {
      for key in group {
        switch key {
        case .word(let word): keys.append(Self.key(word: word))
        case .slot(let slot): keys.append(Self.key(slot: slot))
        }
      }
      ends.append(keys.count)
    }
  }
}

/// Finds the words of a template that no match can do without, in one pass over its bytes.
private struct KeyScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let seed: UInt64
  private var index = 0
  private var depth = 0
  private(set) var keys: [UInt64] = []
  private(set) var ends: [Int] = []
  /// Whether the first words of the branches of the `(a|b)` at the top level are taken, which stand
  /// after the last end.
  private var takesBranches = false
  private var hasWord = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) {
    self.bytes = bytes
    self.seed = seed
    keys.reserveCapacity(8)
    ends.reserveCapacity(8)
  }

  /// Reads the keys; false where a character other than small letters stands outside all brackets.
  mutating func read() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      if (97...122).contains(byte) {
        word()
        continue
      }
      switch byte {
      case UInt8(ascii: "("):
        if depth == 0 { (takesBranches, hasWord) = (true, false) }
        depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "|"): if depth == 1 { endBranch() }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case 0x20: break
      default:
        if depth == 0 { return false }
        if depth == 1 { dropBranches() }
      }
      index += 1
    }
    dropBranches()
    return true
  }

  private mutating func word() {
    var hash = seed
    while index < bytes.count, (97...122).contains(bytes[index]) || bytes[index] == 0x27 {
      if bytes[index] != 0x27 { hash = Hash.step(hash, bytes[index]) }
      index += 1
    }
    if depth == 0 {
      keys.append(hash)
      ends.append(keys.count)
    }
    if depth == 1, !hasWord, takesBranches {
      keys.append(hash)
      hasWord = true
    }
  }

  private mutating func endBranch() {
    if !hasWord { dropBranches() }
    hasWord = false
  }

  private mutating func dropBranches() {
    takesBranches = false
    keys.removeLast(keys.count - (ends.last ?? 0))
  }

  private mutating func close() {
    depth -= 1
    guard depth == 0, bytes[index] == UInt8(ascii: ")") else {
      if depth == 0 { dropBranches() }
      return
    }
    endBranch()
    if takesBranches { ends.append(keys.count) }
    takesBranches = false
  }
}
