import Civil

extension Entry {
  /// The entry as the journal writes it, without its seal: `2026-03-01 flow heavy dark-red`.
  public var line: String {
    let words = FactTable.words(of: fact) ?? []
    return ([date.iso] + (time.map { [$0.iso] } ?? []) + words).joined(separator: " ")
  }

  /// The line with its seal: `2026-03-01 flow heavy dark-red ~3f62f958`.
  public var sealedLine: String { SealedBytes.sealing(line) }

  /// What keeps the entry from being written: a number out of range, or no text; nil if nothing.
  ///
  /// An entry without a fault reads back from its line as it is.
  public var fault: LineFault? {
    do throws(LineFault) {
      let line = sealedLine
      let read = try Entry(line: line)
      guard read == self, !line.utf8.contains(UInt8(ascii: "\n")) else {
        return LineFault(0, "this entry does not read back from its line", "check its words")
      }
      return nil
    } catch {
      return error
    }
  }

  /// Reads a line, with or without its seal, that has no ending.
  public init(line: String) throws(LineFault) {
    self = try LineReader.entry(SealedBytes(Array(line.utf8)[...]).body)
  }
}

extension Fact {
  /// The first word of the fact's line: `period`, `blood_pressure`.
  public var kind: String { words.first ?? "" }

  /// The words of the fact's line; none when a value lies outside what its kind can hold.
  public var words: [String] { FactTable.words(of: self) ?? [] }

  /// Every kind that can be written, with the words that may follow, in the order of help.
  public static let usages: [String] = FactTable.all.map(\.usage)

  /// Every kind that can be written, in the order of help.
  public static let kinds: [String] = FactTable.kinds

  /// Reads a fact from the arguments of a command, where text needs no quotes.
  ///
  /// `bbt`, `opk`, `mucus` and `took` stand for `temperature`, `test ovulation`, `discharge` and
  /// `supplement`. The fault's offset counts in the arguments joined by spaces.
  public init(arguments: [String]) throws(LineFault) {
    let given = arguments.first ?? ""
    let full = Self.aliases[given] ?? [given]
    let kind = full[0]
    guard !FactTable.syntaxes(of: kind).isEmpty else {
      throw LineFault(
        0, "\(Excerpt.shortened(given)) is no kind of entry",
        FactTable.remedy(forKind: given))
    }
    var offset = given.utf8.count + 1
    var words = full.dropFirst().map { Word(text: $0, offset: 0, isQuoted: false) }
    for argument in arguments.dropFirst() {
      words.append(Word(text: argument, offset: offset, isQuoted: false))
      offset += argument.utf8.count + 1
    }
    self = try FactTable.read(
      kind: kind, words: WordReader(words, end: max(0, offset - 1), isLoose: true))
  }

  /// The words that a short name of a kind stands for; nil where it is none.
  package static func alias(_ name: String) -> [String]? { aliases[name] }

  private static let aliases = [
    "bbt": ["temperature"], "opk": ["test", "ovulation"], "mucus": ["discharge"],
    "took": ["supplement"],
  ]
}
