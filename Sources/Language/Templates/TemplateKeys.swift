import Knowledge

/// The words and slots of a template that no match can do without, as hashes.
struct TemplateKeys: Sequence, Sendable {
  /// Each group has one key at least in every match.
  private let groups: [[UInt64]]

  private static let wordSeed = Hash.step(Hash.basis, 0x77)
  private static let slotSeed = Hash.step(Hash.basis, 0x7B)

  static func key(word: String) -> UInt64 { Hash.of(word.utf8, seed: wordSeed) }
  static func key(slot: SlotName) -> UInt64 { Hash.of(slot.rawValue.utf8, seed: slotSeed) }

  /// Takes the plain words outside all brackets; compiles the template where there is none.
  init(_ source: TemplateIndex.Source) {
    var text = source.text
    let words = text.withUTF8(Self.plainWords)
    groups = words.isEmpty ? Self.required(source) : words.map { [$0] }
  }

  func makeIterator() -> some IteratorProtocol<UInt64> { groups.joined().makeIterator() }

  /// The group whose keys the fewest templates have; slots only where no word will do.
  func rarest(_ uses: [UInt64: Int]) -> Set<UInt64> {
    let weights = groups.map { group in group.reduce(0) { $0 + (uses[$1] ?? 0) } }
    let best = groups.indices.min { (weights[$0], $0) < (weights[$1], $1) }
    return Set(best.map { groups[$0] } ?? [])
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

  /// Words of small letters at the top level; none where any other character stands there.
  private static func plainWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var words: [UInt64] = []
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case 97...122 where depth == 0:
        var hash = wordSeed
        while index < bytes.count, (97...122).contains(bytes[index]) || bytes[index] == 0x27 {
          if bytes[index] != 0x27 { hash = Hash.step(hash, bytes[index]) }
          index += 1
        }
        words.append(hash)
        continue
      case 0x20, UInt8(ascii: "|"), 97...122, 48...57, 0x27, UInt8(ascii: "_"), UInt8(ascii: ":"):
        break
      default:
        if depth == 0 { return [] }
      }
      index += 1
    }
    return words
  }
}
