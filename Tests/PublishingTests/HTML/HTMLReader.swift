/// A strict reader of the HTML that pages are written in, which refuses all other.
struct HTMLReader {
  /// Why a text is refused.
  enum Fault: Error {
    case tag(String)
    case attribute(String)
    case nesting(String)
    case text(String)
  }

  /// An element, with the text directly in it.
  struct ReadElement {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private static let tags: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "main", "h1", "h2", "h3", "h4", "p",
    "strong", "br", "ul", "li", "dl", "dt", "dd", "div", "table", "caption", "thead", "tbody", "tr",
    "th", "td", "figure", "figcaption", "span", "svg", "desc", "line", "rect", "circle", "polyline",
    "text",
  ]
  private static let attributes: Set<String> = [
    "lang", "dir", "charset", "name", "content", "http-equiv", "class", "scope", "role", "viewBox",
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "width", "height", "points",
    "text-anchor",
  ]
  private static let void: Set<String> = ["meta", "br"]

  private(set) var elements: [ReadElement] = []
  private var open: [Int] = []
  private var rest: Substring

  init(_ text: String) throws {
    let start = "<!doctype html>\n"
    guard text.hasPrefix(start) else { throw Fault.tag("doctype") }
    rest = text.dropFirst(start.count)
    while !rest.isEmpty {
      if rest.first == "<" { try readTag() } else { try readText() }
    }
    guard open.isEmpty else { throw Fault.nesting("unended") }
  }

  /// The texts of all elements of a name.
  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  private mutating func readTag() throws {
    guard let end = rest.firstIndex(of: ">") else { throw Fault.tag(String(rest.prefix(20))) }
    var tag = rest[..<end].dropFirst()
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      let name = String(tag.dropFirst())
      guard let last = open.popLast(), elements[last].name == name else {
        throw Fault.nesting(name)
      }
      return
    }
    let isClosed = tag.last == "/"
    if isClosed { tag = tag.dropLast() }
    let name = String(tag.prefix { $0 != " " })
    guard Self.tags.contains(name) else { throw Fault.tag(name) }
    elements.append(ReadElement(name: name, attributes: try read(tag.dropFirst(name.count))))
    if !isClosed && !Self.void.contains(name) { open.append(elements.count - 1) }
  }

  private func read(_ list: Substring) throws -> [String: String] {
    var list = list
    var found: [String: String] = [:]
    while !list.isEmpty {
      guard list.removeFirst() == " ", let equals = list.firstIndex(of: "=") else {
        throw Fault.attribute(String(list))
      }
      let name = String(list[..<equals])
      let value = list[equals...].dropFirst()
      guard Self.attributes.contains(name), found[name] == nil, value.first == "\"",
        let end = value.dropFirst().firstIndex(of: "\"")
      else { throw Fault.attribute(name) }
      found[name] = try decoded(value[..<end].dropFirst())
      list = value[value.index(after: end)...]
    }
    return found
  }

  private mutating func readText() throws {
    let text = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(text.count)
    guard let last = open.last else {
      guard text.allSatisfy(\.isWhitespace) else { throw Fault.text(String(text)) }
      return
    }
    elements[last].text += elements[last].name == "style" ? String(text) : try decoded(text)
  }

  private func decoded(_ text: Substring) throws -> String {
    let names = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
    var decoded = ""
    var rest = text
    while let first = rest.first {
      if first == "&" {
        guard let name = names.keys.first(where: rest.hasPrefix) else {
          throw Fault.text(String(rest.prefix(9)))
        }
        decoded += names[name] ?? ""
        rest = rest.dropFirst(name.count)
        continue
      }
      guard !"<>\"".contains(first) else { throw Fault.text(String(text)) }
      decoded.append(rest.removeFirst())
    }
    return decoded
  }
}
