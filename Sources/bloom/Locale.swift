/// What the environment says of language and letters.
enum Locale {
  /// A language tag such as `en-GB`; nil where the environment names no region.
  static func tag(of environment: (String) -> String?) -> String? {
    let value = name(environment, category: "LC_TIME").prefix { $0 != "." && $0 != "@" }
    let parts = value.split(separator: "_")
    guard parts.count == 2, parts[0].count == 2, parts[1].count == 2 else { return nil }
    return "\(parts[0])-\(parts[1])"
  }

  /// The country whose emergency number applies, as `GB`; nil where the environment names none.
  ///
  /// `en_US` is what machines come with in any country, so it names none.
  static func region(of environment: (String) -> String?) -> String? {
    guard let tag = tag(of: environment), tag != "en-US" else { return nil }
    return tag.split(separator: "-").last.map(String.init)
  }

  /// Whether the terminal is set to plain ASCII by name (`C`, `POSIX`).
  static func isASCII(_ environment: (String) -> String?) -> Bool {
    ["C", "POSIX"].contains(name(environment, category: "LC_CTYPE"))
  }

  private static func name(
    _ environment: (String) -> String?, category: String
  ) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
  }
}
