/// One way of asking, as its record writes it: the words that must stand in it, in any order.
///
/// `word` is a word, `two_words` two in a row, `:name` a class of words, `a|b` either, `?a` may stand
/// there, `!a` must not, `<45-60>` a number; `+` before all says that telling it is enough.
struct QuestionPattern: Sendable {
  private enum Role: Sendable { case must, may, mustNot }

  private struct Element: Sendable {
    let role: Role
    let classes: [Int]
    let numbers: ClosedRange<Int>?
    let weight: Double
  }

  /// Whether what it asks is answered where it is told too.
  let isTold: Bool
  private let elements: [Element]

  private static let shareOfOptional = 0.7
  private static let shareOfImplied = 0.5
  /// The weight of a word that says what a question is about.
  private static let content = 0.6
  private static let unexplained = 0.25
  private static let mostUnexplained = 6
  private static let numberWeight = 0.4

  /// Nil where it names a class that is not there.
  init?(_ text: String, words: inout QuestionWords) {
    var elements: [Element] = []
    let parts = text.split(separator: " ")
    isTold = parts.first == "+"
    for part in parts where part != "+" {
      var name = part
      let role: Role =
        switch part.first {
        case "?": .may
        case "!": .mustNot
        default: .must
        }
      if role != .must { name = part.dropFirst() }
      if let range = Self.range(name) {
        elements.append(
          Element(role: role, classes: [], numbers: range, weight: Self.numberWeight))
        continue
      }
      var classes: [Int] = []
      for choice in name.split(separator: "|") {
        guard let place = words.place(of: String(choice)) else { return nil }
        classes.append(place)
      }
      let weight = classes.map { words.classes[$0].weight }.max() ?? 0
      elements.append(Element(role: role, classes: classes, numbers: nil, weight: weight))
    }
    guard elements.contains(where: { $0.role == .must }) else { return nil }
    self.elements = elements
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    guard text.first == "<", text.last == ">" else { return nil }
    let bounds = text.dropFirst().dropLast().split(separator: "-").compactMap { Int($0) }
    guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
    return low...high
  }

  /// The classes of words that must stand in it.
  var wanted: [Int] { elements.filter { $0.role == .must }.flatMap(\.classes) }

  /// How well a stretch of a message asks just this; nil where it does not.
  func score(_ reading: QuestionWords.Reading) -> Double? { fit(reading)?.score }

  /// Whether a stretch of a message asks this and says nothing else.
  func explainsAll(of reading: QuestionWords.Reading) -> Bool { fit(reading)?.left == 0 }

  private func fit(_ reading: QuestionWords.Reading) -> (score: Double, left: Int)? {
    var score = 0.0
    var isGrounded = reading.implied == nil
    var leansOnImplied = false
    var explained: Set<Int> = []
    for element in elements {
      let found = element.classes.flatMap { reading.places[$0] ?? [] }
      let numbers = element.numbers.map { range in
        reading.numbers.filter { range.contains($0.value) }.map(\.key)
      }
      let isFound = !found.isEmpty || numbers?.isEmpty == false
      let isImplied = !isFound && reading.implied.map(element.classes.contains) == true
      switch element.role {
      case .must:
        guard isFound || isImplied else { return nil }
        score += element.weight * (isImplied ? Self.shareOfImplied : 1)
        leansOnImplied = leansOnImplied || isImplied
        isGrounded = isGrounded || isFound && element.weight >= Self.content
      case .may: if isFound { score += element.weight * Self.shareOfOptional }
      case .mustNot: if isFound { return nil }
      }
      for range in found { explained.formUnion(range) }
    }
    guard isGrounded || !leansOnImplied else { return nil }
    let left = reading.content.subtracting(explained).count
    return (score - Double(min(left, Self.mostUnexplained)) * Self.unexplained, left)
  }
}
