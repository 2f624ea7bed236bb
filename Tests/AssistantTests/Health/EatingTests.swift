import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

struct EatingTests {
  @Test(arguments: [
    ("im allergic to nuts", "", "nut"), ("i have a nut allergy", "", "nut"),
    ("i cant eat gluten or dairy", "", "gluten, milk"), ("im lactose intolerant", "", "milk"),
    ("I don't eat meat", "vegetarian", ""), ("im vegan btw", "vegan", ""),
    ("i have coeliac disease", "gluten free", ""),
    ("im vegan and allergic to peanuts", "vegan", "peanut"),
    ("im allergic to strawberries", "", "strawberries"),
  ]) func `how she eats is kept`(message: String, diet: String, left: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(message)
    let preferences = bloom.assistant.setting.preferences
    #expect(preferences.stored(.diet) ?? "" == diet)
    #expect(preferences.stored(.leavesOut) ?? "" == left)
  }

  @Test(arguments: [
    "my son is allergic to nuts", "i dont eat enough", "i cant eat anything today, so sick",
    "ate nuts today", "can i eat nuts?", "are nuts good for me", "vegan snacks",
    "ideas without milk", "my partner is vegan",
  ]) func `what is of others, of today or asked is not kept`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).changes.isEmpty)
  }

  @Test func `it can be eaten again`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im vegan and allergic to nuts")
    #expect(bloom.turn("im not vegan anymore").changes.map(\.key) == [.diet])
    #expect(bloom.assistant.setting.preferences.stored(.leavesOut) == "nut")
    #expect(bloom.turn("i eat everything").changes.map(\.key) == [.leavesOut])
    #expect(bloom.turn("i eat everything").changes.isEmpty)
  }

  private static let told = ["nut", "milk", "egg", "fish", "gluten", "soya", "sesame", "peanut"]

  @Test(arguments: told) func `nothing she leaves out is offered, in any mode`(
    allergen: String
  ) throws {
    let library = Rehearsal.library
    let ideas = Dictionary(
      try library.mealIdeas().map { ($0.id, $0.allergens) }, uniquingKeysWith: { first, _ in first }
    )
    let foods = Dictionary(
      try library.foods().map { ($0.id, $0.allergens) }, uniquingKeysWith: { first, _ in first })
    for mode in ["cycle", "ttc", "pregnancy", "postpartum", "general"] {
      var bloom = try Rehearsal()
      bloom.assistant.setting.mode = Mode(rawValue: mode)
      bloom.assistant.setting.preferences.set(.leavesOut, to: allergen)
      for message in ["snack ideas", "another", "another", "high in iron", "foods with calcium"] {
        let turn = bloom.turn(message)
        for found in turn.found {
          let held = ideas[found.id] ?? foods[found.id] ?? []
          #expect(!held.contains { $0.contains(allergen) }, "\(found.id)")
        }
      }
      for ahead in 0..<20 {
        bloom.now = Moment(date: bloom.now.date + 1, time: bloom.now.time)
        let tip = bloom.say("what should i eat in my phase").text.lowercased()
        #expect(!tip.contains(" " + allergen), "\(ahead): \(tip)")
      }
    }
  }

  @Test func `a food asked for by name says that it does not fit`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im allergic to peanuts")
    #expect(bloom.say("what is in peanut butter").text.contains("You told me that you leave"))
    #expect(!bloom.say("what is in lentils").text.contains("You told me that you leave"))
  }
}
