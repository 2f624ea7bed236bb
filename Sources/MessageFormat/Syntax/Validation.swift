/// The rules a well-formed message must keep beside the grammar.
struct Validation {
  let model: Model
  let scalars: [Unicode.Scalar]

  /// Throws the first broken rule.
  func check() throws(SyntaxError) {
    try checkDeclarations()
    guard case .match(let selectors, let variants) = model.body else { return }
    for selector in selectors where !isAnnotated(selector.variable) {
      throw SyntaxError(
        .missingSelectorAnnotation, at: selector.offset, in: scalars,
        "$\(selector.variable) has no function to select by",
        remedy: "declare it, as in .input {$\(selector.variable) :string}")
    }
    try check(variants, count: selectors.count)
  }

  private func checkDeclarations() throws(SyntaxError) {
    var known: Set<String> = []
    for declaration in model.declarations {
      var used = Self.variables(of: declaration.expression.function?.options ?? [])
      if declaration.origin == .local, case .variable(let name)? = declaration.expression.operand {
        used.append(name)
      }
      if known.contains(declaration.name) || used.contains(declaration.name) {
        throw SyntaxError(
          .duplicateDeclaration, at: declaration.offset, in: scalars,
          "$\(declaration.name) is declared or used already",
          remedy: "choose another name, or declare it before its use")
      }
      known.formUnion(used)
      known.insert(declaration.name)
    }
  }

  private func check(_ variants: [Variant], count: Int) throws(SyntaxError) {
    var seen: Set<[Key]> = []
    for variant in variants {
      guard variant.keys.count == count else {
        throw SyntaxError(
          .variantKeyMismatch, at: variant.offset, in: scalars,
          "the variant has \(variant.keys.count) keys for \(count) selectors",
          remedy: "give each selector one key")
      }
      guard seen.insert(variant.keys).inserted else {
        throw SyntaxError(
          .duplicateVariant, at: variant.offset, in: scalars,
          "another variant has the same keys", remedy: "keep one")
      }
    }
    guard seen.contains(Array(repeating: .any, count: count)) else {
      throw SyntaxError(
        .missingFallbackVariant, at: scalars.count, in: scalars, "no variant fits every value",
        remedy: "add \(Array(repeating: "*", count: count).joined(separator: " ")) {{...}}")
    }
  }

  /// Whether the variable is declared with a function, or is another name for one that is.
  private func isAnnotated(_ variable: String) -> Bool {
    var name = variable
    for declaration in model.declarations.reversed() where declaration.name == name {
      if declaration.expression.function != nil { return true }
      guard declaration.origin == .local,
        case .variable(let other)? = declaration.expression.operand
      else { return false }
      name = other
    }
    return false
  }

  static func variables(of options: [Option]) -> [String] {
    options.compactMap { option in
      if case .variable(let name) = option.value { name } else { nil }
    }
  }
}
