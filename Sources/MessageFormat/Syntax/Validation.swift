/// The rules a well-formed message must keep beside the grammar.
struct Validation {
  let model: MessageModel
  let places: Parser.Places
  let bytes: UnsafeBufferPointer<UInt8>

  /// Throws the first broken rule.
  func check() throws(SyntaxError) {
    var annotated: Set<String> = []
    if !model.declarations.isEmpty { try checkDeclarations(&annotated) }
    guard case .match(let selectors, let variants) = model.body else { return }
    for (place, selector) in selectors.enumerated() where !annotated.contains(selector) {
      throw SyntaxError(
        .missingSelectorAnnotation, at: places.selectors[place], in: bytes,
        "$\(selector) has no function to select by",
        remedy: "declare it, as in .input {$\(selector) :string}")
    }
    try check(variants, count: selectors.count)
  }

  /// Checks that no variable is declared after it was declared or used, and notes those that are
  /// declared with a function or are another name for one that is.
  private func checkDeclarations(_ annotated: inout Set<String>) throws(SyntaxError) {
    var known: Set<String> = []
    for (place, declaration) in model.declarations.enumerated() {
      var isNew = !known.contains(declaration.name)
      for option in declaration.expression.function?.options ?? [] {
        guard case .variable(let name) = option.value else { continue }
        known.insert(name)
        if name == declaration.name { isNew = false }
      }
      if case .variable(let name)? = declaration.expression.operand {
        if declaration.origin == .local {
          known.insert(name)
          if name == declaration.name { isNew = false }
        }
        if annotated.contains(name) { annotated.insert(declaration.name) }
      }
      guard isNew else {
        throw SyntaxError(
          .duplicateDeclaration, at: places.declarations[place], in: bytes,
          "$\(declaration.name) is declared or used already",
          remedy: "choose another name, or declare it before its use")
      }
      known.insert(declaration.name)
      if declaration.expression.function != nil { annotated.insert(declaration.name) }
    }
  }

  private func check(
    _ variants: [MessageModel.Variant], count: Int
  ) throws(SyntaxError) {
    var seen: Set<[MessageModel.Key]> = []
    var hasFallback = false
    for (place, variant) in variants.enumerated() {
      guard variant.keys.count == count else {
        throw SyntaxError(
          .variantKeyMismatch, at: places.variants[place], in: bytes,
          "the variant has \(variant.keys.count) keys for \(count) selectors",
          remedy: "give each selector one key")
      }
      let isNew =
        variants.count <= 4
        ? !variants[..<place].contains { $0.keys == variant.keys }
        : seen.insert(variant.keys).inserted
      guard isNew else {
        throw SyntaxError(
          .duplicateVariant, at: places.variants[place], in: bytes,
          "another variant has the same keys", remedy: "keep one")
      }
      if variant.keys.allSatisfy({ $0 == .any }) { hasFallback = true }
    }
    guard hasFallback else {
      throw SyntaxError(
        .missingFallbackVariant, at: bytes.count, in: bytes, "no variant fits every value",
        remedy: "add \(Array(repeating: "*", count: min(count, 9)).joined(separator: " ")) {{...}}")
    }
  }
}
