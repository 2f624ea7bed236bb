/// What went wrong, where in the command line, and what would work.
struct Complaint: Equatable {
  /// What is wrong.
  let fault: String
  /// What would work; empty where nothing is said of it.
  let remedy: String
  /// The command line as it was typed, where a word of it is at fault.
  var line = ""
  /// The columns of that word.
  var place = 0..<0

  /// - Parameter arguments: the command line, to point at the word that the message names.
  init(_ message: String, arguments: [String] = []) {
    let text = message.printable
    let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
    fault = parts.first ?? text
    remedy = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    point(at: arguments.map(\.printable))
  }

  private mutating func point(at arguments: [String]) {
    guard !fault.contains("\n") else { return }
    let named = Set(
      fault.split(separator: " ").map { word in
        String(word).replacing(",", with: "").replacing(":", with: "")
      })
    let index = arguments.lastIndex { word in
      word.count > 1 && (named.contains(word) || word.contains(" ") && fault.contains(word))
        && !Self.isCommand(word, at: arguments)
    }
    guard let index else { return }
    let words = arguments.map { $0.contains(" ") ? "'\($0)'" : $0 }
    let lead = (["bloom"] + words[..<index]).joined(separator: " ") + " "
    line = (["bloom"] + words).joined(separator: " ")
    place = lead.displayWidth..<lead.displayWidth + words[index].displayWidth
  }

  /// A command that is named because it is the one that was typed is not what is wrong.
  private static func isCommand(_ word: String, at arguments: [String]) -> Bool {
    arguments.first == word && (try? Commands.named(word)) != nil
  }

  /// The rows for a terminal: the fault, the line with its word marked, the remedy.
  func rows(width: Int, isASCII: Bool, ink: Ink) -> [String] {
    let lead = "bloom: "
    var rows = Wrapping.lines(lead + fault, width: width, indent: lead.count)
    rows[0] = ink.text(lead, as: .danger) + rows[0].dropFirst(lead.count)
    if !line.isEmpty, lead.count + line.displayWidth <= width {
      let mark = String(repeating: "^", count: place.count)
      rows += [
        String(repeating: " ", count: lead.count) + ink.text(line, as: .dim),
        String(repeating: " ", count: lead.count + place.lowerBound) + ink.text(mark, as: .danger),
      ]
    }
    if !remedy.isEmpty {
      let indent = String(repeating: " ", count: lead.count)
      rows += Wrapping.lines(remedy, width: max(width - lead.count, 10)).map {
        indent + ink.strong($0)
      }
    }
    return rows
  }

  /// Writes it on standard error: as rows at a terminal, else in one line.
  func show(_ color: Options.ColorChoice) {
    guard let columns = POSIX.columns(2), Colours.isAble(POSIX.environment) else {
      return Output.complain(text)
    }
    let isColoured = Colours.areOn(color, isTerminal: true, environment: POSIX.environment)
    let ink =
      isColoured
      ? Ink(
        depth: Colours.depth(POSIX.environment),
        background: Colours.background(POSIX.environment)) : .none
    let rows = rows(
      width: min(max(columns, 20), 100), isASCII: Locale.isASCII(POSIX.environment), ink: ink)
    _ = POSIX.write(Array((rows.joined(separator: "\n") + "\n").utf8), to: 2)
  }

  /// All of it in one line.
  var text: String { "bloom: " + fault + (remedy.isEmpty ? "" : "; " + remedy) }
}
