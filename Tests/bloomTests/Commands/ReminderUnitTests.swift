import Testing

@testable import bloom

struct ReminderUnitTests {
  private let unit = ReminderUnit(program: "/opt/my bloom", home: "/d", person: "Mei")

  @Test(arguments: ReminderUnit.System.allCases)
  func `nothing in a unit says what it is about`(system: ReminderUnit.System) {
    let files = unit.files(for: system, home: "/h", config: nil)
    let text = (files.map(\.text) + [unit.start(system, home: "/h")]).joined().lowercased()
    for word in ["period", "pregnan", "medicine", "pill", "cycle", "fertil"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `systemd is given a service and a timer in its folder`() {
    let files = unit.files(for: .systemd, home: "/h", config: "/c")
    #expect(
      files.map(\.path) == [
        "/c/systemd/user/bloom-reminders.service", "/c/systemd/user/bloom-reminders.timer",
      ])
    #expect(files[0].text.contains("'/opt/my bloom' reminders --due --home '/d' --as Mei"))
    #expect(files[0].text.contains("\\\"$$n\\\""))
  }

  @Test func `cron is given a line, and launchd a file that is XML`() {
    #expect(unit.files(for: .cron, home: "/h", config: nil).isEmpty)
    #expect(unit.start(.cron, home: "/h").contains("*/10 * * * * "))
    let file = unit.files(for: .launchd, home: "/h", config: nil)[0]
    #expect(file.path == "/h/Library/LaunchAgents/bloom-reminders.plist")
    #expect(file.text.contains("&amp;&amp;"))
  }
}
