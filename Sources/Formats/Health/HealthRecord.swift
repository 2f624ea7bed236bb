import Civil

/// A record of Apple Health of which something is taken.
struct HealthRecord {
  let kind: HealthKind
  let day: CivilDate?
  let time: ClockTime?
  let lastDay: CivilDate?
  let value: String
  let unit: String
  /// The values of `HKMenstrualCycleStart` and `HKSexualActivityProtectionUsed`.
  var startsCycle = false
  var isProtected: Bool?

  /// Reads the attributes of a tag; its day is the one that is written, whatever zone is behind it.
  init(_ kind: HealthKind, _ tag: HealthTag) {
    self.kind = kind
    let start = tag.text("startDate") ?? ""
    day = DayText.certain(start.prefix(10))
    time = ClockTime(iso: start.dropFirst(11).prefix(5))
    lastDay = tag.text("endDate").flatMap { DayText.certain($0.prefix(10)) }
    value = tag.text("value") ?? ""
    unit = tag.text("unit") ?? ""
  }

  /// Takes a child of the record that says more of it.
  mutating func take(key: String, value: String) {
    let isTrue = value == "1" || value.isYes
    switch key {
    case "HKMenstrualCycleStart": startsCycle = isTrue
    case "HKSexualActivityProtectionUsed": isProtected = isTrue
    default: break
    }
  }

  /// What a category's value says, by its name or its number among names in order from a first one.
  func choice(_ names: [String], from first: Int = 1) -> String? {
    if let number = Int(value) {
      return names.indices.contains(number - first) ? names[number - first] : nil
    }
    return names.filter { value.hasSuffix($0) }.max { $0.count < $1.count }
  }
}
