/// What a `%type` descriptor says a field's value must be.
public enum FieldType: Hashable, Sendable {
  /// A whole number: digits with an optional sign, or `0x` and hexadecimal digits.
  case int
  /// A whole number between two bounds, both included; nil is no bound.
  case range(min: Int?, max: Int?)
  /// A decimal number without an exponent.
  case real
  /// Text without a newline.
  case line
  /// Text of at most so many Unicode scalars.
  case size(Int)
  /// `yes`, `true`, `1` or `no`, `false`, `0`.
  case bool
  /// One of the words listed.
  case oneOf([String])
  /// An ISO date, `2026-03-01`, with or without a time after it.
  case date
  /// An address with one `@`.
  case email
  /// The name of a field.
  case field
  /// 32 hexadecimal digits in the groups of a UUID.
  case uuid
  /// A type that is read but not checked here: `regexp` and `rec`.
  case unchecked

  /// Reads the part of a `%type` after the field names, or says what is wrong with it.
  static func parse(_ words: ArraySlice<Substring>) -> Result<FieldType, Misfit> {
    let arguments = words.dropFirst()
    switch words.first {
    case "int": return plain(.int, arguments)
    case "real": return plain(.real, arguments)
    case "line": return plain(.line, arguments)
    case "bool": return plain(.bool, arguments)
    case "date": return plain(.date, arguments)
    case "email": return plain(.email, arguments)
    case "field": return plain(.field, arguments)
    case "uuid": return plain(.uuid, arguments)
    case "regexp", "rec": return .success(.unchecked)
    case "size": return size(arguments)
    case "range": return range(arguments)
    case "enum": return oneOf(arguments)
    default:
      let known = "int real range line size bool enum date email field uuid regexp rec"
      return .failure(
        Misfit("\"\(words.first ?? "")\" is not a type", "use one of: \(known)"))
    }
  }

  private static func plain(
    _ type: FieldType, _ arguments: ArraySlice<Substring>
  ) -> Result<FieldType, Misfit> {
    guard let extra = arguments.first else { return .success(type) }
    return .failure(Misfit("\"\(extra)\" follows a type that takes nothing", "remove it"))
  }

  private static func size(_ arguments: ArraySlice<Substring>) -> Result<FieldType, Misfit> {
    guard arguments.count == 1, let limit = arguments.first.flatMap({ Int($0) }), limit >= 0
    else { return .failure(Misfit("size needs one number", "write size 120")) }
    return .success(.size(limit))
  }

  private static func range(_ arguments: ArraySlice<Substring>) -> Result<FieldType, Misfit> {
    let fault = Misfit("range needs one or two whole numbers", "write range 4 42, or range 42")
    var bounds: [Int?] = []
    for argument in arguments {
      if argument == "MIN" || argument == "MAX" {
        bounds.append(nil)
      } else if let bound = wholeNumber(argument) {
        bounds.append(bound)
      } else {
        return .failure(fault)
      }
    }
    switch bounds.count {
    case 1: return .success(.range(min: 0, max: bounds[0]))
    case 2: return .success(.range(min: bounds[0], max: bounds[1]))
    default: return .failure(fault)
    }
  }

  /// Reads the words of an enum; text in parentheses is a comment.
  private static func oneOf(_ arguments: ArraySlice<Substring>) -> Result<FieldType, Misfit> {
    var words: [String] = []
    var depth = 0
    for argument in arguments {
      if argument.first == "(" { depth += 1 }
      if depth == 0 { words.append(String(argument)) }
      if argument.last == ")" { depth = max(0, depth - 1) }
    }
    guard !words.isEmpty else {
      return .failure(Misfit("enum needs at least one word", "write enum yes no"))
    }
    return .success(.oneOf(words))
  }
}

/// What does not fit and what to write instead, before its place is known.
struct Misfit: Error {
  let problem: String
  let remedy: String

  init(_ problem: String, _ remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }
}

/// A whole number as recfiles write them: decimal, or hexadecimal after `0x`.
func wholeNumber(_ text: some StringProtocol) -> Int? {
  let isNegative = text.hasPrefix("-")
  let digits = isNegative ? text.dropFirst() : text.dropFirst(text.hasPrefix("+") ? 1 : 0)
  guard let first = digits.utf8.first, Byte.isDigit(first) else { return nil }
  let magnitude =
    digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits, radix: 10)
  return magnitude.map { isNegative ? -$0 : $0 }
}
