/// A value of a JSON text, with the byte it begins at.
package struct JSONNode: Hashable, Sendable {
  package let offset: Int
  package let content: Content

  /// What a value is; a number is kept as it is written.
  package indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A name of an object with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONNode
  }

  /// The value of a name; nil where this is no object or has no such name, or the value is null.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = content,
      let value = members.last(where: { $0.name == name })?.value, value.content != .null
    else { return nil }
    return value
  }

  /// The text; nil for any other value.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The values of a list; nil for any other value.
  package var list: [JSONNode]? { if case .list(let list) = content { list } else { nil } }

  /// The whole number; nil for any other value.
  package var whole: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }

  /// The text of a name that must have one.
  package func required(_ name: String) throws(LineFault) -> String {
    guard let text = self[name]?.text else { throw missing(name, "a text in quotes") }
    return text
  }

  /// The list of a name that must have one.
  package func requiredList(_ name: String) throws(LineFault) -> [JSONNode] {
    guard let list = self[name]?.list else { throw missing(name, "a list in [ ]") }
    return list
  }

  private func missing(_ name: String, _ shape: String) -> LineFault {
    guard let value = self[name] else {
      return LineFault(offset, "\"\(name)\" is missing here", "add it with \(shape)")
    }
    return LineFault(value.offset, "\"\(name)\" has the wrong shape", "write \(shape)")
  }
}
