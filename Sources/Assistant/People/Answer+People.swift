import Knowledge
import Language
import MessageFormat

extension Answer {
  /// Which person was meant: by her place in the list, or by name.
  mutating func choosePerson(_ people: [String]) {
    if main == .no || said.contains("answer.cancel") { return say("did_you_mean.none") }
    guard reading.message.isShort, !(main?.isLog ?? false) else { return }
    let number = reading.message.tokens.compactMap(\.number).first
      .map { Int(clamping: $0.rounded()) }
    let places = ["answer.first", "answer.second", "answer.third"]
    let place = number.map { $0 - 1 } ?? places.firstIndex(where: said.contains)
    let words = reading.message.original.lowercased().split { !$0.isLetter && !$0.isNumber }
    let named = people.first { person in
      words.joined(separator: " ").contains(person.lowercased()) || words.contains { $0 == person }
    }
    let person = named ?? place.flatMap { people.indices.contains($0) ? people[$0] : nil }
    guard let person else { return }
    isOne = true
    outcome = People(scene.setting).switching(to: person)
  }

  /// The name of a new diary, of a few words.
  mutating func namePerson() {
    if main == .no || said.contains("answer.cancel") { return say("did_you_mean.none") }
    let words = reading.message.original.split(whereSeparator: \.isWhitespace)
    guard words.count <= 3, main == nil || main?.group == "meta",
      let name = People.name(words.joined(separator: " ").trimmingPunctuation)
    else { return }
    isOne = true
    outcome = People(scene.setting).adding(name)
  }
}

extension String {
  /// The text without marks around it.
  fileprivate var trimmingPunctuation: String {
    let kept = drop { !$0.isLetter && !$0.isNumber }
    let end = kept.lastIndex { $0.isLetter || $0.isNumber }.map(kept.index(after:))
    return String(kept[..<(end ?? kept.startIndex)])
  }
}
