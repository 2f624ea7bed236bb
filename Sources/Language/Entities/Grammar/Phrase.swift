/// The pattern language of rules: words, `<slots>`, `(this|that)` and `[optional]`.
///
/// The phrase is at once the rule's name and its pattern; every branch is expanded when the grammar
/// is built.
enum Phrase {
  enum Atom: Hashable {
    case word(String)
    case slot(Sort)
  }

  /// Every sequence of words and slots that a phrase stands for.
  static func branches(of phrase: String) -> [[Atom]] {
    var parser = Parser(rest: Substring(phrase))
    return parser.alternatives()
  }

  private struct Parser {
    var rest: Substring

    mutating func alternatives() -> [[Atom]] {
      var all = sequence()
      while rest.first == "|" {
        rest.removeFirst()
        all += sequence()
      }
      return all
    }

    mutating func sequence() -> [[Atom]] {
      var heads: [[Atom]] = [[]]
      while let next = rest.first, next != "|", next != ")", next != "]" {
        if next == " " {
          rest.removeFirst()
          continue
        }
        let tails = item(next)
        heads = heads.flatMap { head in tails.map { head + $0 } }
      }
      return heads
    }

    mutating func item(_ first: Character) -> [[Atom]] {
      switch first {
      case "(", "[":
        rest.removeFirst()
        let inner = alternatives()
        if !rest.isEmpty { rest.removeFirst() }
        return first == "[" ? [[]] + inner : inner
      case "<":
        let name = rest.dropFirst().prefix { $0 != ">" }
        rest = rest.dropFirst(name.count + 2)
        return [[.slot(Sort(slot: String(name)))]]
      default:
        let word = rest.prefix { !" |()[]".contains($0) }
        rest = rest.dropFirst(word.count)
        return [[.word(String(word))]]
      }
    }
  }
}

extension Sort {
  /// The sort that a slot of a phrase names.
  fileprivate init(slot: String) {
    guard let sort = Sort.allCases.first(where: { "\($0)" == slot }) else {
      preconditionFailure("a rule's phrase has the unknown slot <\(slot)>")
    }
    self = sort
  }
}
