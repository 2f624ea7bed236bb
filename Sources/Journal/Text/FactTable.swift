/// Every kind of fact and how it is written.
enum FactTable {
  /// All syntaxes, in the order of help.
  static let all: [FactSyntax] =
    bleeding + symptoms + tests + daily + movement + quantities + texts + reminders + states
    + about

  private static let byKind = Dictionary(grouping: all, by: \.kind)

  /// The syntaxes of one kind; several when its first word decides, none when it is unknown.
  static func syntaxes(of kind: String) -> [FactSyntax] { byKind[kind] ?? [] }

  /// The kinds, each once, in the order of help.
  static let kinds: [String] = all.map(\.kind).reduce(into: []) { kinds, kind in
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Makes a fact of the words after a known kind.
  static func read(kind: String, words: WordReader) throws(LineFault) -> Fact {
    var best = words
    for syntax in syntaxes(of: kind) {
      var reader = best
      reader.position = 0
      if let fact = syntax.read(&reader) { return fact }
      best = reader
    }
    throw best.fault
  }

  /// The fact's kind and words; nil when no words stand for it.
  static func words(of fact: Fact) -> [String]? {
    if case .unknown(let kind, let rest) = fact {
      return rest.isEmpty ? [kind] : [kind, rest]
    }
    for syntax in all {
      if let words = syntax.write(fact) { return [syntax.kind] + words }
    }
    return nil
  }
}
