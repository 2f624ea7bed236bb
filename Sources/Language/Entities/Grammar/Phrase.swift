/// The pattern language of rules: words, `<slots>`, `(this|that)` and `[optional]`.
///
/// The phrase is at once the rule's name and its pattern; every branch is expanded when the grammar
/// is built.
struct Phrase {
  enum Atom: Hashable {
    case word(String)
    case slot(Sort)
  }

  /// An atom, or parts of which one stands there.
  private enum Part {
    case atom(Atom)
    case choice([[Part]])
  }

  private let alternatives: [[Part]]

  /// Reads the text of a phrase.
  init(_ text: String) {
    var parser = Parser(bytes: Array(text.utf8))
    alternatives = parser.alternatives()
  }

  /// Every sequence of words and slots that a phrase stands for.
  static func branches(of phrase: String) -> [[Atom]] {
    Phrase(phrase).ends(from: []) { branch, atom in branch + [atom] }
  }

  /// Where every branch ends, one step for each of its atoms from a common start.
  func ends<Place>(from start: Place, step: (Place, Atom) -> Place) -> [Place] {
    var ends: [Place] = []
    for sequence in alternatives {
      Self.walk(sequence, from: start, step) { ends.append($0) }
    }
    return ends
  }

  private static func walk<Place>(
    _ parts: [Part], at index: Int = 0, from place: Place, _ step: (Place, Atom) -> Place,
    end: (Place) -> Void
  ) {
    guard index < parts.count else { return end(place) }
    switch parts[index] {
    case .atom(let atom):
      walk(parts, at: index + 1, from: step(place, atom), step, end: end)
    case .choice(let sequences):
      for sequence in sequences {
        walk(sequence, from: place, step) { inner in
          walk(parts, at: index + 1, from: inner, step, end: end)
        }
      }
    }
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func alternatives() -> [[Part]] {
      var all = [sequence()]
      while next == UInt8(ascii: "|") {
        index += 1
        all.append(sequence())
      }
      return all
    }

    private mutating func sequence() -> [Part] {
      var parts: [Part] = []
      while let byte = next {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          return parts
        case UInt8(ascii: " "):
          index += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
          index += 1
          let inner = alternatives()
          index += 1
          parts.append(.choice(byte == UInt8(ascii: "[") ? [[]] + inner : inner))
        case UInt8(ascii: "<"):
          index += 1
          parts.append(.atom(.slot(Sort(slot: text { $0 != UInt8(ascii: ">") }))))
          index += 1
        default:
          parts.append(.atom(.word(text { !Self.isMark($0) })))
        }
      }
      return parts
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
  private static let slots = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The sort that a slot of a phrase names.
  fileprivate init(slot: String) {
    guard let sort = Self.slots[slot] else {
      preconditionFailure("a rule's phrase has the unknown slot <\(slot)>")
    }
    self = sort
  }
}
