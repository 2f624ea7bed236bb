/// A row of a list: what it begins with, in parts of their own weight, and what goes on beside it or
/// below where there is no room.
struct StyledRow: Equatable {
  /// A part and how it is shown.
  struct Part: Equatable {
    let text: String
    var role: Role?
  }

  var lead: [Part] = []
  var body = ""
  var role: Role?

  /// The columns that the body needs to be read with ease.
  private static let leastBody = 20

  /// The rows for a terminal; nil leaves the line whole.
  func rows(width: Int?, ink: Ink, isASCII: Bool = false) -> [String] {
    func shown(_ text: String, _ role: Role?) -> String {
      let text = isASCII ? text.ascii : text
      return role.map { ink.text(text, as: $0) } ?? text
    }
    let start = lead.map { shown($0.text, $0.role) }.joined()
    let used = lead.reduce(0) { $0 + $1.text.displayWidth }
    guard let width, used + body.displayWidth > width else { return [start + shown(body, role)] }
    let isBeside = width - used >= Self.leastBody
    let indent = isBeside ? used : 4
    let lines = Wrapping.lines(body, width: max(width - indent, 8)).map { shown($0, role) }
    let space = String(repeating: " ", count: indent)
    if used == 0 { return lines }
    return isBeside
      ? lines.enumerated().map { ($0 == 0 ? start : space) + $1 }
      : [start] + lines.map { space + $0 }
  }
}
