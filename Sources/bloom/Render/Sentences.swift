extension String {
  /// The sentences of a text: each ends with a mark, and the next begins with a capital, a figure
  /// or a quote.
  var sentences: [String] {
    var sentences: [String] = []
    var sentence = ""
    let characters = Array(self)
    for (place, character) in characters.enumerated() {
      sentence.append(character)
      guard place + 2 < characters.count, characters[place + 1] == " " else { continue }
      let isClosing = "”\")".contains(character) && place > 0
      let mark = isClosing ? characters[place - 1] : character
      let next = characters[place + 2]
      guard ".?".contains(mark), next.isUppercase || next.isNumber || "“\"".contains(next) else {
        continue
      }
      sentences.append(sentence.trimmed)
      sentence = ""
    }
    let last = sentence.trimmed
    return last.isEmpty ? sentences : sentences + [last]
  }

  /// Without spaces at its ends.
  fileprivate var trimmed: String { String(drop { $0 == " " }).withoutEnd }
}
