/// Draws rows over those drawn before, writing no more than has changed.
struct PromptPainter {
  private var shown: PromptFrame?
  private var columns = 0
  /// Where the terminal's cursor is, from the first row drawn.
  private var row = 0
  private var column = 0

  /// The text and escape sequences that show a frame.
  mutating func drawing(of frame: PromptFrame, columns: Int) -> String {
    guard let old = shown, columns == self.columns else { return fresh(frame, columns) }
    var out = ""
    for (place, new) in frame.rows.enumerated() {
      let before = place < old.rows.count ? old.rows[place] : nil
      guard before != new else { continue }
      if place >= max(old.rows.count, 1) {
        out += moved(toRow: place - 1) + "\r\n" + new.text
        row = place
      } else if let before, let tail = Self.tail(of: new, after: before) {
        out += moved(toRow: place) + moved(toColumn: before.width) + tail
      } else {
        out += moved(toRow: place) + "\r" + new.text + (new.width < columns ? "\u{1B}[K" : "")
      }
      column = new.width
    }
    if old.rows.count > frame.rows.count {
      out += moved(toRow: frame.rows.count) + "\r\u{1B}[J"
      column = 0
    }
    shown = frame
    return out + moved(toRow: frame.cursorRow) + moved(toColumn: frame.cursorColumn)
  }

  /// Leaves the cursor on an empty row below what was drawn.
  mutating func ending() -> String {
    guard let shown else { return "\r\n" }
    let out = moved(toRow: shown.rows.count - 1) + "\r\n"
    forget()
    return out
  }

  /// Forgets what was drawn: it has gone from the screen.
  mutating func forget() {
    shown = nil
    (row, column) = (0, 0)
  }

  /// Draws all of it, over what was drawn at another width.
  private mutating func fresh(_ frame: PromptFrame, _ columns: Int) -> String {
    var out = "\r"
    if let old = shown {
      let above = old.rows.prefix(row).reduce(0) { $0 + max(($1.width + columns - 1) / columns, 1) }
      out += Self.up(above + min(column, max(self.columns - 1, 0)) / columns)
    }
    out += "\u{1B}[J" + frame.rows.map(\.text).joined(separator: "\r\n")
    self.columns = columns
    shown = frame
    row = frame.rows.count - 1
    column = frame.rows.last?.width ?? 0
    return out + moved(toRow: frame.cursorRow) + moved(toColumn: frame.cursorColumn)
  }

  /// What is to be written behind a row to make it another; nil where it has to be drawn anew.
  private static func tail(of new: PromptFrame.Row, after old: PromptFrame.Row) -> Substring? {
    guard old.text.utf8.count == old.width, new.text.utf8.count == new.width,
      new.text.utf8.starts(with: old.text.utf8)
    else { return nil }
    return new.text.dropFirst(old.text.utf8.count)
  }

  private mutating func moved(toRow target: Int) -> String {
    defer { row = target }
    return target < row ? Self.up(row - target) : target > row ? "\u{1B}[\(target - row)B" : ""
  }

  private mutating func moved(toColumn target: Int) -> String {
    guard target != column || column >= columns else { return "" }
    column = target
    return "\r" + (target > 0 ? "\u{1B}[\(target)C" : "")
  }

  private static func up(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }
}
