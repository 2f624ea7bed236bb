public import Civil
import Journal

/// Something in a file that is not taken in, and why.
public struct Omission: Hashable, Sendable {
  /// Why something stays out of a diary.
  public enum Reason: Hashable, Sendable {
    /// The diary has no line for it.
    case noPlace
    /// This layout is not known to hold it.
    case unknown
    case predicted
    case computed
    /// It says that something was not there.
    case absence
    case ahead
    case excluded
    case outOfRange
    case noDay
    case setting
    case unclear
    case deleted
    /// Anything else, in words.
    case other(String)

    var words: String {
      switch self {
      case .noPlace: "the diary has no place for it"
      case .unknown: "it is not known here"
      case .predicted: "a prediction is no fact"
      case .computed: "the app worked it out, so it is no fact"
      case .absence: "it says that nothing was there, which is no entry"
      case .ahead: "still ahead of today"
      case .excluded: "it is marked as excluded"
      case .outOfRange: "no such value can be"
      case .noDay: "this is no real day"
      case .setting: "a setting is no entry"
      case .unclear: "it shows no clear result"
      case .deleted: "it was deleted in the app"
      case .other(let words): words
      }
    }
  }

  /// How many different values are shown.
  static let mostValues = 6

  /// What is left out: a column, a type, a kind of event.
  public let name: String
  public let reason: Reason
  /// Some of the values it had.
  public internal(set) var values: [String] = []
  /// How many more values than those it had.
  public internal(set) var count = 0
  /// The first and the last day it was on.
  public internal(set) var days: ClosedRange<CivilDate>?

  private static func quoted(_ value: String) -> String {
    "\"\(Excerpt.cleaned(value.prefix(60)))\(value.count > 60 ? "…" : "")\""
  }

  /// One line without a full stop: `Covid Test "POSITIVE" (2026-02-12): the diary has no place for it`.
  public var text: String {
    var text = Excerpt.cleaned(name)
    let shown = values.map(Self.quoted)
    if !shown.isEmpty {
      text += (text.isEmpty ? "" : " ") + shown.joined(separator: ", ")
      if values.count == Self.mostValues { text += ", …" }
    }
    var place: [String] = []
    if count > 1 { place.append("\(count) times") }
    if let days {
      place.append(
        days.lowerBound == days.upperBound
          ? days.lowerBound.iso : "\(days.lowerBound.iso) to \(days.upperBound.iso)")
    }
    if !place.isEmpty { text += " (\(place.joined(separator: ", ")))" }
    return "\(text): \(reason.words)"
  }
}
