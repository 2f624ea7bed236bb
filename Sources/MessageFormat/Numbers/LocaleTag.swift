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
  /// The region in upper case, as in `GB` or `419`; empty without one.
  let region: String
  /// The direction of the script, or without one of the language.
  let direction: Direction

  /// Reads a tag such as `en`, `en-GB`, `zh-Hant-TW` or `es-419-u-nu-latn`, up to its extensions.
  init(_ tag: String) {
    if tag == "en" {
      (language, region, direction) = (.english, "", .leftToRight)
      return
    }
    let subtags = tag.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .prefix { $0.count > 1 }.map { (String($0) ?? "").lowercased() }
    let name = subtags.first ?? ""
    let rest = subtags.dropFirst()
    let script = rest.first { $0.utf8.count == 4 && Self.isLetters($0) }
    let region = rest.first {
      $0.utf8.count == 2 ? Self.isLetters($0) : $0.utf8.count == 3 && Int($0) != nil
    }
    language = Self.languages[name] ?? .other
    let isLeftward =
      script.map { Self.leftwardScripts.contains($0) } ?? Self.leftwardLanguages.contains(name)
    direction = isLeftward ? .rightToLeft : .leftToRight
    self.region = region?.uppercased() ?? ""
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { ($0 | 0x20) &- 97 < 26 }
  }

  private static let languages: [String: Language] = [
    "en": .english, "es": .spanish, "fr": .french, "de": .german, "pt": .portuguese,
    "hi": .hindi, "ar": .arabic, "zh": .chinese,
  ]

  private static let leftwardLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  private static let leftwardScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}
