public import Civil

/// One night's sleep; at least one part is known.
public struct Sleep: Hashable, Sendable {
  /// 0…24 hours.
  public var hours: Amount?
  public var quality: Quality?
  public var bed: ClockTime?
  public var wake: ClockTime?

  /// Takes what is known of the night.
  public init(
    hours: Amount? = nil, quality: Quality? = nil, bed: ClockTime? = nil, wake: ClockTime? = nil
  ) {
    self.hours = hours
    self.quality = quality
    self.bed = bed
    self.wake = wake
  }

  /// How the night felt.
  public enum Quality: String, CaseIterable, Sendable {
    case excellent, good, fair, poor, bad
  }
}

/// What she rates with a number.
public enum Scale: String, CaseIterable, Sendable {
  case energy, stress, hunger
  case moodScore = "mood_score"
  case sleepScore = "sleep_score"
}

/// A number on a scale that begins at 0 or 1: 7 of 10.
public struct Rating: Hashable, Sendable {
  /// 0…`top`.
  public let value: Amount
  /// The scale's last number, 2…100.
  public let top: Int

  /// Takes a rating; nil when `value` lies outside 0…`top` or `top` outside 2…100.
  public init?(_ value: Amount, of top: Int = 10) {
    guard (2...100).contains(top), value >= 0, value.thousandths <= top * 1000 else { return nil }
    self.value = value
    self.top = top
  }

  /// The rating as a share of the scale, 0…1.
  public var fraction: Double { value.value / Double(top) }
}

/// What is counted in cups and glasses.
public enum Intake: String, CaseIterable, Sendable {
  case caffeine, alcohol
}

/// Something eaten, with what is known of it.
public struct Food: Hashable, Sendable {
  public var text: String
  /// Energy, 0…20 000 kcal.
  public var kcal: Amount?
  /// Grams, 0…2 000, like fat and carbohydrates.
  public var protein: Amount?
  public var fat: Amount?
  public var carbs: Amount?
  public var meal: Meal?

  /// Takes what is known of the food.
  public init(
    _ text: String, kcal: Amount? = nil, protein: Amount? = nil, fat: Amount? = nil,
    carbs: Amount? = nil, meal: Meal? = nil
  ) {
    self.text = text
    self.kcal = kcal
    self.protein = protein
    self.fat = fat
    self.carbs = carbs
    self.meal = meal
  }

  /// Which meal it was part of.
  public enum Meal: String, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack
  }
}

/// What moved or calmed the body for some minutes.
public enum Activity: String, CaseIterable, Sendable {
  case exercise, yoga, breathing
  case pelvicFloor = "pelvic_floor"
}

/// A kind of fact that is one piece of text.
public enum TextKind: String, CaseIterable, Sendable {
  /// Anything she wants to keep.
  case note
  case gratitude
  /// What may colour a day: travel, illness, a late meal.
  case factor
  /// A ticked item of a checklist or of self-care.
  case done
  /// A favourite affirmation, by its id.
  case favourite
  /// An appointment; the entry's date and time are those of the visit.
  case appointment
  /// A symptom of her own that she follows, in her words.
  case tracked
  /// How a cycle of trying stands or ended, in her word.
  case outcome
  /// What she calls the child she carries or has had.
  case baby
  /// Something she put on her list herself.
  case todo
  /// A wish for a birth: its topic, a colon and her words.
  case birthPlan = "birth_plan"
}

/// What is known of a pregnancy.
public enum PregnancyMark: Hashable, Sendable {
  /// The first day of the last period before it.
  case lmp(CivilDate)
  /// The due date as it was given.
  case due(CivilDate)
  /// It ended on the entry's date.
  case ended(Ending)

  /// How a pregnancy ended.
  public enum Ending: String, CaseIterable, Sendable {
    case birth, loss
  }
}
