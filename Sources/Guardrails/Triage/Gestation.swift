/// Reads the weeks of pregnancy off a message: "32 weeks", "6w2d", but not "for 2 weeks" or
/// "3 weeks ago".
struct Gestation: Sendable {
  private let unit: Int
  private let durationBefore: Int
  private let durationAfter: Int

  init(table: ConceptTable) {
    unit = table.weekUnit
    durationBefore = table.durationBefore
    durationAfter = table.durationAfter
  }

  /// The largest number of weeks said that can be a gestational age, 4 to 42.
  func weeks(in reading: Reading) -> Int? {
    var found: Int?
    for index in reading.words.indices {
      guard let number = reading.words[index].number, (4...42.9).contains(number),
        reading.is(index + 1, unit),
        !reading.is(index - 1, durationBefore), !reading.is(index + 2, durationAfter)
      else { continue }
      found = max(found ?? 0, Int(number))
    }
    return found
  }
}
