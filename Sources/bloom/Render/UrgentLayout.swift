import Guardrails

/// What is to be done in a danger: whom to call in one marked row, then one step a row.
struct UrgentLayout {
  let columns: Int
  var isASCII = false
  let ink: Ink
  /// Whether life may be at risk, rather than a call be due today.
  let isEmergency: Bool

  /// The rows of what the guardrails say, and below them, faintly, of the rest.
  func rows(of care: [Block], rest: [Block]) -> [String] {
    let sentences = care.flatMap(\.lines).flatMap { shown($0.text).sentences }
    let place = sentences.firstIndex { $0.lowercased().contains("call") } ?? 0
    guard sentences.indices.contains(place) else { return [] }
    let before = sentences[..<place].flatMap { Wrapping.lines($0, width: columns) }
    var rows = before.isEmpty ? [] : before + [""]
    rows += banner(sentences[place]) + [""]
    let steps = Array(sentences[(place + 1)...])
    rows += steps.count > 1 ? numbered(steps) : steps.flatMap { Wrapping.lines($0, width: columns) }
    if !steps.isEmpty { rows.append("") }
    let others = rest.flatMap(\.lines).flatMap { Wrapping.lines(shown($0.text), width: columns) }
    rows += others.map { ink.text($0, as: .dim) }
    return rows.last == "" ? rows.dropLast() : rows
  }

  private func shown(_ text: String) -> String { isASCII ? text.printable.ascii : text.printable }

  /// One row or more that nothing else on the screen is like.
  private func banner(_ sentence: String) -> [String] {
    let lines = Wrapping.lines(sentence, width: max(columns - 2, 10))
    guard ink.depth > .none else { return lines.map { ">> " + $0 } }
    guard isEmergency else { return lines.map { ink.text($0, as: .danger) } }
    let width = lines.map(\.displayWidth).max() ?? 0
    return lines.map { line in
      let gap = String(repeating: " ", count: width - line.displayWidth + 1)
      return ink.filled(" " + line + gap, as: .danger)
    }
  }

  private func numbered(_ steps: [String]) -> [String] {
    steps.enumerated().flatMap { index, step in
      Wrapping.lines(step, width: max(columns - 3, 10)).enumerated().map { row, line in
        row == 0 ? ink.strong("\(index + 1)") + "  " + line : "   " + line
      }
    }
  }
}
