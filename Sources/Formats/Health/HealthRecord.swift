import Civil
import Journal

/// A record of Apple Health of which something is taken.
struct HealthRecord {
  let kind: HealthKind
  private(set) var day: CivilDate?
  private(set) var time: ClockTime?
  private(set) var lastDay: CivilDate?
  private(set) var value = ""
  private(set) var unit = ""
  /// What `HKMenstrualCycleStart` says.
  private(set) var startsCycle = false
  /// What `HKSexualActivityProtectionUsed` says.
  private(set) var isProtected: Bool?

  /// Reads the attributes of a tag; its day is the one that is written, whatever zone is behind it.
  init(_ kind: HealthKind, _ tag: HealthTag) {
    self.kind = kind
    tag.readAttributes { name, range in
      if tag.matches(name, "startDate") {
        day = tag.day(at: range.lowerBound, before: range.upperBound)
        time = tag.time(at: range.lowerBound + 11, before: range.upperBound)
      } else if tag.matches(name, "endDate") {
        lastDay = tag.day(at: range.lowerBound, before: range.upperBound)
      } else if tag.matches(name, "value") {
        value = tag.text(range)
      } else if tag.matches(name, "unit") {
        unit = tag.text(range)
      }
    }
  }

  /// The value as a number.
  var amount: Amount? { Amount(value) ?? NumberText.decimal(value) }

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
    if value.utf8.count <= 2, let number = Int(value) {
      return names.indices.contains(number - first) ? names[number - first] : nil
    }
    return names.lazy.filter {
      value.utf8.count >= $0.utf8.count
        && value.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    .max { $0.utf8.count < $1.utf8.count }
  }
}
