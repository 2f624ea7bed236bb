import Civil

/// The shapes that digits and marks make without a space between: `36,5`, `1 1/2`, `6:45`,
/// `2026-03-11`, `3/4`, `8h15`, `3rd`.
enum DigitShapes {
  /// Every shape that begins at a token of digits, with the tokens after their last ones.
  static func read(at index: Int, in message: Message, order: SlashOrder) -> [(Piece, Int)] {
    let run = Run(at: index, in: message)
    var all = numbers(at: index, in: message)
    if let ordinal = ordinal(run) { all.append(ordinal) }
    all += times(run)
    all += dates(run, order: order)
    return all
  }

  /// The tokens from one place on, seen as digits and marks.
  struct Run {
    let index: Int
    let message: Message

    init(at index: Int, in message: Message) {
      self.index = index
      self.message = message
    }

    /// The digits `step` tokens on; nil where there are none or too many.
    func digits(_ step: Int) -> Int? {
      let at = index + step
      guard message.tokens.indices.contains(at), message.tokens[at].kind == .number,
        message.tokens[at].text.utf8.count <= 9
      else { return nil }
      return Int(message.tokens[at].text)
    }

    func length(_ step: Int) -> Int {
      let at = index + step
      return message.tokens.indices.contains(at) ? message.tokens[at].text.utf8.count : 0
    }

    func text(_ step: Int) -> String {
      let at = index + step
      return message.tokens.indices.contains(at) ? message.tokens[at].text : ""
    }

    /// Whether the token `step` on is that mark, typed right between its neighbours.
    func isMark(_ step: Int, _ marks: String) -> Bool {
      let at = index + step
      guard at + 1 < message.tokens.count, at > 0 else { return false }
      return message.tokens[at].isOne(of: marks) && message.touches(at)
        && message.touches(at - 1)
    }

    /// Whether more digits or letters follow right behind the token `step` on.
    func runsOn(after step: Int, by marks: String = "./:-") -> Bool {
      let at = index + step
      guard message.touches(at) else { return false }
      if message.tokens[at + 1].kind != .punctuation { return true }
      return isMark(step + 1, marks) && digits(step + 2) != nil
    }

    /// Whether the digits continue something before them ("4:3", "1.2").
    var isContinued: Bool {
      isContinued(by: "./:,-")
    }

    /// Whether the digits continue something before one of some marks.
    func isContinued(by marks: String) -> Bool {
      guard index > 1, message.touches(index - 1), message.tokens[index - 1].isOne(of: marks),
        message.touches(index - 2)
      else { return false }
      return message.tokens[index - 2].kind == .number
    }
  }

  static func numbers(at index: Int, in message: Message) -> [(Piece, Int)] {
    guard message.tokens.indices.contains(index), let value = message.tokens[index].number else {
      return []
    }
    let run = Run(at: index, in: message)
    if let (value, end) = power(run) { return [(.number(Numeral(value: value)), end)] }
    guard let first = run.digits(0) else {
      return [(.number(Numeral(value: value, isFraction: value < 1)), index + 1)]
    }
    let numeral = Numeral(value: value, digits: run.length(0))
    var all: [(Piece, Int)] = []
    if let (value, end) = grouped(run) {
      all.append((.number(Numeral(value: value)), end))
      return all
    }
    if let (value, end) = spaced(run) { all.append((.number(Numeral(value: value)), end)) }
    if run.isMark(1, ".,"), let part = run.digits(2), !run.isMark(3, ".,") || run.digits(4) == nil,
      !run.isContinued, run.text(1) == "." || run.length(2) <= 2
    {
      var scale = 1.0
      for _ in 0..<run.length(2) { scale *= 10 }
      let value = Double(run.text(0) + "." + run.text(2)) ?? Double(first) + Double(part) / scale
      all.append((.number(Numeral(value: value, decimals: run.length(2))), index + 3))
      return all
    }
    if let (value, end) = fraction(run, whole: first) {
      all.append((.number(Numeral(value: value, isFraction: value < 1)), end))
    }
    all.append((.number(numeral), index + 1))
    return all
  }

  /// "1.1^23", "-12e-1": a number raised or moved by a small one.
  private static func power(_ run: Run) -> (Double, Int)? {
    guard run.digits(0) != nil, !run.isContinued else { return nil }
    let isBroken = run.isMark(1, ".") && run.digits(2) != nil
    let base = Double(isBroken ? run.text(0) + "." + run.text(2) : run.text(0))
    var step = isBroken ? 3 : 1
    let sign = run.text(step)
    guard sign == "^" || sign == "e", let base, run.message.touches(run.index + step - 1) else {
      return nil
    }
    step += 1
    let first = step
    var isNegative = false
    while ["+", "-"].contains(run.text(step)), step - first < 3 {
      if run.text(step) == "-" { isNegative.toggle() }
      step += 1
    }
    guard let exponent = run.digits(step), exponent <= 40, sign == "^" || step > first,
      (run.index + first - 1..<run.index + step).allSatisfy(run.message.touches)
    else { return nil }
    var value = 1.0
    for _ in 0..<exponent { value *= sign == "e" ? 10 : base }
    if isNegative { value = 1 / value }
    if sign == "e" { value *= base }
    return value.isFinite && abs(value) < largest ? (value, run.index + step + 1) : nil
  }

  /// Powers from here on are no numbers that anybody means.
  private static let largest = 1e9

  /// "10,000", "1,234,567.5", "12,34,567" as people in India write it
  private static func grouped(_ run: Run) -> (Double, Int)? {
    if let lakhs = lakhs(run) { return lakhs }
    guard run.isMark(1, ","), run.length(2) == 3, run.length(0) <= 3, run.digits(0) != 0 else {
      return nil
    }
    var text = run.text(0)
    var step = 0
    while run.isMark(step + 1, ","), run.length(step + 2) == 3, run.digits(step + 2) != nil,
      step < 10
    {
      text += run.text(step + 2)
      step += 2
    }
    if run.isMark(step + 1, ","), run.digits(step + 2) != nil { return nil }
    if run.isMark(step + 1, "."), run.digits(step + 2) != nil {
      text += "." + run.text(step + 2)
      step += 2
    }
    return step > 0 ? Double(text).map { ($0, run.index + step + 1) } : nil
  }

  /// "12,34,567.89"
  private static func lakhs(_ run: Run) -> (Double, Int)? {
    guard run.length(0) <= 2, run.isMark(1, ","), run.length(2) == 2, run.digits(2) != nil,
      run.isMark(3, ","), run.length(4) == 3, run.digits(4) != nil, !run.isContinued
    else { return nil }
    var text = run.text(0) + run.text(2) + run.text(4)
    var end = run.index + 5
    if run.isMark(5, "."), run.digits(6) != nil {
      text += "." + run.text(6)
      end += 2
    }
    return Double(text).map { ($0, end) }
  }

  /// "10 000", "12 345 steps"
  private static func spaced(_ run: Run) -> (Double, Int)? {
    guard (1...3).contains(run.length(0)), run.digits(0) ?? 0 > 0, !run.isContinued,
      run.length(1) == 3, let rest = run.digits(1), run.length(2) != 3 || run.digits(2) == nil,
      rest == 0 || ["steps", "step", "kcal", "calories"].contains(run.text(2))
    else { return nil }
    return Double(run.text(0) + run.text(1)).map { ($0, run.index + 2) }
  }

  /// "1/2", "1 1/2", "1½"
  private static func fraction(_ run: Run, whole: Int) -> (Double, Int)? {
    if run.isMark(1, "/"), let below = run.digits(2), below > 1, below <= 16, whole < below,
      !run.isMark(3, "/"), !run.isContinued
    {
      return (Double(whole) / Double(below), run.index + 3)
    }
    let next = run.index + 1
    guard run.message.tokens.indices.contains(next) else { return nil }
    if let part = run.message.tokens[next].number, part > 0, part < 1 {
      return (Double(whole) + part, next + 1)
    }
    let after = Run(at: next, in: run.message)
    guard run.message.tokens[next].kind == .number, let above = after.digits(0), whole < 1_000,
      after.isMark(1, "/"), let below = after.digits(2), [2, 3, 4, 5, 8].contains(below),
      above < below, !after.isMark(3, "/")
    else { return nil }
    return (Double(whole) + Double(above) / Double(below), next + 3)
  }

  private static func ordinal(_ run: Run) -> (Piece, Int)? {
    guard let value = run.digits(0), value > 0, run.length(0) <= 4,
      run.message.touches(run.index), ["st", "nd", "rd", "th"].contains(run.text(1)),
      run.text(1) != "st" || value % 10 == 1 && value % 100 != 11
    else { return nil }
    return (.ordinal(value, isSpelled: false), run.index + 2)
  }

  /// "6:45", "06:45:10", "8h15"
  private static func times(_ run: Run) -> [(Piece, Int)] {
    guard let hour = run.digits(0), run.length(0) <= 2,
      !run.isContinued(by: run.isMark(1, ":") ? "./:," : "./:,-")
    else { return [] }
    if run.isMark(1, ":"), run.length(2) == 2, let minute = run.digits(2) {
      let isOpen = (1...12).contains(hour) && run.length(0) == 1 || (10...12).contains(hour)
      guard let clock = Clock(hour: hour, minute: minute, isOpen: isOpen) else { return [] }
      let hasSeconds = run.isMark(3, ":") && run.length(4) == 2 && run.digits(4) != nil
      return [(.clock(clock), run.index + (hasSeconds ? 5 : 3))]
    }
    if run.text(1) == "h", run.length(2) == 2, let minute = run.digits(2), minute < 60,
      run.message.touches(run.index), run.message.touches(run.index + 1)
    {
      let length = Length(Double(hour), .hour).followed(by: Length(Double(minute), .minute))
      if ["at", "by", "from", "to", "until"].contains(run.text(-1)) {
        return Clock(hour: hour, minute: minute).map { [(.clock($0), run.index + 3)] } ?? []
      }
      return length.map { [(.duration($0), run.index + 3)] } ?? []
    }
    return []
  }
}
