import Assistant
import Testing

@testable import bloom

struct ConfigurationTests {
  private let kept = Configuration(
    text: """
      # mine
      alias p period start
      default today
      color never
      plain on
      contrast loud
      alias today stats
      hooks on
      nonsense
      """)

  @Test func `lines say short words, a command, colours and looks`() {
    #expect(kept.expanded(["p", "yesterday"]) == ["period", "start", "yesterday"])
    #expect(kept.expanded(["stats"]) == ["stats"])
    #expect(kept.standard == ["today"] && kept.color == .never && kept.hasHooks)
    #expect(kept.value(of: .plain) == "on" && kept.value(of: .contrast) == nil)
  }

  @Test func `a line that says nothing is named by its number, and no command is renamed`() {
    #expect(kept.faults == [6, 7, 9])
    #expect(kept.expanded(["today"]) == ["today"])
  }

  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/x"], "/x/bloom"), (["HOME": "/h"], "/h/.config/bloom"),
    (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/bloom"), ([:], nil),
  ])
  func `it lies where configuration lies`(environment: [String: String], folder: String?) {
    #expect(Configuration.folder(of: nil) { environment[$0] } == folder)
    #expect(Configuration.folder(of: "/d") { environment[$0] } == "/d/config/bloom")
  }
}
