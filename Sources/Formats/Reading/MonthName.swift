/// The names of months as exports write them.
enum MonthName {
  private static let openings: [String: Int] = [
    "jan": 1, "jän": 1, "feb": 2, "mar": 3, "mär": 3, "mrz": 3, "apr": 4, "may": 5, "mai": 5,
    "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "okt": 10, "nov": 11, "dec": 12, "dez": 12,
  ]

  /// The month, from 1, that a word begins; nil where it begins none.
  static func number(_ word: some StringProtocol) -> Int? {
    word.count < 3 ? nil : openings[word.prefix(3).lowercased()]
  }
}
