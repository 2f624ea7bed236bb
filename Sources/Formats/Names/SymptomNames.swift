/// Words of other apps for symptoms that have a word here; any other keeps its own.
enum SymptomNames {
  static let known: [String: String] = [
    "period_cramps": "cramps", "menstrual_cramps": "cramps", "drawing_pain": "cramps",
    "abdominal_cramps": "cramps", "cramping": "cramps", "cramp": "cramps",
    "stomach_cramps": "cramps", "backache": "back_pain", "back_ache": "back_pain",
    "lower_back": "back_pain", "lower_back_pain": "back_pain", "back": "back_pain",
    "tender_breasts": "breast_tenderness", "tender_breast": "breast_tenderness",
    "sore_breasts": "breast_tenderness", "breast_pain": "breast_tenderness",
    "breast_soreness": "breast_tenderness", "breasts_tender": "breast_tenderness",
    "sensitive_breasts": "breast_tenderness", "breast_sensitivity": "breast_tenderness",
    "headaches": "headache", "migraines": "migraine", "pimples": "acne", "breakouts": "acne",
    "bloated": "bloating", "abdominal_bloating": "bloating", "gassy": "gas",
    "flatulence": "gas", "nauseous": "nausea", "nauseated": "nausea", "sick": "nausea",
    "tired": "fatigue", "tiredness": "fatigue", "exhausted": "fatigue", "exhaustion": "fatigue",
    "low_energy": "fatigue", "sleeplessness": "insomnia", "diarrhoea": "diarrhea",
    "craving": "cravings", "food_cravings": "cravings", "hot_flushes": "hot_flashes",
    "hot_flash": "hot_flashes", "hot_flush": "hot_flashes", "dizzy": "dizziness",
    "constipated": "constipation", "night_sweat": "night_sweats", "swings": "mood_swings",
    "mood_swing": "mood_swings", "mood_changes": "mood_swings", "ovulation": "ovulation_pain",
    "pelvic": "pelvic_pain", "itchy": "itching", "joints": "joint_pain",
    "stomachache": "stomach_ache", "vomit": "vomiting", "brain_fogged": "brain_fog",
  ]
}
