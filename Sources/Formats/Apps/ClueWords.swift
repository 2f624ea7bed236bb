import Civil
import Journal

/// What Clue calls things, in its newer and its older files.
enum ClueWords {
  /// Takes an option of a type; false where the type is not known.
  static func read(
    _ type: String, _ option: String, on day: CivilDate, into draft: inout DiaryDraft
  ) -> Bool {
    switch type {
    case "period": draft.flow(option, on: day, of: type)
    case "spotting": draft.bleed(on: day, .spotting, color: FlowColor(rawValue: option))
    case "pain", "digestion", "stool", "skin", "craving", "pms", "ailments":
      readSign(type, option, on: day, into: &draft)
    case "feelings", "mood", "emotion", "emotions", "mental": draft.mood(option, on: day, of: type)
    case "energy": readEnergy(option, on: day, into: &draft)
    case "discharge", "cervical_fluid", "fluid":
      if option == "none" {
        draft.add(.discharge(.dry), on: day)
      } else {
        draft.discharge(option, on: day, of: type)
      }
    case "tests", "test", "ovulation_test", "pregnancy_test":
      readTest(type, option, on: day, into: &draft)
    case "sex_life", "sex": readSex(option, on: day, into: &draft)
    case "tags", "note", "notes": draft.note(option, on: day)
    default: return false
    }
    return true
  }

  private static func readSign(
    _ type: String, _ option: String, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    switch (type, option.snake) {
    case (_, "pain_free"), (_, "none"), ("stool", "great"), ("stool", "normal"),
      ("digestion", "great"), ("skin", "good"), ("skin", "normal"):
      draft.leaveOut("\(type) \(option)", .absence, on: day)
    case ("skin", "oily"), ("skin", "dry"): draft.symptom("\(option) skin", on: day)
    case ("craving", _): draft.symptom("cravings", on: day)
    case ("pms", _): draft.symptom("pms", on: day)
    default: draft.symptom(option, on: day, of: type)
    }
  }

  private static func readEnergy(
    _ option: String, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    switch option.snake {
    case "fully_energized", "energetic", "energized", "high":
      draft.mood("energetic", on: day)
    case "tired", "exhausted", "low": draft.symptom("fatigue", on: day)
    default: draft.leaveOut("energy", .noPlace, value: option, on: day)
    }
  }

  private static func readTest(
    _ type: String, _ option: String, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    let key = option.snake
    let result = key.split(separator: "_").last.map(String.init) ?? key
    if key.hasPrefix("pregnancy") || type == "pregnancy_test" {
      draft.pregnancyTest(result, on: day, of: type)
    } else if key.hasPrefix("ovulation") || type == "ovulation_test" {
      draft.ovulationTest(result, on: day, of: type)
    } else {
      draft.leaveOut(type, .unknown, value: option, on: day)
    }
  }

  private static func readSex(_ option: String, on day: CivilDate, into draft: inout DiaryDraft) {
    switch option.snake {
    case "protected", "protected_sex": draft.sex(true, on: day)
    case "unprotected", "unprotected_sex": draft.sex(false, on: day)
    case "high_sex_drive", "high_drive": draft.add(.libido(.high), on: day)
    case "low_sex_drive", "low_drive": draft.add(.libido(.low), on: day)
    case "no_sex_today", "no_sex", "none":
      draft.leaveOut("no sex", .absence, value: option, on: day)
    default: draft.leaveOut("sex", .noPlace, value: option, on: day)
    }
  }
}
