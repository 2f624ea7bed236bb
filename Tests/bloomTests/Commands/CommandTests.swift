import Testing

@testable import bloom

struct CommandTests {
  @Test func `no two commands share a name, and each says what it does`() {
    let names = Commands.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for command in Commands.all { #expect(!command.summary.isEmpty, "\(command.name)") }
  }

  @Test(arguments: [
    ("forcast", "forecast"), ("yogga", "yoga"), ("undoo", "undo"), ("xyzzy", "bloom help"),
  ])
  func `an unknown command is met with the nearest one`(typed: String, hint: String) {
    do {
      _ = try Commands.named(typed)
      Issue.record("\(typed) was accepted")
    } catch {
      #expect(error.code == .usage)
      #expect(error.message.contains(hint), "\(error.message)")
    }
  }

  @Test(arguments: [("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("same", "same", 0)])
  func `the distance between words is counted in letters`(
    left: String, right: String, distance: Int
  ) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }
}
