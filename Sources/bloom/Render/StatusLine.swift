import Assistant
import Civil
import Physiology

/// A glance as a line of text.
struct StatusLine {
  /// The names that may stand in braces.
  static let placeholders = [
    "day", "phase", "next", "away", "late", "weeks", "days", "noted", "kcal", "budget",
    "protein", "fat", "carbs", "name", "damage",
  ]

  /// What each placeholder stands for; what is not known is not in it.
  let fields: [String: String]
  private let isSilent: Bool

  /// From what was kept of another line.
  init(fields: [String: String]) {
    self.fields = fields
    isSilent = fields.isEmpty
  }

  /// The line of a glance; `damage` is how many things of the diary are not as they were written.
  init(_ glance: Glance, damage: Int = 0, today: CivilDate, name: String) {
    let told = [
      glance.day, glance.weeks, glance.kcal, glance.protein, glance.fat, glance.carbs,
    ]
    isSilent = told.allSatisfy { $0 == nil }
    var fields: [String: String] = [:]
    if !isSilent { fields["name"] = name }
    if !isSilent { fields["noted"] = "\(glance.noted)" }
    fields["day"] = glance.day.map { "\($0)" }
    fields["phase"] = glance.phase?.rawValue
    fields["next"] = glance.next?.iso
    fields["away"] = glance.next.map { "\($0 - today)" }
    fields["late"] = glance.late.map { "\($0)" }
    fields["weeks"] = glance.weeks.map { "\($0)" }
    fields["days"] = glance.days.map { "\($0)" }
    fields["kcal"] = glance.kcal.map { "\($0)" }
    fields["budget"] = glance.budget.map { "\($0)" }
    fields["protein"] = glance.protein.map { "\($0)" }
    fields["fat"] = glance.fat.map { "\($0)" }
    fields["carbs"] = glance.carbs.map { "\($0)" }
    fields["damage"] = damage > 0 ? "\(damage)" : nil
    self.fields = fields
  }

  /// The line where no format is given; empty where there is nothing to say.
  var short: String {
    let damage = fields["damage"] == nil ? nil : "see bloom check"
    return [told, damage].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
  }

  private var told: String {
    if let weeks = fields["weeks"] { return "\(weeks)w\(fields["days"] ?? "0")d" }
    guard let day = fields["day"] else { return "" }
    let place = fields["phase"].map { " \($0)" } ?? ""
    if let late = fields["late"] { return "day \(day), \(late) d past" }
    let away = fields["away"].flatMap { Int($0) }.flatMap { $0 > 0 ? ", next in \($0) d" : nil }
    return "day \(day)" + place + (away ?? "")
  }

  /// The object that waybar reads.
  var bar: [String: String] {
    ["text": short, "tooltip": isSilent ? "" : short, "class": fields["phase"] ?? ""]
  }

  /// The format with every placeholder filled; empty where there is nothing to say.
  func filled(_ format: String) -> String {
    isSilent ? "" : Self.walk(format) { fields[$0] ?? "" }
  }

  /// The first word in braces that is no placeholder.
  static func unknown(in format: String) -> String? {
    var stray: String?
    _ = walk(format) { name in
      if !placeholders.contains(name) { stray = stray ?? name }
      return ""
    }
    return stray
  }

  private static func walk(_ format: String, _ value: (String) -> String) -> String {
    var result = ""
    var rest = format[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open] + value(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
