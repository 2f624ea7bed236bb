import Civil
import Journal

extension JSONNode {
  /// A text, a number or a truth value as text; nil for any other value.
  var plain: String? {
    switch content {
    case .text(let text): text
    case .number(let digits): digits
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  /// The plain values of a list, or the one that stands in place of a list.
  var plains: [String] { list?.compactMap(\.plain) ?? plain.map { [$0] } ?? [] }

  /// Whether it says yes.
  var isTrue: Bool { plain?.isYes ?? false }

  /// The number, also where it stands in quotes.
  var number: Int? { plain.flatMap { Int($0.stripped) } }

  /// The day that a text begins with.
  var day: CivilDate? { plain.flatMap { DayText.certain($0) } }

  /// The members of an object, without those that are null; none for any other value.
  var members: [Member] {
    guard case .object(let members) = content else { return [] }
    return members.filter { $0.value.content != .null }
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool {
    switch content {
    case .null: true
    case .list(let list): list.isEmpty
    case .object(let members): members.isEmpty
    case .text(let text): text.stripped.isEmpty
    case .bool, .number: false
    }
  }
}
