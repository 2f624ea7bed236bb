import Civil

/// What is left out of a file, each kind once, in the order of the file.
struct Omissions: Hashable, Sendable {
  private struct Key: Hashable {
    let name: String
    let reason: Omission.Reason
  }

  private(set) var list: [Omission] = []
  private var places: [Key: Int] = [:]
  /// Where the kinds stand that came after the most.
  private var rest: Int?

  /// More kinds than these are counted together.
  private static let mostKinds = 200

  mutating func add(
    _ name: String, _ reason: Omission.Reason, value: String? = nil, on day: CivilDate? = nil,
    times: Int = 1
  ) {
    let place = place(of: Key(name: name.clipped, reason: reason))
    list[place].count += times
    if let value, !value.isEmpty, list[place].values.count < Omission.mostValues {
      let kept = value.clipped
      if !list[place].values.contains(kept) { list[place].values.append(kept) }
    }
    guard let day else { return }
    let days = list[place].days
    list[place].days = min(days?.lowerBound ?? day, day)...max(days?.upperBound ?? day, day)
  }

  /// Where a kind stands in the list; one of many stands with all that came late.
  private mutating func place(of key: Key) -> Int {
    if let known = places[key] { return known }
    if list.count >= Self.mostKinds, let rest { return rest }
    if list.count >= Self.mostKinds {
      rest = list.count
      list.append(Omission(name: "…", reason: .other("more kinds than are shown")))
    } else {
      places[key] = list.count
      list.append(Omission(name: key.name, reason: key.reason))
    }
    return list.count - 1
  }
}
