/// Words of other apps for moods that have a word here; any other keeps its own.
enum MoodNames {
  static let known: [String: String] = [
    "panic": "anxious", "anxiety": "anxious", "mad": "angry", "anger": "angry",
    "grumpy": "irritable", "grumpiness": "irritable", "irritated": "irritable",
    "annoyed": "irritable", "edgy": "irritable", "fully_energized": "energetic",
    "energized": "energetic", "energised": "energetic", "stress": "stressed",
    "sadness": "sad", "happiness": "happy", "calmness": "calm", "relaxed": "calm",
    "overwhelm": "overwhelmed", "irritability": "irritable",
  ]

  /// Words that apps hold for moods and that are symptoms here.
  static let symptoms: [String: String] = [
    "swings": "mood_swings", "mood_swings": "mood_swings", "mood_swing": "mood_swings",
    "fatigue": "fatigue", "tired": "fatigue", "exhausted": "fatigue",
  ]

  private static let own: Set<String> = [
    "happy", "sad", "anxious", "angry", "calm", "irritable", "energetic", "stressed", "depressed",
    "confident", "loving", "sensitive", "overwhelmed", "balanced", "fine", "apathetic",
  ]

  /// Whether a word is one for a mood.
  static func isMood(_ key: String) -> Bool { own.contains(key) || known[key] != nil }
}
