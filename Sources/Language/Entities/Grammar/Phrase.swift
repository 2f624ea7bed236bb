/// The pattern language of rules: words, `<slots>`, `(this|that)` and `[optional]`.
///
/// The phrase is at once the rule's name and its pattern; every branch is expanded when the grammar
/// is built.
struct Phrase {
  enum Atom: Hashable {
    case word(String)
    case slot(Sort)
  }

  private let bytes: [UInt8]

  /// Makes a phrase of its text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Every sequence of words and slots that a phrase stands for.
  static func branches(of phrase: String) -> [[Atom]] {
    Phrase(phrase).ends(from: []) { branch, atom in branch + [atom] }
  }

  /// Where every branch ends, one step for each of its atoms from a common start.
  func ends<Place>(from start: Place, step: (Place, Atom) -> Place) -> [Place] {
    var walk = Walk(bytes: bytes)
    return walk.alternatives(from: [start], step)
  }

  /// Reads a phrase and takes all its branches at once, each as far as the phrase is read.
  private struct Walk {
    let bytes: [UInt8]
    var index = 0

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func alternatives<Place>(
      from places: [Place], _ step: (Place, Atom) -> Place
    ) -> [Place] {
      var ends = sequence(from: places, step)
      while next == UInt8(ascii: "|") {
        index += 1
        ends += sequence(from: places, step)
      }
      return ends
    }

    private mutating func sequence<Place>(
      from start: [Place], _ step: (Place, Atom) -> Place
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
          places = places.map { step($0, .slot(slot)) }
        default:
          let word = text { !Self.isMark($0) }
          places = places.map { step($0, .word(word)) }
        }
      }
      return places
    }

    /// Moves past the bytes that belong together and returns them.
    private mutating func text(while belongs: (UInt8) -> Bool) -> String {
      let start = index
      while let byte = next, belongs(byte) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
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
  fileprivate init(slot: String) {
    guard let sort = Self.allCases.first(where: { $0.name == slot }) else {
      preconditionFailure("a rule's phrase has the unknown slot <\(slot)>")
    }
    self = sort
  }
}
