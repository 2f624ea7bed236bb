/// What a machine tells of a line: whether one of some labels is its label.
package struct Question: Sendable {
  enum Answer {
    case holds, not, leftOut
  }

  let name: String
  private let holds: Set<String>
  private let leavesOut: Set<String>

  /// - Parameters:
  ///   - holds: the labels that it holds for.
  ///   - leavesOut: labels whose lines say nothing on it, either way.
  package init(_ name: String, holds: Set<String>, leavesOut: Set<String> = []) {
    self.name = name
    self.holds = holds
    self.leavesOut = leavesOut
  }

  func answer(_ sample: Sample) -> Answer {
    holds.contains(sample.label) ? .holds : leavesOut.contains(sample.label) ? .leftOut : .not
  }
}
