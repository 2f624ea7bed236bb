import Knowledge

extension Setting {
  /// Where the advice comes from that is shown: the place of the setting, or else of its language
  /// tag; nil where neither tells.
  ///
  /// `en-US` is what machines come with in any country, so the tag alone names no place.
  var adviceRegion: Food.Region? {
    switch (region ?? placeOfTag)?.uppercased() {
    case "GB", "UK": .uk
    case "US": .us
    case "AU", "NZ": .anz
    default: nil
    }
  }

  private var placeOfTag: String? {
    let parts = (locale ?? "").split { $0 == "-" || $0 == "_" }.map { $0.uppercased() }
    guard parts.count > 1, let place = parts.last, parts != ["EN", "US"] else { return nil }
    return place
  }
}
