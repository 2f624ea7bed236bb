import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What logs of food and weight fit to, in words, and everything that keeps it silent.
struct MaintenanceWordsTests {
  /// Days of food up to yesterday, and of weight up to today.
  private func lines(food: Int, weight: Int, kcal: Int = 2200) throws -> [String] {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    return (1...max(1, food)).prefix(food).map { "\((today - $0).iso) food \"meal\" kcal \(kcal)" }
      + (0..<weight).map { "\((today - $0).iso) weight 62 kg" }
  }

  private func bloom(
    _ lines: [String], _ set: [SettingKey: String] = [.height: "168"], mode: Mode? = nil
  ) throws -> Rehearsal {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(
      Journal(parsing: (["# bloom journal 1"] + lines).joined(separator: "\n") + "\n"),
      undoLog: UndoLog())
    for (key, value) in set { bloom.assistant.setting.preferences.set(key, to: value) }
    bloom.assistant.setting.mode = mode
    return bloom
  }

  private func maintenance(
    _ lines: [String], _ set: [SettingKey: String] = [.height: "168"], mode: Mode? = nil
  ) throws -> String {
    var bloom = try bloom(lines, set, mode: mode)
    let turn = bloom.assistant.maintenance(now: bloom.now)
    #expect(turn.fault == nil && turn.edits.isEmpty)
    return turn.text
  }

  @Test func `steady logs fit what was eaten, rounded and with a range`() throws {
    let text = try maintenance(try lines(food: 28, weight: 28))
    #expect(
      text.hasPrefix(
        "Over the last 28 days your logs fit about 2,200 kcal a day, likely 2,100 to 2,300."),
      "\(text)")
    #expect(text.contains("your own logged calories"), "\(text)")
  }

  @Test(arguments: [
    (
      20, 4, "Data unavailable. It takes 7 days of weight across two weeks; I have 4 over 4 days."
    ),
    (
      3, 28, "Data unavailable. It takes 14 days of food across two weeks; I have 3 over 3 days."
    ),
    (
      0, 0,
      "Data unavailable. It takes 14 days of food and 7 of weight across two weeks; I have none "
        + "and none."
    ),
  ]) func `what is missing is counted and no number stands in for it`(
    food: Int, weight: Int, said: String
  ) throws {
    #expect(try maintenance(try lines(food: food, weight: weight)) == said)
  }

  @Test(
    arguments: [
      ([:], nil, "It takes your height first"),
      ([SettingKey.height: "168", .calories: "off"], nil, "I keep quiet about that"),
      ([.height: "168"], Mode.pregnancy, "I work out no calories in pregnancy."),
      ([.height: "190"], nil, "I work out no calories here."),
    ] as [([SettingKey: String], Mode?, String)])
  func `nothing is worked out behind a gate`(
    set: [SettingKey: String], mode: Mode?, said: String
  ) throws {
    let text = try maintenance(try lines(food: 28, weight: 28), set, mode: mode)
    #expect(text.contains(said), "\(text)")
    #expect(!text.contains("kcal"), "\(text)")
  }

  @Test(arguments: [
    (["2026-02-20 pregnancy ended loss"], "I work out no calories just now."),
    (["2026-01-20 pregnancy ended birth"], "I work out no calories in the first weeks"),
    (
      ["2026-03-01 factor \"breastfeeding\""], "I work out no calories while you are breastfeeding."
    ),
    (["2026-03-01 about age 16"], "I work out no calories for anyone under 18."),
  ]) func `after a loss or birth, while feeding and under 18 it is silent`(
    told: [String], said: String
  ) throws {
    let text = try maintenance(try lines(food: 28, weight: 28) + told)
    #expect(text.hasPrefix(said), "\(text)")
    #expect(!text.contains("kcal"))
  }

  @Test func `food far too low to live on is handed to a doctor, without a number`() throws {
    let text = try maintenance(try lines(food: 28, weight: 28, kcal: 700))
    #expect(text.hasPrefix("I work out no calories here. A doctor or dietitian"), "\(text)")
  }

  @Test func `a daily figure comes only where it is asked for, never below the floor`() throws {
    let steady = try lines(food: 28, weight: 28)
    func budget(_ goal: String?, _ more: [String] = []) throws -> String {
      var set: [SettingKey: String] = [.height: "168"]
      set[.goal] = goal
      var bloom = try bloom(steady + more, set)
      return bloom.assistant.budget(now: bloom.now).text
    }
    #expect(try budget(nil) == "You asked for a daily figure: about 2,200 kcal today.")
    let more = try budget("200")
    #expect(more.hasPrefix("You asked for a daily figure: about 2,600 kcal today."), "\(more)")
    #expect(more.contains("about 200 kcal in it that other days left over"), "\(more)")
    #expect(try budget("-300").hasPrefix("How old are you?"))
    let adult = ["2026-03-01 about age 34"]
    #expect(try budget("-300", adult).contains("about 1,900 kcal today"))
    let eaten = ["2026-03-09 food \"lunch\" kcal 600"]
    #expect(try budget(nil, eaten).contains("About 1,600 kcal of today's figure are left."))
    let over = ["2026-03-09 food \"feast\" kcal 4000"]
    #expect(try !budget(nil, over).contains("left"))
    var low = try bloom(
      try lines(food: 28, weight: 28, kcal: 1700) + adult, [.height: "168", .goal: "-300"])
    #expect(low.assistant.budget(now: low.now).text.hasPrefix("I give no figure that low"))
  }

  @Test func `explaining it names every input`() throws {
    var bloom = try bloom(try lines(food: 28, weight: 28))
    let text = bloom.assistant.maintenance(isExplained: true, now: bloom.now).text
    for said in [
      "28 days of food and 28 of weight", "One kilo was taken as 7,350 kcal",
      "straight line over 28 days", "comes to 2,200 kcal a day", "stayed about level",
      "The way HealthVaults counts",
    ] { #expect(text.contains(said), "\(said): \(text)") }
  }

  @Test(arguments: [
    ("what's my maintenance", "your logs fit about 2,200 kcal"),
    ("how many calories do I burn in a day", "your logs fit about 2,200 kcal"),
    ("what is my calorie budget", "You asked for a daily figure"),
  ]) func `the chat answers as the commands do`(message: String, said: String) throws {
    var bloom = try bloom(try lines(food: 28, weight: 28))
    let text = bloom.turn(message).text
    #expect(text.contains(said), "\(text)")
  }
}
