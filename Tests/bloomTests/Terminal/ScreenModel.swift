/// A small terminal: takes what a program writes and keeps the grid that a person would see.
///
/// It knows the sequences that Bloom uses, and notes the others in `unknown`.
struct ScreenModel {
  /// What is on the screen, a cluster a cell; the second cell of a wide one is empty.
  private(set) var grid: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  /// Rows that were scrolled off the top.
  private(set) var scrollback: [String] = []
  private(set) var isPasteMarked = false
  private(set) var unknown: [String] = []
  /// The characters that are shown faint and inverted.
  private(set) var faint = ""
  private(set) var inverted = ""
  private(set) var columns: Int
  private(set) var rows: Int
  /// Bytes taken so far.
  private(set) var taken = 0
  private var pending: [UInt8] = []
  private var isFaint = false
  private var isInverted = false
  private var joinsNext = false

  init(columns: Int = 80, rows: Int = 24) {
    (self.columns, self.rows) = (columns, rows)
    grid = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends.
  var lines: [String] { grid.map(Self.text) }

  /// The rows down to the last that has something in it.
  var text: [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ row: [String]) -> String {
    var text = row.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  mutating func take(_ text: String) { take(Array(text.utf8)) }

  mutating func take(_ bytes: [UInt8]) {
    taken += bytes.count
    pending += bytes
    while let length = step(), length > 0 { pending.removeFirst(length) }
  }

  /// Takes the first sequence or scalar and says how long it was; nil where more is to come.
  private mutating func step() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B { return escape() }
    if first < 0x20 || first == 0x7F {
      control(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    for scalar in String(decoding: pending[..<length], as: UTF8.self).unicodeScalars {
      put(scalar)
    }
    return length
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x0D: column = 0
    case 0x0A: down()
    case 0x08: column = max(min(column, columns - 1) - 1, 0)
    case 0x07: break
    default: unknown.append("\\x\(byte)")
    }
  }

  private mutating func down() {
    guard row == rows - 1 else {
      row += 1
      return
    }
    scrollback.append(Self.text(grid.removeFirst()))
    grid.append(Array(repeating: " ", count: columns))
  }

  private mutating func escape() -> Int? {
    guard pending.count > 1 else { return nil }
    if pending[1] == UInt8(ascii: "]") {
      guard
        let end = pending.indices.first(where: {
          pending[$0] == 7 || pending[$0] == 0x5C && pending[$0 - 1] == 0x1B
        })
      else { return nil }
      return end + 1
    }
    guard pending[1] == UInt8(ascii: "[") else {
      unknown.append("ESC \(pending[1])")
      return 2
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    let body = String(decoding: pending[2..<end], as: UTF8.self)
    sequence(body, Character(Unicode.Scalar(pending[end])))
    return end + 1
  }

  private mutating func sequence(_ body: String, _ final: Character) {
    let number = max(Int(body) ?? 1, 1)
    switch (final, body) {
    case ("A", _): row = max(row - number, 0)
    case ("B", _): row = min(row + number, rows - 1)
    case ("C", _): column = min(min(column, columns - 1) + number, columns - 1)
    case ("D", _): column = max(min(column, columns - 1) - number, 0)
    case ("H", ""): (row, column) = (0, 0)
    case ("K", ""): blank(row, from: min(column, columns - 1))
    case ("J", ""):
      blank(row, from: min(column, columns - 1))
      for below in (row + 1)..<max(rows, row + 1) { blank(below, from: 0) }
    case ("J", "2"): for each in 0..<rows { blank(each, from: 0) }
    case ("J", "3"): scrollback = []
    case ("m", _): style(body)
    case ("h", "?2004"): isPasteMarked = true
    case ("l", "?2004"): isPasteMarked = false
    default: unknown.append("CSI \(body)\(final)")
    }
    joinsNext = false
  }

  private mutating func style(_ body: String) {
    switch body {
    case "2":
      isFaint = true
      faint = ""
    case "7":
      isInverted = true
      inverted = ""
    case "22": isFaint = false
    case "27": isInverted = false
    case "", "0": (isFaint, isInverted) = (false, false)
    default: break
    }
  }

  private mutating func blank(_ row: Int, from start: Int) {
    for column in start..<columns { grid[row][column] = " " }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    if isFaint { faint.unicodeScalars.append(scalar) }
    if isInverted { inverted.unicodeScalars.append(scalar) }
    let isSecondOfFlag = Self.isFlagLetter(scalar) && openFlag
    if width == 0 || joinsNext || isSecondOfFlag || (0x1F3FB...0x1F3FF).contains(scalar.value) {
      guard let place = before else { return }
      grid[row][place].unicodeScalars.append(scalar)
      joinsNext = scalar.value == 0x200D
      if scalar.value == 0xFE0F, place + 1 == column, column < columns {
        grid[row][column] = ""
        column += 1
      }
      return
    }
    if column + width > columns {
      column = 0
      down()
    }
    grid[row][column] = String(scalar)
    if width == 2 { grid[row][column + 1] = "" }
    column += width
  }

  /// The cell that was written before the cursor.
  private var before: Int? {
    var place = column - 1
    while place >= 0, grid[row][place].isEmpty { place -= 1 }
    return place >= 0 ? place : nil
  }

  /// Whether one letter of a flag stands alone before the cursor.
  private var openFlag: Bool {
    guard let before else { return false }
    let scalars = Array(grid[row][before].unicodeScalars)
    return scalars.count == 1 && Self.isFlagLetter(scalars[0])
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The columns of a scalar, by the few blocks that the tests write.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0xE34...0xE3A, 0x200B...0x200F, 0xFE00...0xFE0F, 0xE0020...0xE007F: 0
    case 0x1100...0x115F, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    case 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }

  /// Makes it as wide as given; rows that are too long go on in the next, as most terminals do.
  mutating func resize(columns new: Int, rows newRows: Int) {
    var made: [[String]] = []
    var cursor = (row: 0, column: 0)
    var last = lines.lastIndex { !$0.isEmpty } ?? 0
    last = max(last, row)
    for (place, cells) in grid.prefix(last + 1).enumerated() {
      let used = (cells.lastIndex { $0 != " " } ?? -1) + 1
      let pieces = max((used + new - 1) / new, 1)
      if place == row {
        let inside = min(column, columns - 1)
        cursor = (made.count + min(inside / new, max(pieces - 1, inside / new)), inside % new)
      }
      for piece in 0..<max(pieces, place == row ? cursor.row - made.count + 1 : 1) {
        let part = cells.dropFirst(piece * new).prefix(new)
        made.append(Array(part) + Array(repeating: " ", count: new - part.count))
      }
    }
    while made.count > newRows {
      scrollback.append(Self.text(made.removeFirst()))
      cursor.row -= 1
    }
    while made.count < newRows { made.append(Array(repeating: " ", count: new)) }
    (columns, rows, grid) = (new, newRows, made)
    (row, column) = (max(cursor.row, 0), cursor.column)
  }
}
