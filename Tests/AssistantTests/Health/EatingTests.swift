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
    ("im alergic to nuts n have asthma", "", "nut"), ("severe peanut allergy btw", "", "peanut"),
    ("i'm allergic to shellfish, carry an epipen", "", "mollusc, crustacean"),
    ("i have a milk allergy so what snack can i have", "", "milk"),
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

  @Test(arguments: [
    "turns out im allergic to nuts", "I'm allergic to nuts so please be careful",
    "nuts are off limits for me", "nut allergy here", "no nuts for me please",
    "i found out I'm allergic to nuts", "my doctor says i'm allergic to nuts",
    "i'm allergic to nuts, what can i eat?", "allergies: nuts", "nuts give me hives",
    "i'm allergic to nuts and i feel tired", "im allergic to nuts, and my period started today",
  ]) func `an allergy is not missed, whatever stands beside it`(message: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(message)
    #expect(bloom.assistant.setting.preferences.stored(.leavesOut) == "nut", "\(turn.text)")
  }

  @Test(arguments: [
    "i can not eat nuts", "i dont eat nuts anymore", "no more nuts", "i am not ok with nuts",
    "am i no longer allergic to nuts", "i can eat anything except nuts",
    "i eat everything in sight before my period", "can i eat nuts again",
  ]) func `nothing that cannot be eaten is put back by a word that only sounds like it`(
    message: String
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im allergic to nuts")
    _ = bloom.turn(message)
    #expect(bloom.assistant.setting.preferences.stored(.leavesOut)?.contains("nut") == true)
  }

  @Test(arguments: [
    "no milk coming in yet", "no eggs were collected today", "we cant have fish tonight",
    "am i allergic to eggs", "should i avoid fish", "should i avoid milk",
    "do i have to avoid soya",
    "used to be allergic to eggs", "she is allergic to nuts", "my daughter has a nut allergy",
  ]) func `a question without its mark keeps nothing`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).changes.isEmpty)
  }

  @Test(arguments: ["nuts, eggs", "tree nuts", "dairy", "cow's milk and nuts"])
  func `what is set in other words counts as well`(value: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.leavesOut, to: value)
    let allergens = Dictionary(
      try Rehearsal.library.mealIdeas().map { ($0.id, $0.allergens) },
      uniquingKeysWith: { first, _ in first })
    let left = try Eating(bloom.assistant.setting.preferences, Rehearsal.library).left
    #expect(!left.isEmpty)
    _ = bloom.turn("snack ideas")
    for _ in 0..<8 {
      for found in bloom.turn("another").found {
        #expect(
          !(allergens[found.id] ?? []).contains { held in left.contains { held.contains($0) } })
      }
    }
  }

  @Test func `an unknown diet hides nothing`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.diet, to: "coeliac, moonlight")
    #expect(
      try Eating(bloom.assistant.setting.preferences, Rehearsal.library).diets == ["gluten_free"])
    #expect(!bloom.turn("snack ideas").found.isEmpty)
  }

  /// `bloom-bench exclusions` looks at every day of every mode.
  @Test(arguments: zip(["gluten", "egg", "fish", "milk"], Mode.allCases))
  func `no tip or idea of the day names what she leaves out`(
    allergen: String, mode: Mode
  ) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = mode
    bloom.assistant.setting.preferences.set(.leavesOut, to: allergen)
    let eating = try Eating(bloom.assistant.setting.preferences, Rehearsal.library)
    for day in 0..<30 {
      let now = Moment(date: bloom.now.date + day, time: bloom.now.time)
      let card = bloom.assistant.answer(["insight.today"], text: "", now: now)
      for line in card.text.split(separator: "\n") where line.contains("Food") {
        #expect(eating.allows(String(line)), "\(mode) \(line)")
      }
    }
  }

  @Test func `a condition told in the same breath is kept too`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im alergic to nuts n have asthma")
    #expect(bloom.assistant.setting.preferences.stored(.conditions) == "asthma")
  }

  @Test func `it can be eaten again`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im vegan and allergic to nuts")
    #expect(bloom.turn("im not vegan anymore").changes.map(\.key) == [.diet])
    #expect(bloom.assistant.setting.preferences.stored(.leavesOut) == "nut")
    #expect(bloom.turn("i eat everything").changes.map(\.key) == [.leavesOut])
    #expect(bloom.turn("i eat everything").changes.isEmpty)
  }

  /// Each thing in one mode; `bloom-bench exclusions` looks at all in all.
  private static let told = [
    ("nut", "cycle"), ("milk", "ttc"), ("egg", "pregnancy"), ("fish", "postpartum"),
    ("gluten", "general"), ("soya", "cycle"), ("sesame", "pregnancy"), ("peanut", "postpartum"),
  ]

  @Test(arguments: told) func `nothing she leaves out is offered, in any mode`(
    allergen: String, mode: String
  ) throws {
    let library = Rehearsal.library
    let ideas = Dictionary(
      try library.mealIdeas().map { ($0.id, $0.allergens) }, uniquingKeysWith: { first, _ in first }
    )
    let foods = Dictionary(
      try library.foods().map { ($0.id, $0.allergens) }, uniquingKeysWith: { first, _ in first })
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

  @Test func `a food asked for by name says that it does not fit`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("im allergic to peanuts")
    #expect(bloom.say("what is in peanut butter").text.contains("You told me that you leave"))
    #expect(!bloom.say("what is in lentils").text.contains("You told me that you leave"))
  }
}
