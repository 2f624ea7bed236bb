import Assistant
import Guardrails

/// What is drawn beside a reply.
extension Session {
  /// The picture and what its signs mean, or in plain mode the same in words; what stands below the
  /// title is drawn there.
  func drawing(of picture: Picture?) -> String {
    guard let picture else { return "" }
    guard !isPlain else { return plain(picture.words) }
    let drawing = drawing(picture)
    guard !isLaidOut || !drawing.isHead else { return "" }
    let lines = drawing.lines
    guard !lines.isEmpty else { return "" }
    let signs = drawing.legend.map { $0 + "\n" }.joined()
    let legend = signs.isEmpty ? faint(plain(picture.legend)) : signs
    return "\n" + lines.map { $0 + "\n" }.joined() + (legend.isEmpty ? "" : "\n" + legend)
  }

  /// What is drawn below the title of a reply; empty where nothing is.
  func head(of picture: Picture?) -> [String] {
    guard isLaidOut, let picture else { return [] }
    let drawing = drawing(picture)
    return drawing.isHead ? drawing.lines : []
  }

  private func drawing(_ picture: Picture) -> Drawing {
    Drawing(
      picture: drawn(picture), columns: output.columns, isASCII: isASCII, ink: ink,
      isLaidOut: isLaidOut, color: { self.color(of: $0) })
  }

  /// The colour of somebody of this home, by the name that is shown.
  private func color(of name: String) -> String? {
    guard let home = try? home(), let people = try? home.people() else { return nil }
    let person = people.first { (try? home.shownName(of: $0)) == name }
    return person.flatMap { try? home.card(of: $0)[.colour] }
  }

  /// Lines that are no more than a help to read others.
  private func faint(_ text: String) -> String {
    guard isLaidOut else { return text }
    return text.split(separator: "\n").map { ink.text(String($0), as: .dim) + "\n" }.joined()
  }

  /// The picture with its numbers in the units that are set.
  private func drawn(_ picture: Picture) -> Picture {
    guard case .chart(let chart) = picture.exhibit, let preferences = try? preferences() else {
      return picture
    }
    var picture = picture
    picture.exhibit = .chart(chart.drawn(in: preferences))
    return picture
  }

  func drawing(of figure: Figure?) throws(CommandError) -> String {
    guard let figure, let caption = figure.caption else { return "" }
    if isLaidOut, let laidOut = figure.laidOut, let columns = output.columns {
      let lines = laidOut.lines(columns, isASCII, ink)
      if !lines.isEmpty {
        return "\n" + faint(plain(try speak(laidOut.caption).reply)) + "\n"
          + lines.map { $0 + "\n" }.joined()
      }
    }
    let lines = isPlain ? figure.words : figure.lines(output.columns, isASCII)
    guard !lines.isEmpty else { return "" }
    return "\n" + plain(try speak(caption).reply) + lines.map { $0 + "\n" }.joined()
  }
}
