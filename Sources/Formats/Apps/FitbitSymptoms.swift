import Civil

/// `menstrual_health_symptoms.csv` of a Fitbit account, a day a row.
struct FitbitSymptoms: TableLayout {
  static let kind = "a Fitbit list of symptoms"
  static let days = ["timestamp", "date"]
  static let columns: Set<String> = [
    "fluids", "flow", "conditions", "sex", "ovulation_test", "mood",
  ]
  static let silent: Set<String> = ["id"]
  static let left: [String: Omission.Reason] = [
    "cycle_altering_event": .other("it is yours to say; write it yourself where it counts")
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("cycle_altering_event")
      || columns.isSuperset(of: ["timestamp", "fluids", "conditions"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    for word in words(row["flow"]) { draft.flow(word, on: day, of: "flow") }
    for word in words(row["fluids"]) where !word.isNo {
      draft.discharge(word, on: day, of: "fluids")
    }
    for word in words(row["conditions"]) where !word.isNo { draft.sign(word, on: day) }
    for word in words(row["mood"]) where !word.isNo { draft.mood(word, on: day) }
    for word in words(row["ovulation_test"]) where !word.isNo {
      draft.ovulationTest(word, on: day, of: "ovulation_test")
    }
    for word in words(row["sex"]) where !word.isNo {
      switch word.snake {
      case "protected": draft.sex(true, on: day)
      case "unprotected": draft.sex(false, on: day)
      case "yes", "sex", "true": draft.sex(nil, on: day)
      default: draft.leaveOut("sex", .noPlace, value: word, on: day)
      }
    }
  }

  private func words(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: { ",;|".contains($0) }).map { $0.stripped }
      .filter { !$0.isEmpty }
  }
}
