/// Finds the templates that a span of a message may match, by the words and slots it has.
struct TemplateFinder: Sendable {
  /// The numbers of the keys, counted from 0.
  private var numbers = KeyNumbers()
  /// The templates to be tried where a key is there, by the number of the key.
  private let templates: [[Int32]]
  /// For each template the numbers of its keys, group by group, with ``end`` after each group.
  private let needed: [[Int32]]
  private static let end: Int32 = -1

  /// Takes the keys of templates, which are numbered in their order.
  init(_ keys: [TemplateKeys]) {
    var uses: [UInt64: Int] = [:]
    for keys in keys { for key in keys { uses[key, default: 0] += 1 } }
    var numbers = KeyNumbers(expecting: uses.count)
    let needed = keys.map { keys in
      var needed: [Int32] = []
      for group in keys.groups {
        for key in group { needed.append(Int32(numbers.add(key))) }
        needed.append(Self.end)
      }
      return needed
    }
    var templates = [[Int32]](repeating: [], count: numbers.count)
    for (number, keys) in keys.enumerated() {
      for key in keys.rarest(uses) {
        if let key = numbers[key] { templates[key].append(Int32(number)) }
      }
    }
    self.numbers = numbers
    self.needed = needed
    self.templates = templates
  }

  /// Calls a function with every template of which a span has one key of every group, in order.
  func forEach(
    _ message: Message, _ span: Range<Int>, _ spans: TemplateSpans, _ body: (Int) -> Void
  ) {
    var isThere = [Bool](repeating: false, count: numbers.count)
    var marked = [UInt64](repeating: 0, count: needed.count / 64 + 1)
    func add(_ key: UInt64) {
      guard let key = numbers[key], !isThere[key] else { return }
      isThere[key] = true
      for template in templates[key] { marked[Int(template) / 64] |= 1 << UInt64(template % 64) }
    }
    spans.forEachKey(add)
    for token in message.tokens[span] { add(TemplateKeys.key(word: token.text)) }
    for (word, marks) in marked.enumerated() {
      var marks = marks
      while marks != 0 {
        let template = word * 64 + marks.trailingZeroBitCount
        marks &= marks - 1
        if has(template, isThere) { body(template) }
      }
    }
  }

  private func has(_ template: Int, _ isThere: [Bool]) -> Bool {
    var isFound = false
    for key in needed[template] {
      if key != Self.end {
        isFound = isFound || isThere[Int(key)]
      } else if isFound {
        isFound = false
      } else {
        return false
      }
    }
    return true
  }
}
