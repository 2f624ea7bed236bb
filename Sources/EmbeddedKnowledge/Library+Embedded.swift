public import Knowledge

extension Library {
  /// A library of the files that were built into the program.
  public static func embedded(language: String = "en") -> Library {
    Library(embedded: embeddedTexts(), language: language)
  }
}
