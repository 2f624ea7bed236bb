extension MessageModel {
  /// What a message asks of functions that they cannot do, in the order of the text.
  ///
  /// Every function is known, every selector can select, and every key is one that a value can
  /// select in the language: a word the function names, a number, or a plural form.
  ///
  /// - Throws: the first fault, where the text is no message.
  public static func faults(
    in source: String, functions: FunctionRegistry, locale: String
  ) throws(SyntaxError) -> [MessageFault] {
    let (model, places) = try Parser.read(source, notesAll: true)
    let check = FunctionCheck(
      model: model, places: places, functions: functions, locale: LocaleTag(locale))
    return check.faults().sorted { $0.offset < $1.offset }.map {
      MessageFault(at: $0.offset, in: source, $0.problem, remedy: $0.remedy)
    }
  }
}

/// Holds a message to the functions there are.
private struct FunctionCheck {
  typealias Fault = (offset: Int, problem: String, remedy: String)

  let places: Parser.Places
  let functions: FunctionRegistry
  let locale: LocaleTag
  private let model: MessageModel
  private let declared: [String: MessageModel.Expression]

  init(
    model: MessageModel, places: Parser.Places, functions: FunctionRegistry, locale: LocaleTag
  ) {
    self.model = model
    self.places = places
    self.functions = functions
    self.locale = locale
    declared = Dictionary(
      model.declarations.map { ($0.name, $0.expression) }, uniquingKeysWith: { $1 })
  }

  func faults() -> [Fault] {
    var faults: [Fault] = []
    for (call, offset) in zip(model.calls, places.calls) where functions[call.name] == nil {
      faults.append(
        (
          offset, "the function :\(call.name) is not known",
          "use one of: \(functions.names.joined(separator: " "))"
        ))
    }
    guard case .match(let selectors, let variants) = model.body else { return faults }
    for (position, selector) in selectors.enumerated() {
      let keys = variants.indices.map {
        (variants[$0].keys[position], places.keys[$0 * selectors.count + position])
      }
      faults += self.faults(of: selector, at: places.selectors[position], keys)
    }
    return faults
  }

  private func faults(
    of selector: String, at offset: Int, _ keys: [(key: MessageModel.Key, offset: Int)]
  ) -> [Fault] {
    guard let expression = annotated(selector), let call = expression.function,
      let known = functions.keys(of: call.name)
    else { return [] }
    if known == .none {
      return [
        (
          offset, "$\(selector) selects nothing, as no value of :\(call.name) does",
          "declare it with a function that selects, such as :string or :number"
        )
      ]
    }
    guard known == .numbers else { return strange(keys, to: known, of: call) }
    if let problem = problemOfSelect(expression) {
      return [
        (offset, "$\(selector) selects nothing, as \(problem)", "write it as a literal there")
      ]
    }
    let forms = forms(of: call)
    return each(keys) { key in
      forms.contains(key) || DecimalNumber.isCanonical(key)
        ? nil
        : (
          "no number selects the key \(key)", "use a number or a plural form that the language has"
        )
    }
  }

  private func strange(
    _ keys: [(key: MessageModel.Key, offset: Int)], to known: SelectionKeys,
    of call: MessageModel.Call
  ) -> [Fault] {
    guard case .words(let words) = known else { return [] }
    return each(keys) { key in
      words.contains(key)
        ? nil
        : (
          "no value of :\(call.name) selects the key \(key)",
          "use one of: \(words.sorted().joined(separator: " "))"
        )
    }
  }

  /// The faults of literal keys, each key once.
  private func each(
    _ keys: [(key: MessageModel.Key, offset: Int)],
    _ fault: (String) -> (problem: String, remedy: String)?
  ) -> [Fault] {
    var told: Set<String> = []
    return keys.compactMap { key, offset in
      guard case .literal(let text) = key, let fault = fault(text), told.insert(text).inserted
      else { return nil }
      return (offset, fault.problem, fault.remedy)
    }
  }

  /// The expression with a function that a variable stands for, through other names for it.
  private func annotated(_ name: String) -> MessageModel.Expression? {
    var name = name
    while let expression = declared[name] {
      if expression.function != nil { return expression }
      guard case .variable(let other)? = expression.operand, other != name else { return nil }
      name = other
    }
    return nil
  }

  /// The plural forms that a number of a call can have.
  private func forms(of call: MessageModel.Call) -> Set<String> {
    let select = call.options.first { $0.name == "select" }?.value
    let takesSelect = takesSelect(call)
    if takesSelect, select == .literal("exact") { return [] }
    let kind: PluralCategory.Kind =
      takesSelect && select == .literal("ordinal") ? .ordinal : .cardinal
    let forms = PluralRules.rules(of: locale, kind)?.categories ?? []
    return Set((forms + [.other]).map(\.rawValue))
  }

  private func takesSelect(_ call: MessageModel.Call) -> Bool {
    ["number", "integer", "offset"].contains(call.name)
  }

  /// Why the option `select` keeps a number from selecting; nil where it does not.
  private func problemOfSelect(_ expression: MessageModel.Expression) -> String? {
    guard let call = expression.function, takesSelect(call) else { return nil }
    if let select = call.options.first(where: { $0.name == "select" })?.value {
      if case .variable(let name) = select { return "its option select is the variable $\(name)" }
      return nil
    }
    guard case .variable(let name)? = expression.operand, declared[name] != expression,
      let source = annotated(name), let operand = source.function, takesSelect(operand),
      operand.options.contains(where: { $0.name == "select" })
    else { return nil }
    return "its option select is that of $\(name)"
  }
}
