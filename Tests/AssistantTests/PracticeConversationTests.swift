import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Poses, routines, breathing and food, as a person gets them.
struct PracticeConversationTests {
  private func rehearsal(_ mode: Mode, weeks: Int? = nil, region: String? = nil) throws -> Rehearsal
  {
    var rehearsal = try Rehearsal()
    rehearsal.assistant.setting.mode = mode
    rehearsal.assistant.setting.weeks = weeks
    rehearsal.assistant.setting.region = region
    return rehearsal
  }

  private func answer(
    _ intent: IntentID, _ text: String, _ rehearsal: inout Rehearsal
  ) -> String {
    rehearsal.assistant.answer([intent], text: text, now: rehearsal.now).text
  }

  @Test func `a routine is made where none that ships fits`() throws {
    var person = try rehearsal(.cycle)
    let text = answer("content.yoga_for", "12 minutes, hips, 30 weeks, no floor", &person)
    #expect(text.contains("12 minutes, put together"))
    let poses = try Rehearsal.library.poses()
    let lines = Set(text.split(separator: "\n").map { $0.prefix { $0 != "," } })
    let used = poses.filter { lines.contains($0.name[...]) }
    #expect(used.count >= 4)
    for pose in used {
      #expect(pose.isRecommended(at: .pregnant(trimester: 3)) && !pose.needs(.floor), "\(pose.id)")
    }
    #expect(text.contains("fewer movements"))
  }

  @Test(arguments: [8, 20, 34])
  func `in pregnancy what is offered unasked was studied`(weeks: Int) throws {
    var person = try rehearsal(.pregnancy, weeks: weeks)
    let stage = PracticeStage.pregnant(trimester: weeks < 14 ? 1 : weeks < 28 ? 2 : 3)
    let poses = try Rehearsal.library.poses()
    for text in ["yoga for my back", "yoga for sleep", "yoga", "20 minutes of yoga", "yoga now"] {
      let reply = answer("content.yoga_for", text, &person)
      let lines = Set(reply.split(separator: "\n").map { $0.prefix { $0 != "," } })
      for pose in poses where lines.contains(pose.name[...]) {
        #expect(pose.isRecommended(at: stage), "\(pose.id) for \(text)")
      }
    }
  }

  @Test func `every pose asked for by name in pregnancy is refused, swapped, warned of or studied`()
    throws
  {
    let poses = try Rehearsal.library.poses()
    for weeks in [8, 20, 34] {
      let stage = PracticeStage.pregnant(trimester: weeks < 14 ? 1 : weeks < 28 ? 2 : 3)
      var person = try rehearsal(.pregnancy, weeks: weeks)
      for pose in poses {
        let reply = answer("content.yoga_pose", pose.name, &person)
        let isRefused = reply.contains("left out at this stage")
        #expect(isRefused == (pose.suitability(at: stage) == .avoid), "\(pose.id) at \(weeks)")
        let isSwapped = pose.suitability(at: stage) == .modify && !pose.instead.isEmpty
        #expect(!isSwapped || pose.steps.allSatisfy { !reply.contains($0) }, "\(pose.id)")
        #expect(
          isRefused || isSwapped
            || pose.isStudied(at: stage) == !reply.contains("no study of this pose"),
          "\(pose.id) at \(weeks)")
      }
    }
  }

  @Test func `after a birth rest, breath and the pelvic floor are offered`() throws {
    var person = try rehearsal(.postpartum)
    for _ in 0..<6 {
      let reply = answer("content.yoga_routine", "yoga", &person)
      #expect(reply.contains("Belly Breathing"))
      #expect(!reply.contains("Bridge"))
      #expect(reply.contains("Stop if bleeding picks up"))
    }
  }

  @Test func `box breathing has no pauses in pregnancy`() throws {
    var person = try rehearsal(.pregnancy, weeks: 20)
    let held = answer("content.breathing", "box breathing", &person)
    #expect(!held.contains("Pause, 4") && held.contains("In, 4") && held.contains("Out, 4"))
    var other = try rehearsal(.cycle)
    #expect(answer("content.breathing", "box breathing", &other).contains("Pause, 4"))
    #expect(!answer("content.breathing", "", &person).isEmpty)
  }

  @Test func `a pattern that asks for softness in pregnancy says so there and only there`() throws {
    for pattern in try Rehearsal.library.breathingPatterns() {
      var pregnant = try rehearsal(.pregnancy, weeks: 20)
      var other = try rehearsal(.cycle)
      let reply = answer("content.breathing", pattern.name, &pregnant)
      #expect(
        reply.contains("small, easy breaths") == (pattern.pregnancy == .gently), "\(pattern.id)")
      #expect(!answer("content.breathing", pattern.name, &other).contains("small, easy breaths"))
    }
  }

  @Test func `food advice is that of the region, or of each where none is known`() throws {
    var british = try rehearsal(.pregnancy, weeks: 20, region: "GB")
    let own = answer("content.food", "feta", &british)
    #expect(own.contains("pasteurised milk") && !own.contains("Australia"))
    var unknown = try rehearsal(.pregnancy, weeks: 20)
    let all = answer("content.food", "feta", &unknown)
    #expect(all.contains("UK: ") && all.contains("US: ") && all.contains("Australia"))
  }

  @Test func `reference amounts fit the time of life`() throws {
    var pregnant = try rehearsal(.pregnancy, weeks: 20)
    let text = answer("content.nutrient", "iron", &pregnant)
    #expect(text.contains("US, in pregnancy: 27 mg") && text.contains("UK, adults: 14.8 mg"))
    var person = try rehearsal(.cycle)
    let plain = answer("content.nutrient", "iron", &person)
    #expect(plain.contains("18 mg") && !plain.contains("in pregnancy"))
  }

  @Test(arguments: [
    "a 12 week yoga plan", "yoga course of 20 weeks", "i've done yoga for 20 weeks, a routine",
    "a 6 week challenge", "i did this 15 weeks ago, some yoga",
  ])
  func `weeks that are a length of time are no pregnancy`(text: String) throws {
    var person = try rehearsal(.cycle)
    let reply = answer("content.yoga_routine", text, &person)
    #expect(!reply.contains("fewer movements") && !reply.contains("your team"), "\(reply)")
  }

  @Test(arguments: [
    "i'm 30 weeks, some gentle yoga", "yoga at 30 weeks", "30 weeks", "30 weeks pregnant, yoga",
    "pregnancy yoga, 30 weeks", "30 weeks along, a routine please",
  ])
  func `weeks told of oneself are a pregnancy`(text: String) throws {
    var person = try rehearsal(.cycle)
    #expect(answer("content.yoga_routine", text, &person).contains("fewer movements"))
  }

  @Test func `a plan of weeks leaves a pregnancy's own weeks`() throws {
    var person = try rehearsal(.pregnancy, weeks: 34)
    let poses = try Rehearsal.library.poses()
    let reply = answer("content.yoga_routine", "a 6 week yoga plan", &person)
    for pose in poses where reply.contains("• " + pose.name + ",") {
      #expect(pose.isRecommended(at: .pregnant(trimester: 3)), "\(pose.id)")
    }
  }

  @Test(arguments: ["i was 22 weeks. some gentle yoga?", "some yoga please", "yoga for my back"])
  func `after a loss the care of six weeks holds without a word of it`(text: String) throws {
    let poses = try Rehearsal.library.poses()
    for (day, stage) in [("2026-03-07", PracticeStage.recovering), ("2026-01-10", .any)] {
      let ended = try fixture(CivilDate(iso: day))
      var person = try Rehearsal([Entry(date: ended, fact: .pregnancy(.ended(.loss)))])
      for intent in ["content.yoga_routine", "content.yoga_for"] as [IntentID] {
        let reply = answer(intent, text, &person)
        for word in ["pregnan", "birth", "movements", "bab", "trimester"] {
          #expect(!reply.lowercased().contains(word), "\(day): \(reply)")
        }
        let lines = Set(reply.split(separator: "\n").map { $0.prefix { $0 != "," } })
        for pose in poses where lines.contains(pose.name[...]) {
          #expect(pose.isRecommended(at: stage), "\(pose.id)")
        }
      }
    }
  }

  @Test func `after a loss a strong pose waits six weeks`() throws {
    let strong = try #require(
      try Rehearsal.library.poses().first { $0.suitability(at: .earlyPostpartum) == .avoid })
    let ended = try fixture(CivilDate(iso: "2026-03-07"))
    var soon = try Rehearsal([Entry(date: ended, fact: .pregnancy(.ended(.loss)))])
    let early = answer("content.yoga_pose", strong.name, &soon)
    #expect(early.contains("best left for some weeks"), "\(early)")
    #expect(!early.contains("birth"))
    var later = try Rehearsal(
      today: "2026-05-09", [Entry(date: ended, fact: .pregnancy(.ended(.loss)))])
    #expect(answer("content.yoga_pose", strong.name, &later).contains(strong.name))
  }

  @Test(arguments: [Mode.cycle, .general, .perimenopause])
  func `what is asked of pregnancy is answered of it in any mode`(mode: Mode) throws {
    var person = try rehearsal(mode, region: "GB")
    let pregnant = try { () throws -> String in
      var pregnant = try rehearsal(.pregnancy, weeks: 20, region: "GB")
      return answer("content.food", "liver", &pregnant)
    }()
    let last = try #require(pregnant.split(separator: "\n").last)
    #expect(last.contains("pregnan"), "\(pregnant)")
    #expect(answer("content.food", "can i eat liver while pregnant", &person).contains(last))
    let ideas = try Rehearsal.library.mealIdeas()
    for _ in 0..<8 {
      let text = answer("content.recipe", "dinner ideas, i'm pregnant", &person)
      let idea = try #require(ideas.first { text.hasPrefix($0.name + ",") }, "\(text)")
      #expect(idea.pregnancy == .ok)
    }
  }

  @Test func `a pregnancy without dates is asked for them, not given the first list`() throws {
    var person = try rehearsal(.pregnancy)
    let reply = answer("content.checklist", "checklist please", &person)
    #expect(reply.contains("do not know your dates"), "\(reply)")
    var known = try rehearsal(.pregnancy, weeks: 35)
    #expect(!answer("content.checklist", "checklist please", &known).contains("First trimester"))
  }

  @Test func `an amount in a food is told`() throws {
    var person = try rehearsal(.cycle)
    let text = answer("content.food", "how much iron in lentils", &person)
    #expect(text.contains("3.3 mg of iron"))
  }

  @Test func `meal ideas keep to the diet and to what is left out`() throws {
    var person = try rehearsal(.cycle)
    let ideas = try Rehearsal.library.mealIdeas()
    for _ in 0..<8 {
      let text = answer("content.recipe", "a vegan dinner without nuts", &person)
      let idea = try #require(ideas.first { text.hasPrefix($0.name + ",") }, "\(text)")
      #expect(idea.diets.contains("vegan") && idea.meal == .dinner)
      #expect(!idea.allergens.contains { $0.contains("nut") })
    }
    var pregnant = try rehearsal(.pregnancy, weeks: 20)
    for _ in 0..<8 {
      let text = answer("content.recipe", "a recipe with tomato", &pregnant)
      let idea = try #require(ideas.first { text.hasPrefix($0.name + ",") }, "\(text)")
      #expect(idea.pregnancy == .ok)
    }
  }

  @Test(arguments: [
    ("snack idea, i'm allergic to peanuts", ["peanut"]), ("a snack, nut allergy", ["nut"]),
    ("dinner, dairy intolerant", ["milk"]), ("lunch, i can't eat eggs", ["egg"]),
    ("no milk, nuts or eggs, a snack", ["milk", "nut", "egg"]),
    (
      "no milk, nuts, soya, sesame, fish or eggs please, lunch",
      ["milk", "nut", "soya", "sesame", "fish", "egg"]
    ),
    ("dinner, not fish", ["fish"]), ("a snack without milk", ["milk"]),
    ("i avoid gluten, breakfast ideas", ["gluten"]), ("we don't eat shellfish, dinner", ["crust"]),
  ])
  func `what is denied is in no idea`(text: String, allergens: [String]) throws {
    var person = try rehearsal(.cycle)
    let ideas = try Rehearsal.library.mealIdeas()
    for _ in 0..<8 {
      let reply = answer("content.recipe", text, &person)
      let idea = try #require(ideas.first { reply.hasPrefix($0.name + ",") }, "\(text): \(reply)")
      for allergen in allergens {
        #expect(!idea.allergens.contains { $0.contains(allergen) }, "\(text): \(idea.id)")
      }
    }
  }

  @Test(arguments: [
    "a snack without bananas", "breakfast, i don't like bananas", "no banana snack",
  ])
  func `a food that is denied is in no idea`(text: String) throws {
    var person = try rehearsal(.cycle)
    let ideas = try Rehearsal.library.mealIdeas()
    for _ in 0..<10 {
      let reply = answer("content.recipe", text, &person)
      let idea = try #require(ideas.first { reply.hasPrefix($0.name + ",") }, "\(text): \(reply)")
      #expect(!idea.foods.contains { $0.hasPrefix("banana") }, "\(text): \(idea.id)")
    }
    let wanted = answer("content.recipe", "no nuts but a snack with banana", &person)
    let idea = try #require(ideas.first { wanted.hasPrefix($0.name + ",") }, "\(wanted)")
    #expect(idea.foods.contains { $0.hasPrefix("banana") }, "\(idea.id)")
  }

  @Test(arguments: ["endometritis", "progestin", "testosterone", "implanon"])
  func `a word that is only like an article's name is not answered with it`(word: String) throws {
    var person = try rehearsal(.cycle)
    let reply = answer("content.education", "what is \(word)", &person)
    #expect(reply.contains("nothing sourced"), "\(reply)")
  }

  @Test(arguments: ["endometrosis", "edometriosis", "luteel phase", "progestrone", "fibriods"])
  func `a slip of an article's name is answered with it`(word: String) throws {
    var person = try rehearsal(.cycle)
    let reply = answer("content.education", "what is \(word)", &person)
    #expect(!reply.contains("nothing sourced"), "\(word)")
  }

  @Test func `a pelvic floor programme is told with its counts`() throws {
    var person = try rehearsal(.pregnancy, weeks: 20)
    let text = answer("content.pelvic_floor", "how do i do kegels", &person)
    #expect(text.contains("squeeze for 2 seconds, let go for 4, 5 times. 3 times a day"))
    var after = try rehearsal(.postpartum)
    #expect(answer("content.pelvic_floor", "kegels", &after).contains("First Weeks after Birth"))
  }
}
