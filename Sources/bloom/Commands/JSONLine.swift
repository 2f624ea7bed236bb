#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One JSON object on one line.
enum JSONLine {
  /// The object as text, keys in order, slashes as they are.
  static func text(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      throw CommandError(.software, "the answer has no JSON form: \(error)")
    }
  }

  /// The text with what a terminal would obey written by its number, which says the same.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyed) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.isObeyed else {
        escaped.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        escaped.append(
          contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            .unicodeScalars)
      }
    }
    return String(escaped)
  }

  /// Reads an object; the error says what is wrong with the line.
  static func read<Value: Decodable>(_ text: String, as type: Value.Type) throws(LineError) -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch let DecodingError.keyNotFound(key, _) {
      throw LineError("\(key.stringValue) is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      throw LineError(Self.place(context) + " has the wrong type")
    } catch let DecodingError.valueNotFound(_, context) {
      throw LineError(Self.place(context) + " is null")
    } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
      throw LineError(Self.place(context) + ": " + context.debugDescription)
    } catch {
      throw LineError("this line is no JSON object")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? key.stringValue
    }
    return path.isEmpty ? "the line" : path.joined(separator: ".")
  }
}

/// What is wrong with a line of input, for its `{"error": …}`.
struct LineError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Any JSON scalar, kept to be given back.
enum JSONScalar: Codable, Hashable {
  case text(String)
  case whole(Int)
  case number(Double)
  case bool(Bool)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .whole(let whole): try value.encode(whole)
    case .number(let number): try value.encode(number)
    case .bool(let bool): try value.encode(bool)
    }
  }
}

/// The answer to a line that could not be read.
struct LineFailure: Encodable {
  let error: String
  let id: JSONScalar?
}

/// The id of a line, looked up where the rest of it cannot be read.
struct LineID: Decodable {
  let id: JSONScalar?

  static func of(_ text: String) -> JSONScalar? {
    (try? JSONLine.read(text, as: LineID.self))?.id
  }
}
