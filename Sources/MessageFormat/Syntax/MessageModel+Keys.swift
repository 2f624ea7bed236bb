extension MessageModel {
  /// The keys that no number can select: neither numbers nor plural forms of the locale.
  ///
  /// Only selectors that are declared with a function of numbers are looked at.
  public func idleKeys(locale: String) -> [String] {
    guard case .match(let selectors, let variants) = body else { return [] }
    let tag = LocaleTag(locale)
    var idle: [String] = []
    for (position, selector) in selectors.enumerated() {
      guard let forms = forms(ofVariable: selector, tag) else { continue }
      for variant in variants {
        guard case .literal(let key) = variant.keys[position], !forms.contains(key),
          DecimalNumber(literal: key) == nil, !idle.contains(key)
        else { continue }
        idle.append(key)
      }
    }
    return idle
  }

  /// The plural forms a variable can select; nil where it is not a number.
  private func forms(ofVariable name: String, _ locale: LocaleTag) -> Set<String>? {
    guard let call = declarations.last(where: { $0.name == name })?.expression.function,
      ["number", "integer", "percent", "offset"].contains(call.name)
    else { return nil }
    let select = call.options.first { $0.name == "select" }?.value
    if select == .literal("exact") { return [] }
    let kind: PluralCategory.Kind = select == .literal("ordinal") ? .ordinal : .cardinal
    let forms = PluralRules.rules(of: locale, kind)?.categories ?? []
    return Set((forms + [.other]).map(\.rawValue))
  }
}
