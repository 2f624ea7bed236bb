import Testing

@testable import Publishing

struct AlarmComponentTests {
  @Test(arguments: [
    (0, "PT0S"), (15, "-PT15M"), (60, "-PT1H"), (90, "-PT1H30M"), (1440, "-P1D"),
    (2910, "-P2DT30M"), (-540, "PT9H"), (-1500, "P1DT1H"),
  ])
  func `a trigger is a duration from the start`(minutes: Int, trigger: String) {
    let lines = AlarmComponent(minutesBefore: minutes, words: "a, b").lines(title: "c")
    #expect(
      lines.map(\.text) == [
        "BEGIN:VALARM\r\n", "ACTION:DISPLAY\r\n", "DESCRIPTION:a\\, b\r\n",
        "TRIGGER:\(trigger)\r\n", "END:VALARM\r\n",
      ])
  }

  @Test(arguments: [Int.min, .max])
  func `no number of minutes is too great`(minutes: Int) {
    #expect(AlarmComponent(minutesBefore: minutes).lines(title: "a").count == 5)
  }

  @Test func `without words it says the title`() {
    let lines = AlarmComponent(minutesBefore: 0, words: " \n").lines(title: "Period")
    #expect(lines[2].text == "DESCRIPTION:Period\r\n")
  }
}
