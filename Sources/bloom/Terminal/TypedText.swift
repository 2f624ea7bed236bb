/// The graphemes of a line, the columns that each takes, and where the cursor stands among them.
///
/// The graphemes are always those of the whole text: what is put in or taken out joins with its
/// neighbours where Unicode says so (Unicode Standard Annex #29).
struct TypedText: Equatable {
  private(set) var characters: [Character] = []
  /// The columns of each character.
  private(set) var widths: [UInt8] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0

  init() {}

  /// A text with the cursor at its end.
  init(_ text: String) {
    characters = Array(text)
    widths = characters.map { UInt8($0.displayWidth) }
    cursor = characters.count
  }

  var text: String { String(characters) }
  var count: Int { characters.count }
  var isEmpty: Bool { characters.isEmpty }
  var isAtEnd: Bool { cursor == characters.count }
  var beforeCursor: String { String(characters[..<cursor]) }

  /// Puts the cursor at a place, or at the nearest one that there is.
  mutating func move(to place: Int) { cursor = min(max(place, 0), characters.count) }

  /// Puts text in where the cursor is, and the cursor behind it.
  mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

  /// Puts text in the place of characters, and the cursor behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let new = Array(text)
    var joined = new
    var (lower, upper) = (range.lowerBound, range.upperBound)
    let next = joined.first ?? (upper < count ? characters[upper] : nil)
    if lower > 0, let next, !Self.staysApart(characters[lower - 1], next) {
      lower -= 1
      joined = Array(String([characters[lower]] + joined))
    }
    while upper < count, let last = joined.last, !Self.staysApart(last, characters[upper]) {
      joined.removeLast()
      joined += Array(String([last, characters[upper]]))
      upper += 1
    }
    var place = range.lowerBound + new.count
    if lower < range.lowerBound || upper > range.upperBound {
      var left = (characters[lower..<range.lowerBound] + new).reduce(0) { $0 + $1.scalars }
      place = lower
      for character in joined where left > 0 {
        left -= character.scalars
        place += 1
      }
    }
    characters.replaceSubrange(lower..<upper, with: joined)
    widths.replaceSubrange(lower..<upper, with: joined.map { UInt8($0.displayWidth) })
    cursor = place
  }

  /// Takes characters out, and puts the cursor where they were.
  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// Whether two neighbours are two characters still when they stand beside each other.
  private static func staysApart(_ left: Character, _ right: Character) -> Bool {
    if left.isASCII, right.isASCII { return true }
    return Array(String([left, right])) == [left, right]
  }

  /// Where the word before the cursor begins; a word is letters and numbers.
  var wordStart: Int { start(of: \.isWordPart) }

  /// Where the word at or behind the cursor ends; a word is letters and numbers.
  var wordEnd: Int {
    var place = cursor
    while place < count, !characters[place].isWordPart { place += 1 }
    while place < count, characters[place].isWordPart { place += 1 }
    return place
  }

  /// Where the stretch without spaces before the cursor begins.
  var stretchStart: Int { start(of: { !$0.isWhitespace }) }

  private func start(of isPart: (Character) -> Bool) -> Int {
    var place = cursor
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
  fileprivate var scalars: Int { unicodeScalars.count }
}
