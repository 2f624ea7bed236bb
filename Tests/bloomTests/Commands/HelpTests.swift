import Testing

@testable import bloom

struct HelpTests {
  @Test func `every command is in one group of help, and nothing else is`() {
    let grouped = CommandGroup.all.flatMap(\.names)
    #expect(grouped.count == Set(grouped).count)
    #expect(Set(grouped) == Set(Commands.all.map { $0.name }))
  }

  @Test func `the first ten are commands, and each can be typed`() throws {
    #expect(CommandGroup.first.count == 10)
    for entry in CommandGroup.first {
      let words = entry.usage.split(separator: " ").map(String.init)
      #expect(words.first == "bloom")
      if words.count > 1 { #expect(words[1] == entry.name) }
      _ = try Commands.named(entry.name)
    }
  }

  @Test func `what comes first fits a screen with one row for the prompt`() {
    let page = HelpPage(commands: Commands.all, options: Options.known)
    let rows = page.opening.flatMap { $0.rows(width: 80, ink: .none) }
    #expect(rows.count <= 36)
    for row in rows { #expect(row.count <= 80, "\(row)") }
  }

  @Test func `no topic has the name of a command`() {
    let names = Set(Commands.all.map { $0.name })
    #expect(HelpTopic.all.filter { names.contains($0.name) }.isEmpty)
  }
}
