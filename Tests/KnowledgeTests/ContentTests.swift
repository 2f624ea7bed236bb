import Knowledge
import Physiology
import Testing

/// What each type of record becomes, field by field, and what is refused.
struct ContentTests {
  @Test func `a source`() throws {
    let library = Library(files: [
      "sources.rec": """
      %rec: Source

      Id: NHS
      Organisation: NHS
      Title: Periods
      Year: 2023
      Place: nhs.uk
      Licence: OGL
      CheckedOn: 2026-01-02
      Seen: part

      Id: B
      Organisation: B
      Title: T
      """
    ])
    let source = try #require(try library.source("NHS"))
    #expect(source.organisation == "NHS" && source.title == "Periods")
    #expect(source.year == "2023" && source.place == "nhs.uk" && source.licence == "OGL")
    #expect(source.checkedOn == "2026-01-02" && source.seen == .part)
    #expect(try library.source("B")?.seen == .recalled)
    #expect(try library.source("C") == nil)
  }

  @Test func `an intent with the file's name as its skill`() throws {
    let library = Library(files: [
      "en/skills/forecast.rec": """
      %rec: Intent

      Id: cycle.next_period
      Mode: cycle ttc
      Help: when the next period
      + may start
      Example: when is it due?
      Slot: date
      Slot: n
      Needs: date
      Say: when is it [due]
      Like: when
      Like: how long
      Unlike: when was -> it -> cycle.history
      Level: provider

      %rec: Reply

      Id: cycle.next_period.measured
      Mode: ttc
      Text: Around {$day}.
      + From {$n} cycles.
      Text: On {$day}.
      Source: NHS
      """,
      "en/skills/basics.rec": "%rec: Intent\n\nId: meta.help\nHelp: help\n",
    ])
    let intents = try library.intents()
    #expect(intents.map(\.id) == ["meta.help", "cycle.next_period"])
    #expect(intents.map(\.skill) == ["basics", "forecast"])
    #expect(intents.map(\.modes) == [[], [.cycle, .ttc]])
    let intent = try #require(intents.last)
    #expect(intent.help == "when the next period may start")
    #expect(intent.example == "when is it due?" && intent.level == "provider")
    #expect(intent.slots == ["date", "n"] && intent.needs == ["date"])
    #expect(intent.say == ["when is it [due]"])
    let lesson = try #require(try library.lessons().last)
    #expect(lesson.intent == intent.id && lesson.like == ["when", "how long"])
    #expect(lesson.unlike.map(\.text) == ["when was -> it"])
    #expect(lesson.unlike.map(\.intent) == ["cycle.history"])
    #expect(intent.id.group == "cycle")

    let reply = try #require(try library.reply("cycle.next_period.measured"))
    #expect(reply.texts == ["Around {$day}. From {$n} cycles.", "On {$day}."])
    #expect(reply.modes == [.ttc] && reply.sources == ["NHS"])
    #expect(try library.replies().count == 1)
  }

  @Test func `a concept of the same id may be of two kinds`() throws {
    let library = Library(files: [
      "en/lexicon/a.rec": "%rec: Concept\n\nId: light\nKind: flow\nForm: light\nForm: a bit\n",
      "en/lexicon/b.rec": "%rec: Concept\n\nId: light\nKind: color\nForm: pale\n",
    ])
    let concepts = try library.concepts()
    #expect(concepts.map(\.id) == ["light", "light"])
    #expect(concepts.map(\.kind) == ["flow", "color"])
    #expect(concepts.map(\.forms) == [["light", "a bit"], ["pale"]])
  }

  @Test func `a pose and a routine`() throws {
    let library = Library(files: [
      "en/yoga/poses.rec": """
      %rec: Pose

      Id: child
      Name: Child
      Sanskrit: Balasana
      Alias: rest
      Level: beginner
      HoldSeconds: 60-180
      Feel: Quiet.
      Step: Kneel.
      Step: Fold.
      T1: ok
      T2: modify
      T3: avoid
      Postpartum: ok
      Caution: sore knees
      Modification: Widen your knees.
      Prop: bolster
      Suits: menstrual
      Suits: ttc
      Helps: cramps
      Source: A

      Id: b
      Name: B
      Level: advanced
      HoldSeconds: 30
      Feel: Firm.
      T1: ok
      T2: ok
      T3: ok
      """,
      "en/yoga/routines.rec": """
      %rec: Routine

      Id: ease
      Name: Ease
      Minutes: 10
      Level: beginner
      Helps: cramps
      Suits: menstrual
      Pose: child 90
      Pose: b 60 with a warm pad
      T1: ok
      T2: ok
      T3: modify
      Note: Slowly.
      Source: A
      """,
    ])
    let poses = try library.poses()
    #expect(poses.map(\.holdSeconds) == [60...180, 30...30])
    #expect(poses[0].sanskrit == "Balasana" && poses[0].steps == ["Kneel.", "Fold."])
    #expect(poses[0].trimesters == [.ok, .modify, .avoid] && poses[0].postpartum == .ok)
    #expect((0...4).map(poses[0].suitability) == [.avoid, .ok, .modify, .avoid, .avoid])
    #expect(poses[0].suits == [.menstrual, .ttc] && poses[0].helps == ["cramps"])
    #expect(poses[0].cautions == ["sore knees"] && poses[0].props == ["bolster"])
    #expect(poses[0].modification == "Widen your knees." && poses[0].aliases == ["rest"])
    #expect(poses[1].level == .advanced && poses[1].postpartum == nil)

    let routine = try #require(try library.routines().first)
    #expect(routine.parts.map(\.pose) == ["child", "b"])
    #expect(routine.parts.map(\.seconds) == [90, 60])
    #expect(routine.parts.map(\.note) == [nil, "with a warm pad"])
    #expect(routine.minutes == 10 && routine.suitability(trimester: 3) == .modify)
    #expect(routine.note == "Slowly." && routine.suits == [.menstrual])
  }

  @Test func `foods, nutrients and tips`() throws {
    let library = Library(files: [
      "en/nutrition/foods.rec": """
      %rec: Food

      Id: kale
      Name: Kale
      Alias: greens
      Category: vegetable
      Serving: a cup
      Kcal: 18.5
      Note: Soft in soup.
      HighIn: vitamin_c
      SourceOf: iron
      Pregnancy: limit
      PregnancyNote: Wash it.
      Allergen: none
      Diet: vegan
      Source: A

      Id: tea
      Name: Tea
      Category: drink
      Serving: a cup
      """,
      "en/nutrition/nutrients.rec":
        "%rec: Nutrient\n\nId: iron\nName: Iron\nAlias: fe\nText: In\n+ leaves.\nFood: kale\nSource: A\n",
      "en/nutrition/phases.rec":
        "%rec: NutritionTip\n\nId: t\nPhase: luteal\nPhase: ttc\nText: Eat.\nFood: kale\nNutrient: iron\n",
    ])
    let foods = try library.foods()
    #expect(foods.map(\.kcal) == [18.5, nil])
    #expect(foods.map(\.pregnancy) == [.limit, .unknown])
    #expect(foods[0].highIn == ["vitamin_c"] && foods[0].sourceOf == ["iron"])
    #expect(foods[0].aliases == ["greens"] && foods[0].allergens == ["none"])
    #expect(foods[0].diets == ["vegan"] && foods[0].pregnancyNote == "Wash it.")
    let nutrient = try #require(try library.nutrients().first)
    #expect(nutrient.text == "In leaves." && nutrient.foods == ["kale"])
    let tip = try #require(try library.nutritionTips().first)
    #expect(tip.stages == [.luteal, .ttc] && tip.nutrients == ["iron"] && tip.foods == ["kale"])
  }

  @Test func `affirmations, care items, weeks and the voice`() throws {
    let library = Library(files: [
      "en/affirmations/affirmations.rec":
        """
      %rec: AffirmationSet

      Id: first_trimester
      Fits: pregnancy
      Phrase: early pregnancy
      Mood: tired

      %rec: Affirmation

      Id: a
      Set: loss
      Text: Rest.
      Sensitive: yes

      Id: b
      Set: sleep
      Text: S.
      """,
      "en/care/items.rec":
        "%rec: CareItem\n\nId: c\nPhase: menstrual\nTrimester: 2\nTrimester: 3\nCategory: warmth\nText: Tea.\nMinutes: 5\nHelps: cramps\n",
      "en/pregnancy/weeks.rec": """
      %rec: Week

      Week: 12
      LengthMm: 54
      LengthMeasure: crown-rump
      WeightG: 58
      WeightLowG: 50.5
      WeightHighG: 66
      Comparison: a plum
      ComparisonBasis: length
      Trimester: 1
      Fact: Fingers.
      + Toes.
      Fact: Nails.
      Change: Tired.
      Window: UK: A scan is
      + offered.
      Window: All: Rest.
      Checklist: Book it.
      Line: Slowly.
      Source: A
      """,
      "en/voice.rec": "%rec: Voice\n\nId: persona\nText: calm\nText: warm\n",
    ])
    let affirmations = try library.affirmations()
    #expect(affirmations.map(\.set) == [.loss, .sleep])
    #expect(affirmations.map(\.isSensitive) == [true, false])
    let item = try #require(try library.careItems().first)
    #expect(item.stages == [.menstrual] && item.category == .warmth && item.minutes == 5)
    #expect(item.trimesters == [2, 3])
    let set = try #require(try library.affirmationSets().first)
    #expect(set.id == .firstTrimester && set.scope == .pregnancy)
    #expect(set.phrases == ["early pregnancy"] && set.moods == ["tired"])
    let week = try #require(try library.weeks().first)
    #expect(week.week == 12 && week.lengthMm == 54 && week.lengthMeasure == .crownRump)
    #expect(week.weightG == 58 && week.weightLowG == 50.5 && week.weightHighG == 66)
    #expect(week.comparison == "a plum" && week.trimester == 1)
    #expect(week.facts == ["Fingers. Toes.", "Nails."] && week.changes == ["Tired."])
    #expect(week.windows.map(\.region) == [.uk, .everywhere])
    #expect(week.windows.map(\.text) == ["A scan is offered.", "Rest."])
    #expect(week.checklist == ["Book it."] && week.line == "Slowly.")
    #expect(try library.voice().map(\.texts) == [["calm", "warm"]])
  }

  @Test func `a file that is not there is an empty list`() throws {
    #expect(try Library(files: [:]).poses().isEmpty)
    #expect(try Library(files: [:]).intents().isEmpty)
  }

  @Test func `a language takes the files it lacks from English`() throws {
    let library = Library(
      files: [
        "en/voice.rec": "%rec: Voice\n\nId: en\n",
        "en/lexicon/a.rec": "%rec: Concept\n\nId: a\nKind: k\n",
        "en/lexicon/b.rec": "%rec: Concept\n\nId: b\nKind: k\n",
        "fr/lexicon/b.rec": "%rec: Concept\n\nId: fr\nKind: k\n",
      ], language: "fr")
    #expect(try library.voice().map(\.id) == ["en"])
    #expect(try library.concepts().map(\.id) == ["a", "fr"])
  }
}
