/// The forms of the concepts of some recfiles as one tree of words, as text beside the files, so that
/// a lexicon is taken as it is rather than made of every form anew.
///
/// All numbers are digits of six bits, the characters from `0` to `o`, the highest first; a text is
/// its length in UTF-8, of two digits, and its bytes.
///
///     counts    of concepts, words, nodes, sayings and other forms      4 digits each
///     concept   its kind, its id and its `Value`, empty for none        texts
///     word      as ``PlainWords`` cuts it, without its plural s         text
///     node      one more than the node it follows, 0 for none; a word   3 digits each
///     saying    a node where a form ends; the concept that it means     3 digits each
///     other     a concept, and a form that is not plain                 3 digits, text
public struct FormTable: Hashable, Sendable {
  /// The numbers and texts.
  public let text: String

  /// How many digits a count has.
  @inlinable package static var countWidth: Int { 4 }
  /// How many digits the number of a concept, a word or a node has.
  @inlinable package static var numberWidth: Int { 3 }
  /// How many digits the length of a text has.
  @inlinable package static var lengthWidth: Int { 2 }

  /// Takes a table that was made of files before.
  public init(text: String) { self.text = text }

  /// Makes the table of some files; nil where a concept has no id or kind on one line.
  public init?(of files: [RecordFile]) {
    var builder = Builder()
    for file in files {
      for record in file.records(of: FormIndex.type) {
        guard builder.add(record) else { return nil }
      }
    }
    guard let text = builder.text else { return nil }
    self.text = text
  }
}

/// Gathers concepts and the words of their forms.
private struct Builder {
  private struct Step: Hashable {
    let node: Int
    let word: Int
  }

  private var concepts = TablePart()
  private var names = TablePart()
  private var nodes = TablePart()
  private var sayings = TablePart()
  private var others = TablePart()
  private var words: [String: Int] = [:]
  private var steps: [Step: Int] = [:]
  private var said: Set<Step> = []

  /// The table; nil where a number or a text is too long for it.
  var text: String? {
    let parts = [concepts, names, nodes, sayings, others]
    guard parts.allSatisfy(\.isSound) else { return nil }
    var head = TablePart()
    for part in parts { head.append(part.count, width: FormTable.countWidth) }
    return String(decoding: parts.reduce(head.bytes) { $0 + $1.bytes }, as: UTF8.self)
  }

  /// Adds a concept; false where it is none.
  mutating func add(_ record: Record) -> Bool {
    guard let id = record["Id"], let kind = record["Kind"], !id.isEmpty, !kind.isEmpty,
      ![id, kind, record["Value"] ?? ""].contains(where: { $0.utf8.contains(Byte.newline) })
    else { return false }
    let concept = concepts.count
    for text in [kind, id, record["Value"] ?? ""] { concepts.append(text.utf8) }
    concepts.count += 1
    for form in record.fields.named(FormIndex.field) {
      form.withBytes { add($0, of: concept) }
    }
    return true
  }

  private mutating func add(_ form: UnsafeBufferPointer<UInt8>, of concept: Int) {
    guard PlainWords.isPlain(form) else {
      others.append(concept)
      others.append(form)
      others.count += 1
      return
    }
    var node = 0
    PlainWords.forEach(in: form) { word in
      let word = String(decoding: PlainWords.singular(word), as: UTF8.self)
      node = self.node(after: node, word: word)
    }
    guard node > 0, said.insert(Step(node: node, word: concept)).inserted else { return }
    sayings.append(node - 1)
    sayings.append(concept)
    sayings.count += 1
  }

  /// One more than the number of the node that a word leads to.
  private mutating func node(after node: Int, word: String) -> Int {
    let number = words[word] ?? names.count
    if number == names.count {
      words[word] = number
      names.append(word.utf8)
      names.count += 1
    }
    let step = Step(node: node, word: number)
    if let known = steps[step] { return known }
    nodes.append(node)
    nodes.append(number)
    nodes.count += 1
    steps[step] = nodes.count
    return nodes.count
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
