import Journal

/// What is taken of a type of record.
enum HealthKind: Hashable {
  case flow, spotting, ovulationTest, pregnancyTest, mucus, temperature, sex, weight, pulse
  case contraceptive, systolic, diastolic
  case symptom(Term)

  /// The kind of a type by its full name; nil where nothing of it is taken.
  init?(type: String) {
    let prefixes = ["HKCategoryTypeIdentifier", "HKQuantityTypeIdentifier"]
    guard let prefix = prefixes.first(where: { type.hasPrefix($0) }) else { return nil }
    let name = String(type.dropFirst(prefix.count))
    if let kind = Self.kinds[name] {
      self = kind
    } else if let symptom = Self.symptoms[name] {
      self = .symptom(symptom)
    } else {
      return nil
    }
  }

  private static let kinds: [String: HealthKind] = [
    "MenstrualFlow": .flow, "VaginalBleeding": .flow, "IntermenstrualBleeding": .spotting,
    "OvulationTestResult": .ovulationTest, "PregnancyTestResult": .pregnancyTest,
    "CervicalMucusQuality": .mucus, "BasalBodyTemperature": .temperature, "SexualActivity": .sex,
    "BodyMass": .weight, "RestingHeartRate": .pulse, "Contraceptive": .contraceptive,
    "BloodPressureSystolic": .systolic, "BloodPressureDiastolic": .diastolic,
  ]

  private static let symptoms: [String: Term] = [
    "AbdominalCramps": "cramps", "Acne": "acne", "AppetiteChanges": "appetite_changes",
    "BladderIncontinence": "bladder_incontinence", "Bloating": "bloating",
    "BreastPain": "breast_tenderness", "ChestTightnessOrPain": "chest_pain", "Chills": "chills",
    "Constipation": "constipation", "Coughing": "coughing", "Diarrhea": "diarrhea",
    "Dizziness": "dizziness", "DrySkin": "dry_skin", "Fainting": "fainting",
    "Fatigue": "fatigue", "Fever": "fever", "GeneralizedBodyAche": "body_ache",
    "HairLoss": "hair_loss", "Headache": "headache", "Heartburn": "heartburn",
    "HotFlashes": "hot_flashes", "LossOfSmell": "loss_of_smell", "LossOfTaste": "loss_of_taste",
    "LowerBackPain": "back_pain", "MemoryLapse": "memory_lapse", "MoodChanges": "mood_swings",
    "Nausea": "nausea", "NightSweats": "night_sweats", "PelvicPain": "pelvic_pain",
    "RapidPoundingOrFlutteringHeartbeat": "palpitations", "RunnyNose": "runny_nose",
    "ShortnessOfBreath": "shortness_of_breath", "SinusCongestion": "sinus_congestion",
    "SkippedHeartbeat": "skipped_heartbeat", "SleepChanges": "sleep_changes",
    "SoreThroat": "sore_throat", "VaginalDryness": "vaginal_dryness", "Vomiting": "vomiting",
    "Wheezing": "wheezing",
  ]
}
