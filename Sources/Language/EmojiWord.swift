/// The English word an emoji is read as.
enum EmojiWord {
  /// The word for an emoji's first character, or nil where it says nothing about a diary.
  static func word(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x1FA78, 0x1F534: "period"
    case 0x1F622, 0x1F62D, 0x1F614, 0x1F61E, 0x1F97A, 0x2639, 0x1F641, 0x1F494, 0x1F63F: "sad"
    case 0x1F621, 0x1F620, 0x1F92C, 0x1F624: "angry"
    case 0x1F600...0x1F604, 0x1F60A, 0x1F642, 0x263A, 0x1F973, 0x1F601: "happy"
    case 0x1F630, 0x1F628, 0x1F631, 0x1F61F, 0x1F627: "anxious"
    case 0x1F634, 0x1F62A, 0x1F971, 0x1F62B, 0x1F629: "tired"
    case 0x1F922: "nausea"
    case 0x1F92E: "vomiting"
    case 0x1F915, 0x1F92F: "headache"
    case 0x1F912, 0x1F975: "fever"
    case 0x1F60D, 0x1F970, 0x1F618: "loving"
    case 0x1F60C, 0x1F9D8: "calm"
    case 0x1F4A7, 0x1F6B0: "water"
    case 0x2615: "coffee"
    case 0x1F377: "wine"
    case 0x1F37A, 0x1F37B: "beer"
    case 0x1F48A: "pill"
    case 0x1F321: "temperature"
    case 0x1F930: "pregnant"
    case 0x1F476, 0x1F37C: "baby"
    case 0x1F3C3: "run"
    case 0x1F37E, 0x1F942: "prosecco"
    case 0x1F378, 0x1F379: "cocktail"
    case 0x1F943: "whisky"
    case 0x1F375: "tea"
    case 0x1F36B: "chocolate"
    case 0x1F355: "pizza"
    case 0x1F4A4, 0x1F6CC: "sleep"
    case 0x2696: "weight"
    case 0x1F50B: "energy"
    case 0x1F4DD: "note"
    case 0x23F0, 0x1F514: "reminder"
    case 0x2708, 0x1F6EB, 0x1F6EC: "travel"
    case 0x2795: "positive"
    case 0x2796: "negative"
    case 0x1F6B4: "cycling"
    case 0x1F3CA: "swim"
    case 0x1F6B6: "walk"
    case 0x1F3CB, 0x1F4AA: "workout"
    case 0x1F974, 0x1F635: "dizzy"
    case 0x1F44D: "yes"
    case 0x1F44E: "no"
    case 0x1F64F: "thanks"
    case 0x1F44B: "hello"
    default: nil
    }
  }

  /// Whether a character is drawn as a picture.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji
      && (scalar.properties.isEmojiPresentation || scalar.value >= 0x2600)
  }

  /// Whether a character only changes the emoji before it: a skin tone, a tag, a variation.
  static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0x20E3, 0xE0020...0xE007F: true
    default: false
    }
  }
}
