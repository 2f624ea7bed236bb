/// `:string`: shows a value as it is and selects the key equal to it.
///
/// An operand without a value selects nothing and shows as its fallback.
func stringFunction(_ input: FunctionInput) throws(FunctionFault) -> FunctionOutput {
  guard let value = input.value else {
    guard input.isMissing else { throw .badOperand }
    return FunctionOutput(
      value: nil, text: { () throws(FunctionFault) in throw .badOperand }, selection: { _ in [] })
  }
  return .text(value.text)
}
