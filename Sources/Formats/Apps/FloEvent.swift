import Civil
import Journal

/// What was noted on a day in Flo: a category and a word in it.
struct FloEvent {
  let category: String
  let word: String
  /// A number that came with it.
  var value: String?

  /// Takes the event as a fact, or names it.
  func read(on day: CivilDate, into draft: inout DiaryDraft) {
    switch category.snake {
    case "symptom": readSymptom(on: day, into: &draft)
    case "mood": draft.mood(word, on: day, of: category)
    case "fluid": readFluid(on: day, into: &draft)
    case "ovulation_test":
      draft.ovulationTest(result("ovulation_test"), on: day, of: category)
    case "pregnancy_test": draft.pregnancyTest(result("pregnancy_test"), on: day, of: category)
    case "sex": readSex(on: day, into: &draft)
    case "bbt":
      if let value = value ?? (word.first?.isNumber ?? false ? word : nil) {
        draft.temperature(value, on: day, of: category)
      } else {
        draft.leaveOut(category, .unclear, value: word, on: day)
      }
    case "pills", "pill": draft.leaveOut("\(category) \(word)", .noPlace, on: day)
    default: draft.leaveOut("\(category) \(word)", .unknown, on: day)
    }
  }

  private func result(_ opening: String) -> String {
    let key = word.snake
    return key.hasPrefix(opening + "_") ? String(key.dropFirst(opening.count + 1)) : word
  }

  private func readSymptom(on day: CivilDate, into draft: inout DiaryDraft) {
    switch word.snake {
    case "everything_is_fine", "everything_fine", "no_symptoms", "none", "symptoms_none", "fine":
      draft.leaveOut("\(category) \(word)", .absence, on: day)
    default: draft.symptom(word, on: day, of: category)
    }
  }

  private func readFluid(on day: CivilDate, into draft: inout DiaryDraft) {
    switch word.snake {
    case "none", "no_discharge": draft.leaveOut("\(category) \(word)", .absence, on: day)
    case "spotting": draft.bleed(on: day, .spotting)
    default: draft.discharge(word, on: day, of: category)
    }
  }

  private func readSex(on day: CivilDate, into draft: inout DiaryDraft) {
    switch word.snake {
    case "sex_protected", "protected": draft.sex(true, on: day)
    case "sex_unprotected", "unprotected": draft.sex(false, on: day)
    case "sex_oral", "sex_anal", "sex", "oral", "anal": draft.sex(nil, on: day)
    case "high_drive": draft.add(.libido(.high), on: day)
    case "neutral_drive": draft.add(.libido(.medium), on: day)
    case "low_drive": draft.add(.libido(.low), on: day)
    case "sex_none", "none": draft.leaveOut("\(category) \(word)", .absence, on: day)
    default: draft.leaveOut("\(category) \(word)", .noPlace, on: day)
    }
  }
}
