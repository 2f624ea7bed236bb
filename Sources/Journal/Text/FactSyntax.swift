/// How one kind of fact is written: its name and the parts that follow, in order.
struct FactSyntax: Sendable {
  /// The first word of the fact.
  let kind: String

  /// The whole fact as help shows it: `flow spotting|light|… [pink|red|…]`.
  let usage: String

  /// Makes a fact of the words after the kind; nil, with the reader told why, if they do not fit.
  let read: @Sendable (inout WordReader) -> Fact?

  /// The words after the kind; nil for a fact of another syntax.
  let write: @Sendable (Fact) -> [String]?

  /// Describes a kind by its parts, how a fact is made of them and how it is taken apart again.
  init<each Part: WordSyntax>(
    _ kind: String,
    _ part: repeat each Part,
    make: @escaping @Sendable (repeat (each Part).Value) -> Fact?,
    take: @escaping @Sendable (Fact) -> (repeat (each Part).Value)?
  ) {
    var usages = [kind]
    repeat usages.append((each part).usage)
    let usage = usages.joined(separator: " ")
    self.kind = kind
    self.usage = usage
    read = { words in
      guard let values = try? (repeat FactSyntax.value(of: each part, in: &words)) else {
        return nil
      }
      guard words.next == nil else { return nil }
      let fact = make(repeat each values)
      if fact == nil { words.expect(usage) }
      return fact
    }
    write = { fact in
      guard let values = take(fact) else { return nil }
      var words: [String] = []
      repeat words.append(contentsOf: (each part).write(each values))
      return words
    }
  }

  private struct Mismatch: Error {}

  private static func value<Part: WordSyntax>(
    of part: Part, in words: inout WordReader
  ) throws(Mismatch) -> Part.Value {
    guard let value = part.read(&words) else { throw Mismatch() }
    return value
  }
}
