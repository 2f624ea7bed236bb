/// The pattern language of rules: words, `<slots>`, `(this|that)` and `[optional]`.
///
/// The phrase is at once the rule's name and its pattern; every branch is expanded when the grammar
/// is built.
enum Phrase {
  enum Atom: Hashable {
    case word(String)
    case slot(Sort)
  }

  /// One atom as it stands in a phrase, a word in UTF-8.
  enum Step {
    case word(UnsafeBufferPointer<UInt8>)
    case slot(Sort)
  }

  /// Every sequence of words and slots that a phrase stands for.
  static func branches(of phrase: String) -> [[Atom]] {
    ends(of: phrase, from: []) { branch, step in
      switch step {
      case .word(let word): branch + [.word(String(decoding: word, as: UTF8.self))]
      case .slot(let slot): branch + [.slot(slot)]
      }
    }
  }

  /// Where every branch of a phrase ends, one step for each of its atoms from a common start.
  static func ends<Place>(
    of phrase: String, from start: Place, step: (Place, Step) -> Place
  ) -> [Place] {
    phrase.withBytes { bytes in
      var walk = Walk(bytes: bytes)
      return walk.alternatives(from: [start], step)
    }
  }

  /// Reads a phrase and takes all its branches at once, each as far as the phrase is read.
  private struct Walk {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func alternatives<Place>(
      from places: [Place], _ step: (Place, Step) -> Place
    ) -> [Place] {
      var ends = sequence(from: places, step)
      while next == UInt8(ascii: "|") {
        index += 1
        ends += sequence(from: places, step)
      }
      return ends
    }

    private mutating func sequence<Place>(
      from start: [Place], _ step: (Place, Step) -> Place
    ) -> [Place] {
      var places = start
      while let byte = next {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          return places
        case UInt8(ascii: " "):
          index += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
          index += 1
          let inner = alternatives(from: places, step)
          index += 1
          places = byte == UInt8(ascii: "[") ? places + inner : inner
        case UInt8(ascii: "<"):
          index += 1
          let slot = Sort(slot: text { $0 != UInt8(ascii: ">") })
          index += 1
          for place in places.indices { places[place] = step(places[place], .slot(slot)) }
        default:
          let word = text { !Self.isMark($0) }
          for place in places.indices { places[place] = step(places[place], .word(word)) }
        }
      }
      return places
    }

    /// Moves past the bytes that belong together and returns them.
    private mutating func text(while belongs: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
      let start = index
      while let byte = next, belongs(byte) { index += 1 }
      return UnsafeBufferPointer(rebasing: bytes[start..<index])
    }

    private static func isMark(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        true
      default: false
      }
    }
  }
}

extension Sort {
  /// The sort that a slot of a phrase names.
  fileprivate init(slot: UnsafeBufferPointer<UInt8>) {
    guard let sort = Self.byName[WordKey(slot)] else {
      let name = String(decoding: slot, as: UTF8.self)
      preconditionFailure("a rule's phrase has the unknown slot <\(name)>")
    }
    self = sort
  }

  private static let byName = allCases.reduce(into: WordMap<Sort>()) { $0.set($1.name, to: $1) }
}
