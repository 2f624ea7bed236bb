/// The least and the most digits that options ask for.
struct DigitRange {
  private var least: (count: Int, isInherited: Bool)?
  private var most: (count: Int, isInherited: Bool)?

  /// The least digits, where they are given.
  var minimum: Int? { least?.count }
  /// The most digits, where they are given.
  var maximum: Int? { most?.count }

  /// Notes the least digits.
  mutating func putLeast(_ count: Int?, _ origin: FunctionOptions.Origin) {
    least = count.map { ($0, origin == .inherited) }
  }

  /// Notes the most digits.
  mutating func putMost(_ count: Int?, _ origin: FunctionOptions.Origin) {
    most = count.map { ($0, origin == .inherited) }
  }

  /// Leaves one of two bounds that cross each other out: the one of the operand, else the least;
  /// tells whether one call gives both.
  mutating func settle() -> Bool {
    guard let least, let most, least.count > most.count else { return false }
    if most.isInherited, !least.isInherited {
      self.most = nil
    } else {
      self.least = nil
    }
    return least.isInherited == most.isInherited
  }
}
