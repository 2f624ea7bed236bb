/// Where a policy stands among all, for those who look for what decided.
package struct PolicyPlace: Hashable, Sendable {
  /// Its place in the order in which policies are asked, from 1.
  package let number: Int
  /// How many there are.
  package let count: Int
  /// The name of its file in `Dialogue/Policies`.
  package let file: String

  /// Finds a policy by its name; nil where there is none.
  package init?(_ name: String) {
    let all = DialoguePolicies.ordered
    guard let place = all.firstIndex(where: { $0.name == name }) else { return nil }
    number = place + 1
    count = all.count
    file = "\(type(of: all[place])).swift"
  }
}
