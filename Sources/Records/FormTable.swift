/// The forms of the concepts of some recfiles as one tree of words, as text beside the files, so that
/// a lexicon is looked up where it lies rather than made of every form anew.
///
/// All numbers are digits of six bits, the characters from `0` to `o`, the highest first; a text is
/// its length in UTF-8, of two digits, and its bytes. A word is one as ``PlainWords`` cuts it, without
/// its plural s; those that begin a form come first, so that the first nodes are theirs. What follows
/// one node stands together, in the order of the words.
///
///     counts    of concepts, other forms, words, nodes, first nodes and sayings,
///               and the bytes of the concepts and other forms, and of the letters   4 digits each
///     concept   its kind, its id and its `Value`, empty for none                    texts
///     other     a concept, and a form that is not plain                             3 digits, text
///     slot      by ``WordHash``, one more than a word, 0 for none                   3 digits
///     word      where its letters begin, the sections of its forms                  4 digits, 1
///     letters   of all words
///     node      its word, the first node after it, its first saying, the sections
///               of what is said at it or after it                                   3 digits each, 1
///     saying    a concept that the form means which ends at a node                  3 digits
///
/// One more word and node stand after the last ones, for where those end.
public struct FormTable: Hashable, Sendable {
  /// The numbers and texts.
  public let text: String

  /// How many digits a count has.
  @inlinable package static var countWidth: Int { 4 }
  /// How many digits the number of a concept, a word or a node has.
  @inlinable package static var numberWidth: Int { 3 }
  /// How many digits the length of a text has.
  @inlinable package static var lengthWidth: Int { 2 }
  /// How many digits a word has.
  @inlinable package static var wordWidth: Int { 5 }
  /// How many digits a node has.
  @inlinable package static var nodeWidth: Int { 10 }

  /// Takes a table that was made of files before.
  public init(text: String) { self.text = text }

  /// Makes the table of some files; nil where a concept has no id or kind on one line.
  public init?(of files: [RecordFile]) {
    var builder = FormTableBuilder()
    for file in files {
      for record in file.records(of: FormIndex.type) {
        guard builder.add(record) else { return nil }
      }
    }
    guard let text = builder.text else { return nil }
    self.text = text
  }
}

/// Numbers and texts, as a table holds them.
struct TablePart {
  private(set) var bytes: [UInt8] = []
  /// How many things there are.
  var count = 0
  /// Whether every number has as many digits as there are for it.
  private(set) var isSound = true

  mutating func append(_ number: Int, width: Int = FormTable.numberWidth) {
    isSound = isSound && number < 1 << (6 * width)
    bytes += (0..<width).reversed().map { UInt8(ascii: "0") + UInt8(number >> (6 * $0) & 63) }
  }

  mutating func append(_ text: some Collection<UInt8>) {
    append(text.count, width: FormTable.lengthWidth)
    bytes += text
  }
}
