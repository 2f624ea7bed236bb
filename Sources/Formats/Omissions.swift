import Civil

/// What is left out of a file, each kind once, in the order of the file.
struct Omissions: Hashable, Sendable {
  private struct Key: Hashable {
    let name: String
    let reason: Omission.Reason
  }

  private(set) var list: [Omission] = []
  private var places: [Key: Int] = [:]

  /// More kinds than these are counted together.
  private static let mostKinds = 200

  mutating func add(
    _ name: String, _ reason: Omission.Reason, value: String? = nil, on day: CivilDate? = nil,
    times: Int = 1
  ) {
    var key = Key(name: name, reason: reason)
    if places[key] == nil, list.count >= Self.mostKinds {
      key = Key(name: "…", reason: .other("more kinds than are shown"))
    }
    let place = places[key] ?? list.count
    if place == list.count {
      places[key] = place
      list.append(Omission(name: key.name, reason: key.reason))
    }
    list[place].count += times
    if let value, !value.isEmpty, list[place].values.count < Omission.mostValues,
      !list[place].values.contains(value)
    {
      list[place].values.append(value)
    }
    guard let day else { return }
    let days = list[place].days
    list[place].days = min(days?.lowerBound ?? day, day)...max(days?.upperBound ?? day, day)
  }
}
