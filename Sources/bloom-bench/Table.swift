/// The figures of one suite: printed as a table or as one JSON object.
struct Table {
  let title: String
  private var rows: [(name: String, value: String)] = []

  init(title: String) { self.title = title }

  /// Adds a figure, rounded to some decimals.
  mutating func add(_ name: String, _ value: Double, decimals: Int = 1) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (abs(value) * scale).rounded()
    let whole = Int(rounded / scale)
    let fraction = String(Int(rounded) - whole * Int(scale))
    let padding = String(repeating: "0", count: max(0, decimals - fraction.count))
    let sign = value < 0 && rounded > 0 ? "-" : ""
    rows.append((name, sign + "\(whole)" + (decimals > 0 ? ".\(padding)\(fraction)" : "")))
  }

  /// The figures below each other, numbers aligned to the right.
  var text: String {
    let names = rows.map(\.name.count).max() ?? 0
    let values = rows.map(\.value.count).max() ?? 0
    return rows.map { row in
      row.name + String(repeating: " ", count: names - row.name.count + 2)
        + String(repeating: " ", count: values - row.value.count) + row.value
    }.joined(separator: "\n")
  }

  /// One object whose keys are the names in the order added.
  var json: String {
    let pairs = rows.map { row in "\"\(row.name)\":\(row.value)" }
    return "{\"suite\":\"\(title)\"" + (pairs.isEmpty ? "" : ",") + pairs.joined(separator: ",")
      + "}"
  }
}
