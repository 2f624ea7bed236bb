import Civil
import Journal
import Testing

@testable import Assistant

/// Whose diary is meant, where one machine holds several.
struct WhoseDiaryTests {
  private func bloom(in person: String) throws -> Rehearsal {
    var bloom = try Rehearsal()
    bloom.assistant.setting.people = ["Mei"]
    bloom.assistant.setting.person = person
    return bloom
  }

  @Test(arguments: ["back to me", "back to mine please", "switch to me", "ok go back to me"])
  func `back to me opens one's own diary`(told: String) throws {
    var bloom = try bloom(in: "Mei")
    #expect(bloom.turn(told).errand == .switchTo(person: "me"))
  }

  @Test(arguments: ["open hers", "ok open hers", "switch to hers"])
  func `hers is the other one's diary`(told: String) throws {
    var bloom = try bloom(in: "me")
    #expect(bloom.turn(told).errand == .switchTo(person: "Mei"))
  }

  @Test(arguments: [
    "her period started friday, light", "hers started friday", "and when is hers next",
    "when is her next period", "she got her period today",
  ])
  func `what is hers is neither written nor told in another diary`(told: String) throws {
    var bloom = try bloom(in: "me")
    let said = bloom.say(told)
    #expect(said.added.isEmpty && said.text.contains("Mei"), "\(said.text)")
  }
}
