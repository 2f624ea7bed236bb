import Assistant

/// Any JSON value, so that what is to be silent can be taken out of it.
enum JSONValue: Codable {
  case object([String: JSONValue])
  case list([JSONValue])
  case scalar(JSONScalar)
  case null

  /// What a value is written as.
  init(_ value: some Encodable) throws {
    self = try JSONLine.read(try JSONLine.text(value), as: JSONValue.self)
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let values = try? value.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .scalar(try value.decode(JSONScalar.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members): try members.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .scalar(let scalar): try scalar.encode(to: encoder)
    case .null:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    }
  }

  /// The value without the names and texts that speak of what is to be silent; nil if nothing is
  /// left.
  func without(_ hush: Hush) -> JSONValue? {
    switch self {
    case .object(let members):
      .object(
        members.filter { hush.allows($0.key.replacing("_", with: " ")) }
          .compactMapValues { $0.without(hush) })
    case .list(let values): .list(values.compactMap { $0.without(hush) })
    case .scalar(.text(let text)): hush.allows(text) ? self : nil
    case .scalar, .null: self
    }
  }
}
