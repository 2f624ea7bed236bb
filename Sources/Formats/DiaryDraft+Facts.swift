import Civil
import Journal
import Physiology

/// The facts that most apps have, from the words they have for them.
extension DiaryDraft {
  /// A symptom by the app's word for it.
  mutating func symptom(
    _ word: String, _ severity: Severity? = nil, on day: CivilDate, of name: String = "symptom"
  ) {
    let key = word.snake
    guard let term = Term(rawValue: SymptomNames.known[key] ?? key) else {
      return leaveOut(name, .unknown, value: word, on: day)
    }
    add(.symptom(term, severity, pain: nil), on: day)
  }

  /// A mood by the app's word for it; some of them are symptoms.
  mutating func mood(_ word: String, on day: CivilDate, of name: String = "mood") {
    let key = word.snake
    if let symptom = MoodNames.symptoms[key] { return self.symptom(symptom, on: day) }
    guard let term = Term(rawValue: MoodNames.known[key] ?? key) else {
      return leaveOut(name, .unknown, value: word, on: day)
    }
    add(.mood([term]), on: day)
  }

  /// A word that is a mood where it is known as one, else a symptom.
  mutating func sign(_ word: String, on day: CivilDate) {
    if MoodNames.isMood(word.snake) { mood(word, on: day) } else { symptom(word, on: day) }
  }

  /// A note as it was written; nothing where it is blank.
  mutating func note(_ text: String?, on day: CivilDate) {
    guard let text, !text.stripped.isEmpty else { return }
    add(.text(.note, text.withPlainEndings), on: day)
  }

  /// A temperature: `36.71`, `36,71°C`, `97.2 F`; a bare number shows its unit by its size.
  mutating func temperature(
    _ text: String, _ unit: Temperature.Unit? = nil, isDisturbed: Bool = false,
    on day: CivilDate, at time: ClockTime? = nil, of name: String = "temperature"
  ) {
    guard text.utf8.count <= 64 else {
      return leaveOut(name, .outOfRange, value: text, on: day)
    }
    let number =
      NumberText.isPlain(text)
      ? text[...] : text.prefix { $0.isNumber || ".,-".contains($0) || $0.isWhitespace }
    let letters =
      number.endIndex == text.endIndex
      ? "" : text[number.endIndex...].filter(\.isLetter).uppercased()
    let told: Temperature.Unit? =
      letters.hasPrefix("C") ? .celsius : letters.hasPrefix("F") ? .fahrenheit : unit
    guard let value = NumberText.decimal(String(number)) else {
      return leaveOut(name, .outOfRange, value: text, on: day)
    }
    let scale = told ?? Temperature.Unit(guessing: value)
    guard scale.range.contains(value) else {
      return leaveOut(name, .outOfRange, value: text, on: day)
    }
    add(.temperature(Temperature(value, scale, isDisturbed: isDisturbed)), on: day, at: time)
  }

  /// What is measured as one number.
  mutating func amount(_ quantity: Quantity, _ text: String, on day: CivilDate, of name: String) {
    let value =
      quantity == .steps ? NumberText.whole(text).flatMap { Amount($0) } : NumberText.decimal(text)
    guard let value, quantity.range.contains(value) else {
      return leaveOut(name, .outOfRange, value: text, on: day)
    }
    add(.amount(quantity, value), on: day)
  }

  /// A night of sleep.
  mutating func sleep(
    hours: Double, told: String, bed: ClockTime? = nil, wake: ClockTime? = nil, on day: CivilDate,
    of name: String
  ) {
    guard let amount = Amount(hours), (0...24).contains(hours) else {
      return leaveOut(
        name, .outOfRange, value: "\(told), \(Amount(hours)?.description ?? "?") h", on: day)
    }
    guard hours > 0 else { return }
    add(.sleep(Sleep(hours: amount, bed: bed, wake: wake)), on: day)
  }

  /// Sex by a word for how it was protected.
  mutating func sex(_ isProtected: Bool?, on day: CivilDate) {
    add(.sex(protected: isProtected), on: day)
  }

  /// Sex by a cell that says whether it was protected; nothing where the cell says no.
  mutating func intercourse(_ word: String, on day: CivilDate) {
    guard !word.isNo else { return }
    switch word.snake {
    case "protected": sex(true, on: day)
    case "unprotected": sex(false, on: day)
    default: sex(nil, on: day)
    }
  }

  /// A test for ovulation by the app's word for its result.
  mutating func ovulationTest(_ word: String, on day: CivilDate, of name: String) {
    switch word.snake {
    case "negative", "neg", "n": add(.test(.ovulation(.negative)), on: day)
    case "positive", "pos", "p": add(.test(.ovulation(.positive)), on: day)
    case "faint": add(.test(.ovulation(.faint)), on: day)
    case "low": add(.test(.ovulation(.low)), on: day)
    case "high": add(.test(.ovulation(.high)), on: day)
    case "peak", "max", "maximum": add(.test(.ovulation(.peak)), on: day)
    case "" where word == "-": add(.test(.ovulation(.negative)), on: day)
    case "" where word == "+": add(.test(.ovulation(.positive)), on: day)
    default: leaveOut(name, .unclear, value: word, on: day)
    }
  }

  /// A pregnancy test by the app's word for its result.
  mutating func pregnancyTest(_ word: String, on day: CivilDate, of name: String) {
    switch word.snake {
    case "negative", "neg": add(.test(.pregnancy(.negative)), on: day)
    case "positive", "pos": add(.test(.pregnancy(.positive)), on: day)
    case "faint", "faint_positive": add(.test(.pregnancy(.faint)), on: day)
    default: leaveOut(name, .unclear, value: word, on: day)
    }
  }

  /// Discharge by a word; one without a line is named.
  mutating func discharge(_ word: String, on day: CivilDate, of name: String) {
    guard let discharge = DischargeNames.known[word.snake] else {
      return leaveOut(name, .noPlace, value: word, on: day)
    }
    add(.discharge(discharge), on: day)
  }

  /// Desire by a word.
  mutating func libido(_ word: String, on day: CivilDate, of name: String) {
    switch word.snake {
    case "low": add(.libido(.low), on: day)
    case "medium", "neutral", "normal", "moderate": add(.libido(.medium), on: day)
    case "high": add(.libido(.high), on: day)
    default: leaveOut(name, .noPlace, value: word, on: day)
    }
  }

  /// Bleeding by a word for its strength; false where the word is none.
  @discardableResult
  mutating func flow(_ word: String, on day: CivilDate, of name: String) -> Bool {
    let key = word.snake
    if word.isNo || FlowNames.absent.contains(key) { return true }
    if FlowNames.unsaid.contains(key) {
      bleed(on: day, nil)
    } else if let flow = FlowNames.known[key] {
      bleed(on: day, flow)
    } else {
      leaveOut(name, key.contains("predict") ? .predicted : .unknown, value: word, on: day)
      return false
    }
    return true
  }

  /// The cervix by words for its opening and firmness, both of which a line needs.
  mutating func cervix(
    _ opening: String?, _ firmness: String?, position: String?, on day: CivilDate, of name: String
  ) {
    if let position { leaveOut(name + ".position", .noPlace, value: position, on: day) }
    guard opening != nil || firmness != nil else { return }
    let openings: [String: Cervix.Opening] = [
      "closed": .closed, "medium": .medium, "partial": .medium, "partially_open": .medium,
      "open": .open,
    ]
    let firmnesses: [String: Cervix.Firmness] = ["hard": .hard, "firm": .hard, "soft": .soft]
    guard let known = opening.flatMap({ openings[$0.snake] }),
      let felt = firmness.flatMap({ firmnesses[$0.snake] })
    else {
      let words = [opening, firmness].compactMap(\.self).joined(separator: ", ")
      return leaveOut(
        name, .other("a line needs both its opening and its firmness"), value: words, on: day)
    }
    add(.cervix(known, felt), on: day)
  }
}
