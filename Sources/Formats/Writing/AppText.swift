import Civil
import Journal

/// A diary as the text of another app's file.
public struct AppText: Hashable, Sendable {
  /// The file's text.
  public internal(set) var text = ""
  /// How many days are in it.
  public internal(set) var days = 0
  /// What the other app has no place for, with how often it is there.
  public internal(set) var left: [String: Int] = [:]
  /// How many private entries are left out.
  public internal(set) var hidden = 0
  /// How many days of a period had no strength, so that one was put there.
  public internal(set) var unsaid = 0

  /// Counts an entry that is private or still ahead as left out.
  ///
  /// - Returns: whether it is to be written.
  mutating func admits(_ entry: Entry, withPrivate: Bool, upTo today: CivilDate) -> Bool {
    if !withPrivate, DiaryTable.privateKinds.contains(entry.fact.kind) {
      hidden += 1
      return false
    }
    guard entry.date <= today else {
      if entry.fact.isOfDiary { left["days ahead", default: 0] += 1 }
      return false
    }
    return true
  }

  /// Names something of an entry that the file does not tell.
  mutating func lose(_ detail: String) { left[detail, default: 0] += 1 }

  /// Names what an entry says beyond the word that the file has for it.
  mutating func loseDetails(of fact: Fact) {
    guard case .symptom(let term, let severity, let pain, _) = fact else { return }
    let name = term.rawValue.replacing("_", with: " ")
    if severity == Severity.none || pain == 0 {
      lose("no \(name)")
    } else if severity != nil || pain != nil {
      lose("strength of \(name)")
    }
  }

  /// Names an entry that has no place.
  mutating func leave(_ fact: Fact) {
    left[fact.words.prefix(fact.isNamedByTwo ? 2 : 1).joined(separator: " "), default: 0] += 1
  }
}

extension Fact {
  /// Whether its second word says what it is about.
  fileprivate var isNamedByTwo: Bool {
    switch self {
    case .symptom, .mood, .test, .discharge: true
    default: false
    }
  }
}
