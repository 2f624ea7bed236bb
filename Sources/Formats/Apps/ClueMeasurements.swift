import Civil
import Journal

/// `measurements.json` of Clue: a list of what was tracked, each with its day and type.
struct ClueMeasurements: DocumentLayout {
  static let kind = "a Clue export"

  static func knows(_ node: JSONNode) -> Bool {
    node.list?.prefix(20).contains {
      $0["type"]?.text != nil && ($0["date"] != nil || $0["value"] != nil)
    } ?? false
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    for row in node.list ?? [] {
      guard let type = row["type"]?.text else {
        draft.leaveOut("row without a type", .unknown)
        continue
      }
      guard let day = row["date"]?.day else {
        draft.leaveOut("\(type) without a day", .noDay, value: row["date"]?.plain)
        continue
      }
      guard draft.isReached(day) else { continue }
      read(type, row["value"], on: day, into: &draft)
    }
  }

  private static func read(
    _ type: String, _ value: JSONNode?, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    guard let value, !value.isEmpty else { return }
    if type == "bbt" { return readTemperature(value, on: day, into: &draft) }
    for item in value.list ?? [value] {
      guard let option = item["option"]?.plain ?? item.plain else {
        draft.leaveOut(type, .noPlace, on: day)
        continue
      }
      if !ClueWords.read(type.snake, option, on: day, into: &draft) {
        draft.leaveOut(type, known.contains(type) ? .noPlace : .unknown, value: option, on: day)
      }
    }
  }

  /// The types that are known and have no line.
  private static let known: Set<String> = [
    "collection_method", "medication", "appointments", "birth_control_pill", "birth_control",
    "exercise", "hair", "sleep_duration", "sleep_quality", "leisure", "social_life", "party",
    "weight", "emergency_contraception",
  ]

  private static func readTemperature(
    _ value: JSONNode, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    let value = value.list?.first ?? value
    let isDisturbed = value["excluded"]?.isTrue ?? false
    if let celsius = value["celsius"]?.plain {
      draft.temperature(celsius, .celsius, isDisturbed: isDisturbed, on: day, of: "bbt")
    } else if let fahrenheit = value["fahrenheit"]?.plain {
      draft.temperature(fahrenheit, .fahrenheit, isDisturbed: isDisturbed, on: day, of: "bbt")
    } else if let bare = value["temperature"]?.plain ?? value["value"]?.plain ?? value.plain {
      draft.temperature(bare, isDisturbed: isDisturbed, on: day, of: "bbt")
    } else {
      draft.leaveOut("bbt", .unknown, on: day)
    }
  }
}
