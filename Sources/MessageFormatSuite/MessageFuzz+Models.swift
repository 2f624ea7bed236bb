import MessageFormat

/// Random models.
extension MessageFuzz {
  /// A model that may break the rules beside the grammar.
  func model(using generator: inout some RandomNumberGenerator) -> MessageModel {
    var declarations: [MessageModel.Declaration] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let name = name(using: &generator)
      if Bool.random(using: &generator) {
        let call = call(using: &generator)
        declarations.append(.init(.input, name, .init(operand: .variable(name), function: call)))
      } else {
        declarations.append(.init(.local, name, expression(using: &generator)))
      }
    }
    guard !declarations.isEmpty, Bool.random(using: &generator) else {
      return MessageModel(declarations: declarations, body: .pattern(pattern(using: &generator)))
    }
    let selectors = declarations.prefix(Int.random(in: 1...2, using: &generator)).map(\.name)
    var variants = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      MessageModel.Variant(
        keys: selectors.map { _ in key(using: &generator) }, pattern: pattern(using: &generator))
    }
    variants.append(
      .init(keys: selectors.map { _ in .any }, pattern: pattern(using: &generator)))
    return MessageModel(
      declarations: declarations, body: .match(selectors: selectors, variants: variants))
  }

  private func pattern(
    using generator: inout some RandomNumberGenerator
  ) -> [MessageModel.Part] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .expression(expression(using: &generator))
      case 1: .markup(markup(using: &generator))
      default: .text(text(using: &generator))
      }
    }
  }

  private func expression(
    using generator: inout some RandomNumberGenerator
  ) -> MessageModel.Expression {
    let operand = operand(using: &generator)
    let call = Bool.random(using: &generator) ? call(using: &generator) : nil
    let isBare = call != nil && Int.random(in: 0..<4, using: &generator) == 0
    return MessageModel.Expression(
      operand: isBare ? nil : operand, function: call, attributes: attributes(using: &generator))
  }

  private func markup(
    using generator: inout some RandomNumberGenerator
  ) -> MessageModel.Markup {
    let kinds: [MessageModel.Markup.Kind] = [.open, .close, .standalone]
    return MessageModel.Markup(
      kinds.randomElement(using: &generator) ?? .open, name(using: &generator),
      options: options(using: &generator), attributes: attributes(using: &generator))
  }

  private func call(
    using generator: inout some RandomNumberGenerator
  ) -> MessageModel.Call {
    MessageModel.Call(
      names.randomElement(using: &generator) ?? "", options: options(using: &generator))
  }

  private func options(
    using generator: inout some RandomNumberGenerator
  ) -> [MessageModel.Option] {
    let names = [
      "select", "minimumFractionDigits", "maximumSignificantDigits", "u:dir", "u:id", "length",
      "currency", "add", "a:b", "signDisplay", "roundingMode", "roundingIncrement",
      "roundingPriority", "trailingZeroDisplay", "unit", "style", "system", "u:locale",
    ]
    return names.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)).map {
      MessageModel.Option($0, operand(using: &generator))
    }
  }

  private func attributes(
    using generator: inout some RandomNumberGenerator
  ) -> [MessageModel.Attribute] {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return [] }
    let value = Bool.random(using: &generator) ? literal(using: &generator) : nil
    return [MessageModel.Attribute(name(using: &generator), value)]
  }

  private func operand(
    using generator: inout some RandomNumberGenerator
  ) -> MessageModel.Operand {
    Bool.random(using: &generator)
      ? .variable(name(using: &generator)) : .literal(literal(using: &generator))
  }

  private func key(using generator: inout some RandomNumberGenerator) -> MessageModel.Key {
    Int.random(in: 0..<3, using: &generator) == 0 ? .any : .literal(literal(using: &generator))
  }

  private func name(using generator: inout some RandomNumberGenerator) -> String {
    ["x", "y", "n", "s", "d", "t", "f", "l", "b", "a1", "_b", "+c", "é", "e\u{301}", "體"]
      .randomElement(using: &generator) ?? ""
  }

  private func literal(using generator: inout some RandomNumberGenerator) -> String {
    [
      "", "1", "one", "EUR", "rtl", "long", "-0", "1e9", "a b", "|", "\\", "{}", "*", "exact",
      "2006-01-02", "é", "0.001", "\u{2067}", "ordinal", "mm", "g", "celsius", "imperial", "plain",
      "luteal", "halfEven", "5", "25", "morePrecision", "lessPrecision", "stripIfInteger", "other",
    ].randomElement(using: &generator) ?? ""
  }

  private func text(using generator: inout some RandomNumberGenerator) -> String {
    [" ", ".", ".local", "{", "}", "\\", "|", "word", "\n", "é", "\u{301}", "\u{3000}."]
      .randomElement(using: &generator) ?? ""
  }
}
