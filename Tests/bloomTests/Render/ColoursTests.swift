import Testing

@testable import bloom

struct ColoursTests {
  private func areOn(
    _ choice: Options.ColorChoice, terminal: Bool, _ variables: [String: String]
  ) -> Bool {
    Colours.areOn(
      choice, isTerminal: terminal,
      environment: { variables.merging(["TERM": "xterm"]) { given, _ in given }[$0] })
  }

  @Test func `a terminal is coloured and a pipe is not`() {
    #expect(areOn(.auto, terminal: true, [:]))
    #expect(!areOn(.auto, terminal: false, [:]))
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false),
    (["TERM": "dumb"], false), (["TERM": ""], false), (["CLICOLOR": "0"], false),
    (["FORCE_COLOR": "0"], false), (["FORCE_COLOR": ""], true), (["CLICOLOR_FORCE": "0"], true),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], true),
  ])
  func `a terminal obeys the environment`(variables: [String: String], isOn: Bool) {
    #expect(areOn(.auto, terminal: true, variables) == isOn)
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": ""], false),
    (["FORCE_COLOR": ""], false), (["FORCE_COLOR": "false"], false),
    (["TERM": "dumb", "FORCE_COLOR": "1"], true),
  ])
  func `a pipe obeys the environment`(variables: [String: String], isOn: Bool) {
    #expect(areOn(.auto, terminal: false, variables) == isOn)
  }

  @Test func `the command line goes before all but force-color`() {
    #expect(areOn(.always, terminal: false, ["NO_COLOR": "1"]))
    #expect(!areOn(.never, terminal: true, ["CLICOLOR_FORCE": "1"]))
    #expect(areOn(.never, terminal: false, ["FORCE_COLOR": "1"]))
    #expect(!areOn(.always, terminal: true, ["FORCE_COLOR": "0"]))
  }
}
