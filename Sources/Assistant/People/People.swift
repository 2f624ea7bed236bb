import Civil
import Knowledge
import MessageFormat
import Physiology

/// The people of a home, as the conversation speaks of them.
struct People {
  /// Whose diary is open.
  let open: String
  /// All who have one, the owner of the machine first.
  let all: [String]

  /// Whoever has the diary without a name.
  static let owner = "me"

  init(_ setting: Setting) {
    open = setting.person
    let known = setting.people.filter { $0 != Self.owner }.sorted()
    all = [Self.owner] + known
  }

  /// A name as it is kept; nil where it is none.
  static func name(_ text: String) -> String? {
    let words = text.replacing("_", with: " ").split(whereSeparator: \.isWhitespace)
    let name = words.joined(separator: " ")
    guard !name.isEmpty, name.utf8.count <= 80, name.contains(where: \.isLetter) else { return nil }
    if ["me", "myself", "my own", "mine", "self"].contains(name.lowercased()) { return owner }
    if ["her", "hers", "him", "his", "them", "theirs"].contains(name.lowercased()) { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The person of a name, whatever its capitals.
  private func known(_ name: String) -> String? {
    all.first { $0 == name } ?? all.first { $0.lowercased() == name.lowercased() }
  }

  /// Takes up the diary of a person.
  func switching(to name: String) -> Outcome {
    guard let person = known(name) else {
      return others.isEmpty
        ? .say("people.only", ["name": .string(name)])
        : .say("people.unknown", ["name": .string(name), "others": .list(others.map(shown))])
    }
    let isOwn = person == Self.owner
    let variables: [String: Argument] = ["name": .string(person)]
    guard person != open else { return .say(isOwn ? "people.here_own" : "people.here", variables) }
    var outcome = Outcome.say(isOwn ? "people.switched_own" : "people.switched", variables)
    outcome.errand = .switchTo(person: person)
    return outcome
  }

  /// Begins a diary for a person.
  func adding(_ name: String) -> Outcome {
    if let person = known(name) {
      return person == open || person == Self.owner
        ? switching(to: person) : .say("people.exists", ["name": .string(person)])
    }
    var outcome = Outcome.say("people.added", ["name": .string(name)])
    outcome.errand = .add(person: name)
    return outcome
  }

  /// Asks whose diary is meant.
  var which: Outcome {
    guard !others.isEmpty else { return .say("people.alone") }
    if others.count == 1 { return switching(to: others[0]) }
    var outcome = Outcome.say("people.which", expecting: .person(others))
    outcome.parts.append(
      .list(
        others.enumerated().map { index, name in
          .reply("people.option", ["n": .integer(index + 1), "name": .string(shown(name))])
        }))
    return outcome
  }

  /// All whose diary is not open now.
  private var others: [String] { all.filter { $0 != open } }

  private func shown(_ person: String) -> String { person == Self.owner ? "me" : person }
}
