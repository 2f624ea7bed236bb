public import MessageFormat

extension FunctionRegistry {
  /// The standard functions and the three the suite asks its runner to supply.
  public static let withTestFunctions: FunctionRegistry = {
    var functions = FunctionRegistry.standard
    functions.register("test:function") { input throws(FunctionFault) in
      try TestFunction(input).output(formats: true, selects: true)
    }
    functions.register("test:select") { input throws(FunctionFault) in
      try TestFunction(input).output(formats: false, selects: true)
    }
    functions.register("test:format") { input throws(FunctionFault) in
      try TestFunction(input).output(formats: true, selects: false)
    }
    return functions
  }()
}

/// The function the suite describes: it shows and selects by a number and can be made to fail.
private struct TestFunction {
  /// Numbers of this size or more have no whole part to show.
  private static let limit = 1e15
  private static let longest = 64

  private let input: FunctionInput
  private let number: Double
  private let hasDecimal: Bool
  private let fails: String

  init(_ input: FunctionInput) throws(FunctionFault) {
    guard let text = input.value?.text, text.utf8.count <= Self.longest, let number = Double(text),
      number.magnitude < Self.limit
    else { throw .badOperand }
    switch input.options.text("decimalPlaces") {
    case nil, "0": hasDecimal = false
    case "1": hasDecimal = true
    default: throw .badOption("decimalPlaces")
    }
    fails = input.options.text("fails") ?? "never"
    guard ["never", "select", "format", "always"].contains(fails) else {
      throw .badOption("fails")
    }
    self.input = input
    self.number = number
  }

  func output(formats: Bool, selects: Bool) throws(FunctionFault) -> FunctionOutput {
    let text = text
    let keysOfOne = number == 1 ? (hasDecimal ? ["1.0", "1"] : ["1"]) : []
    let failsToFormat = !formats || fails == "format" || fails == "always"
    let failsToSelect = fails == "select" || fails == "always"
    var output = FunctionOutput(
      value: input.value, options: input.options.only(["decimalPlaces", "fails"]),
      direction: .leftToRight,
      text: { () throws(FunctionFault) in
        if failsToFormat { throw .badOption("fails") }
        return text
      })
    guard selects else { return output }
    output.selection = { keys throws(FunctionFault) in
      if failsToSelect { throw .badOption("fails") }
      return keysOfOne.filter { keys.contains($0) }
    }
    return output
  }

  private var text: String {
    let size = number.magnitude
    let whole = Int(size)
    let digit = Int(size * 10) - whole * 10
    return (number < 0 ? "-" : "") + "\(whole)" + (hasDecimal ? ".\(digit)" : "")
  }
}
