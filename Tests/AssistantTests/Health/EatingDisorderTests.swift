import Journal
import Testing

@testable import Assistant

/// An eating disorder told once sets calories off; the reason is kept nowhere.
struct EatingDisorderTests {
  @Test(arguments: [
    "i had an eating disorder when i was 17", "i am in recovery from anorexia",
    "my anorexia is acting up", "I'm bulimic and my period is late",
    "is it ok to log food with my history of bulimia?", "I used to have an eating disorder at 17",
    "my doctor says i've OSFED", "I don't have anorexia anymore",
    "period started today. i have an eating disorder",
  ]) func `calories go silent at one word, and nothing of it is written`(message: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(message)
    #expect(turn.text.contains("I leave out calories and body weight from now on."), "\(turn.text)")
    #expect(!bloom.assistant.setting.preferences.isOn(.calories))
    let kept = bloom.assistant.setting.preferences.text + turn.edits.map { "\($0)" }.joined()
    for word in ["disorder", "anorex", "bulim"] { #expect(!kept.lowercased().contains(word)) }
    #expect(!bloom.turn("how many calories do i burn").text.contains("kcal"))
  }

  @Test(arguments: [
    "my sister has anorexia", "what is an eating disorder", "i never had an eating disorder",
    "is anorexia a cause of late periods?", "my ex had an eating disorder",
    "my friend Sarah is bulimic", "my daughter was diagnosed with anorexia",
    "people think i'm anorexic but im not", "tell me about eating disorders",
    "how do i know if i have an eating disorder", "I don't have an eating disorder",
    "i had a disordered week",
  ]) func `somebody else's, a question or a denial changes nothing`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(message)
    #expect(bloom.assistant.setting.preferences.isOn(.calories))
  }

  @Test(arguments: ["show calories again", "turn calories on", "calories on please"])
  func `calories come back by a command alone`(message: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    let text = bloom.turn(message).text
    #expect(!bloom.assistant.setting.preferences.isOn(.calories))
    #expect(text.contains("bloom config calories on"), "\(text)")
  }
}
