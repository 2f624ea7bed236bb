/// The plural rules of one language, read from a line of text.
///
/// A line has rules with `;` between them; each is a category, `:`, and conditions joined by
/// `and` and, weaker, `or`. A condition is `n`, `i`, `v` or either `n % 100` or `i % 100`, then
/// `=` or `!=`, then numbers and ranges such as `3..10,20`:
///
/// - `n`: the number without its sign, which has to be whole to equal anything
/// - `i`: its whole part
/// - `v`: how many digits are shown after the point
///
/// The first rule that holds decides; no rule is `other`.
struct PluralRules: Sendable {
  private struct Condition: Sendable {
    enum Operand: Sendable {
      case number, whole, places

      init?(_ letter: Substring) {
        switch letter {
        case "n": self = .number
        case "i": self = .whole
        case "v": self = .places
        default: return nil
        }
      }
    }

    let operand: Operand
    let modulus: Int?
    let isEqual: Bool
    let ranges: [ClosedRange<Int>]

    func holds(for operands: PluralOperands) -> Bool {
      if operand == .places { return contains(operands.places) == isEqual }
      let isComparable = operand == .whole || !operands.hasFraction
      let isKnown = isComparable && (modulus != nil || !operands.isHuge)
      let value = modulus.map { operands.whole % $0 } ?? operands.whole
      return (isKnown && contains(value)) == isEqual
    }

    private func contains(_ value: Int) -> Bool { ranges.contains { $0.contains(value) } }
  }

  /// Each category with its alternatives, of which all conditions of one must hold.
  private let rules: [(category: PluralCategory, alternatives: [[Condition]])]

  /// Reads a line; nil when it breaks the syntax.
  init?(_ line: String) {
    var rules: [(category: PluralCategory, alternatives: [[Condition]])] = []
    for rule in line.split(separator: ";") {
      let words = rule.split(separator: " ")
      guard let head = words.first, head.hasSuffix(":"),
        let category = PluralCategory(rawValue: String(head.dropLast()))
      else { return nil }
      var alternatives: [[Condition]] = []
      for alternative in words.dropFirst().split(separator: "or", omittingEmptySubsequences: false)
      {
        let parts = alternative.split(separator: "and", omittingEmptySubsequences: false)
        let conditions = parts.compactMap { Self.condition(Array($0)) }
        guard conditions.count == parts.count else { return nil }
        alternatives.append(conditions)
      }
      rules.append((category, alternatives))
    }
    self.rules = rules
  }

  /// The categories that have a rule.
  var categories: [PluralCategory] { rules.map(\.category) }

  /// The category of a number.
  func category(of operands: PluralOperands) -> PluralCategory {
    for (category, alternatives) in rules {
      for conditions in alternatives where conditions.allSatisfy({ $0.holds(for: operands) }) {
        return category
      }
    }
    return .other
  }

  /// Reads `n % 10 = 1,3..4`, given as words.
  private static func condition(_ words: [Substring]) -> Condition? {
    guard words.count == 3 || words.count == 5, let operand = Condition.Operand(words[0]),
      let sign = words.dropLast().last, sign == "=" || sign == "!="
    else { return nil }
    var modulus: Int?
    if words.count == 5 {
      guard words[1] == "%", let number = Int(words[2]), number > 0 else { return nil }
      modulus = number
    }
    var ranges: [ClosedRange<Int>] = []
    for item in words[words.count - 1].split(separator: ",") {
      let ends = item.split(separator: ".").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else {
        return nil
      }
      ranges.append(first...last)
    }
    guard !ranges.isEmpty else { return nil }
    return Condition(operand: operand, modulus: modulus, isEqual: sign == "=", ranges: ranges)
  }
}
