/// A locale's language and region, read once a message is formatted.
struct LocaleTag: Hashable, Sendable {
  /// The languages with rules of their own.
  enum Language: Hashable, Sendable {
    case english, spanish, french, german, portuguese, hindi, arabic, chinese
    /// Any other language: other rules are not known.
    case other
  }

  /// The language.
  let language: Language
  /// The region in upper case, as in `GB`; empty without one.
  let region: String
  /// The direction of the language's script.
  let direction: Direction

  /// Reads a tag such as `en`, `en-GB` or `zh-Hant-TW`.
  init(_ tag: String) {
    if tag == "en" {
      (language, region, direction) = (.english, "", .leftToRight)
      return
    }
    let subtags = tag.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let name = (subtags.first.map { String($0) } ?? "")?.lowercased() ?? ""
    language = Self.languages[name] ?? .other
    direction = Self.rightToLeft.contains(name) ? .rightToLeft : .leftToRight
    let code = subtags.dropFirst().first { $0.count == 2 }
    region = code.flatMap { String($0) }?.uppercased() ?? ""
  }

  private static let languages: [String: Language] = [
    "en": .english, "es": .spanish, "fr": .french, "de": .german, "pt": .portuguese,
    "hi": .hindi, "ar": .arabic, "zh": .chinese,
  ]

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
