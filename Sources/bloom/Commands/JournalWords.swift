import Journal

/// What is typed after `bloom log`, in the words that the journal has for it.
struct JournalWords {
  let words: [String]

  /// The fact that the words are; nil where only a message would say it.
  func fact() throws(CommandError) -> Fact? {
    words.first == Self.meal && TypedMeal.isFigured(words.dropFirst())
      ? try TypedMeal(words.dropFirst()).fact() : try? Fact(arguments: words)
  }

  private static let meal = "food"

  init(_ typed: [String]) throws(CommandError) {
    let kind = typed.first ?? ""
    let values = typed.dropFirst().flatMap {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    words =
      switch kind {
      case "flow": Self.flow(values)
      case "discharge", "mucus": Self.discharge(values) ?? typed
      case "symptom": try Self.symptom(values) ?? typed
      case "cramps": Self.cramps(values) ?? typed
      case "sleep": Self.sleep(values)
      case "mood": Self.rated(values, as: .moodScore) ?? typed
      case "exercise", "yoga", "breathing", "pelvic_floor": Self.timed(kind, values) ?? typed
      case "water": Self.water(values)
      case "ate": [Self.meal] + TypedMeal.afterEnergy(values)
      case Self.meal: [Self.meal] + values
      case "factor": Self.factor(values) ?? typed
      default: typed
      }
  }

  /// A level by its number from 1, or of two words: `very heavy`.
  private static func flow(_ values: [String]) -> [String] {
    guard let first = values.first else { return ["flow"] }
    if let level = Int(first), let flow = Flow.allCases.element(at: level - 1) {
      return ["flow", flow.rawValue] + colour(values.dropFirst())
    }
    for flow in Flow.allCases {
      for count in 1...2 where joined(values.prefix(count)) == joined([flow.rawValue]) {
        return ["flow", flow.rawValue] + colour(values.dropFirst(count))
      }
    }
    return ["flow"] + values
  }

  private static func colour(_ values: ArraySlice<String>) -> [String] {
    values.isEmpty ? [] : [values.joined(separator: "-").lowercased()]
  }

  /// Words without what parts them.
  private static func joined(_ words: some Sequence<String>) -> String {
    words.joined().lowercased().filter(\.isLetter)
  }

  /// No discharge is a dry day, and spotting is bleeding.
  private static func discharge(_ values: [String]) -> [String]? {
    switch values {
    case ["none"], ["no"]: ["discharge", Discharge.dry.rawValue]
    case [Flow.spotting.rawValue]: ["flow", Flow.spotting.rawValue]
    case ["egg", "white"], ["egg-white"]: ["discharge", Discharge.eggwhite.rawValue]
    default: nil
    }
  }

  /// A symptom with its grade from 0 to 3, or with a pain out of ten.
  private static func symptom(_ values: [String]) throws(CommandError) -> [String]? {
    guard values.count > 1, let last = values.last, !values.contains("pain") else { return nil }
    let name = values.dropLast().joined(separator: "_").lowercased()
    if let fraction = Fraction(last) {
      if fraction.top == 10 { return ["symptom", name, "pain", "\(fraction.value)"] }
      guard fraction.top == Severity.allCases.count - 1 else {
        throw CommandError(.badData, "\(last) is no grade; write 1 to 3, or a pain as 6/10")
      }
      return graded(name, fraction.value)
    }
    guard let number = Int(last) else {
      return grades[last.lowercased()].map { ["symptom", name, $0.rawValue] }
    }
    guard let words = graded(name, number) else {
      throw CommandError(.badData, "\(last) is no grade; write 1 to 3, or a pain as 6/10")
    }
    return words
  }

  private static func graded(_ name: String, _ grade: Int) -> [String]? {
    Severity.allCases.element(at: grade).map { ["symptom", name, $0.rawValue] }
  }

  /// Cramps by a grade in words.
  private static func cramps(_ values: [String]) -> [String]? {
    guard values.count == 1, let word = values.first?.lowercased() else { return nil }
    if let fraction = Fraction(word), fraction.top == 10 {
      return ["symptom", "cramps", "pain", "\(fraction.value)"]
    }
    return grades[word].map { ["symptom", "cramps", $0.rawValue] }
  }

  /// The grades by their words; what cannot be borne is the strongest there is.
  private static let grades: [String: Severity] = [
    "mild": .mild, "moderate": .moderate, "severe": .severe, "debilitating": .severe,
    "unbearable": .severe,
  ]

  /// Hours and how good they were, by a word or out of five.
  private static func sleep(_ values: [String]) -> [String] {
    var words: [String] = []
    var quality: Sleep.Quality?
    var rest = values[...]
    while let value = rest.popFirst() {
      if let fraction = Fraction(value), fraction.top == qualities.count {
        quality = qualities.element(at: fraction.value - 1)
      } else if value == "quality", let next = rest.first,
        let told = Int(next).flatMap({ qualities.element(at: $0 - 1) })
      {
        quality = told
        rest.removeFirst()
      } else if value == "average" {
        quality = words.last == "below" ? .poor : .fair
        if words.last == "below" { words.removeLast() }
      } else if value != "quality" {
        words.append(value)
      }
    }
    if let hours = words.first, hours.hasSuffix("h"), let whole = Double(hours.dropLast()) {
      let digits = words.element(at: 1)?.prefix { $0.isNumber } ?? ""
      let isMinutes = minutes[words.element(at: 1)?.dropFirst(digits.count).lowercased() ?? ""] == 1
      if let part = Double(digits), isMinutes,
        let sum = Amount((whole * 60 + part) / 60 * 100).flatMap({
          Amount($0.value.rounded() / 100)
        })
      {
        words.replaceSubrange(..<2, with: [sum.description])
      } else {
        words.replaceSubrange(..<1, with: [String(hours.dropLast())])
      }
    }
    guard let quality else { return ["sleep"] + words }
    let place = words.firstIndex { ["bed", "wake"].contains($0) } ?? words.count
    words.insert(quality.rawValue, at: place)
    return ["sleep"] + words
  }

  /// How good a night was, the worst first.
  private static let qualities = Array(Sleep.Quality.allCases.reversed())

  /// A rating out of ten or of another number.
  private static func rated(_ values: [String], as scale: Scale) -> [String]? {
    guard values.count == 1, let value = values.first else { return nil }
    if let fraction = Fraction(value) {
      return [scale.rawValue, "\(fraction.value)", "of", "\(fraction.top)"]
    }
    return Amount(value) == nil ? nil : [scale.rawValue, value]
  }

  /// What was done, with its minutes wherever they stand.
  private static func timed(_ kind: String, _ values: [String]) -> [String]? {
    var (total, rest, place, isAfterHours) = (0.0, [String](), 0, false)
    while let value = values.element(at: place) {
      let digits = value.prefix { $0.isNumber || $0 == "." }
      let isAttached = digits.count < value.count
      let unit =
        isAttached ? String(value.dropFirst(digits.count)) : values.element(at: place + 1) ?? ""
      if let number = Double(digits), let factor = minutes[unit.lowercased()] {
        total += number * factor
        place += isAttached ? 1 : 2
        isAfterHours = factor > 1
      } else if isAfterHours, !isAttached, let number = Double(digits) {
        total += number
        (place, isAfterHours) = (place + 1, false)
      } else {
        rest.append(value)
        place += 1
      }
    }
    if total > 0, let amount = Amount(total) {
      return [kind, amount.description, "min"] + (rest.isEmpty ? [] : [rest.joined(separator: " ")])
    }
    return nil
  }

  private static let minutes: [String: Double] = [
    "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "h": 60, "hr": 60, "hour": 60,
    "hours": 60,
  ]

  private static let lateMeal = "late_meal"

  /// A measure alone is one of it.
  private static func water(_ values: [String]) -> [String] {
    guard values.count == 1, let measure = values.first, !measure.contains(where: \.isNumber) else {
      return ["water"] + values
    }
    return ["water", "1", measure]
  }

  /// What is counted has a kind of its own, and what the record goes by has one word.
  private static func factor(_ values: [String]) -> [String]? {
    let name = values.joined(separator: "_").lowercased()
    if name == lateMeal || BreakMark(factor: name) != nil { return ["factor", name] }
    guard let kind = values.first, Intake(rawValue: kind) != nil,
      values.dropFirst().first.flatMap({ Amount($0) }) != nil
    else { return nil }
    return values
  }
}
