import EmbeddedKnowledge
import Records
import Testing

@testable import Knowledge

/// The content that ships: every file reads, every reference leads somewhere.
struct EmbeddedContentTests {
  private let library = Library.embedded()

  @Test(arguments: Library.embedded().paths(under: "").filter { $0.hasSuffix(".rec") })
  func `a file reads and every set in it has a type`(path: String) throws {
    let file = try library.file(path)
    #expect(!file.sets.isEmpty)
    for set in file.sets {
      #expect(set.type != nil, "\(path) has records above the first %rec")
    }
  }

  @Test func `every typed list passes the checks of files that are not built in`() throws {
    let library = try ShippedFolder.library.get()
    #expect(try !library.sources().isEmpty)
    _ = try library.intents()
    _ = try library.lessons()
    _ = try library.replies()
    _ = try library.concepts()
    _ = try library.poses()
    _ = try library.routines()
    _ = try library.foods()
    _ = try library.nutrients()
    _ = try library.nutritionTips()
    _ = try library.affirmations()
    _ = try library.weeks()
    _ = try library.milestones()
    _ = try library.checklists()
    _ = try library.checklistItems()
    _ = try library.careItems()
    _ = try library.voice()
    _ = try library.phaseCards()
    _ = try library.topics()
  }

  @Test func `a skill's file that is built in lacks its samples and nothing else`() throws {
    let folder = try ShippedFolder.library.get()
    for path in library.paths(under: "en/skills") {
      let whole = try folder.file(path).sets.map(\.records)
      let brief = try library.file(path).sets.map(\.records)
      #expect(brief.map(\.count) == whole.map(\.count))
      for (record, lean) in zip(whole.joined(), brief.joined()) {
        let kept = record.fields.filter { !["Like", "Unlike"].contains($0.name) }
        #expect(lean.fields.map(\.name) == kept.map(\.name))
        #expect(lean.fields.map(\.value) == kept.map(\.value))
      }
    }
  }

  @Test func `the intents of a skill's file are read alike without its other records`() throws {
    for path in library.paths(under: "en/skills") {
      let all = try library.file(path).records(of: "Intent")
      let alone = try library.records(of: "Intent", alone: path)
      #expect(alone.map { Array($0.fields) } == all.map { Array($0.fields) }, "\(path)")
    }
  }

  @Test func `the forms of the lexicon are at hand where they are all English and built in`() {
    #expect(library.lexiconForms() != nil)
    let texts = library.paths(under: "en").map { ($0, library.text($0) ?? "") }
    #expect(Library(files: Dictionary(uniqueKeysWithValues: texts)).lexiconForms() == nil)
  }

  @Test(arguments: ["en/answers.rec", "en/guardrails/concepts.rec"])
  func `an index of forms has every form of its file where it stands`(path: String) throws {
    let index = try #require(library.forms(in: path))
    let whole = try library.file(path).records(of: "Concept")
    let lean = try library.concepts(in: path)
    #expect(lean.count == whole.count)
    for (record, lean) in zip(whole, lean) {
      #expect(Array(lean.fields) == record.fields.filter { $0.name != "Form" })
    }
    let bytes = try #require(library.bytes(path))
    let found = index.places { _ in true }.map { place in
      "\(place.record) " + String(decoding: bytes[place.range], as: UTF8.self)
    }
    #expect(
      found
        == whole.enumerated().flatMap { place, record in
          record.all("Form").map { "\(place) " + $0 }
        })
  }

  @Test(arguments: Library.embedded().paths(under: "en").filter { $0.hasSuffix(".rec") })
  func `every cited source is in sources.rec`(path: String) throws {
    let known = Set(try library.sources().map(\.id))
    for record in try library.file(path).sets.flatMap(\.records) {
      for field in record.fields where field.name == "Source" {
        let exists = known.contains(field.value)
        #expect(exists, "\(path):\(field.line): source \(field.value) is not in sources.rec")
      }
    }
  }

  /// Such a word is shortened in a message before it is looked for.
  @Test(arguments: ["en/answers.rec"])
  func `no phrase has a letter three times in a row`(path: String) throws {
    for record in try library.records(path, type: "Concept") {
      for form in record.all("Form") {
        let letters = Array(form)
        let hasRun = zip(letters, zip(letters.dropFirst(), letters.dropFirst(2)))
          .contains { $0.isLetter && $0 == $1.0 && $0 == $1.1 }
        #expect(!hasRun, "\(form)")
      }
    }
  }

  @Test func `every pose of a routine exists`() throws {
    let known = Set(try library.poses().map(\.id))
    for routine in try library.routines() {
      #expect(!routine.parts.isEmpty, "\(routine.id) has no poses")
      for part in routine.parts {
        let exists = known.contains(part.pose)
        #expect(exists, "\(routine.id) uses \(part.pose)")
      }
    }
  }

  @Test func `a routine is at least as cautious as its poses`() throws {
    let poses = Dictionary(
      try library.poses().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for routine in try library.routines() {
      for part in routine.parts {
        for trimester in 1...3 {
          let pose = poses[part.pose]?.suitability(trimester: trimester) ?? .ok
          #expect(
            routine.suitability(trimester: trimester) >= pose,
            "\(routine.id) in trimester \(trimester): \(part.pose) is \(pose)")
        }
      }
    }
  }

  @Test func `a routine takes the time it names, a tenth more or less`() throws {
    for routine in try library.routines() {
      let seconds = routine.parts.reduce(0) { $0 + $1.seconds }
      #expect(
        abs(seconds - routine.minutes * 60) * 10 <= routine.minutes * 60,
        "\(routine.id) says \(routine.minutes) minutes and takes \(seconds) seconds")
    }
  }

  @Test func `every pose has steps`() throws {
    for pose in try library.poses() { #expect(!pose.steps.isEmpty, "\(pose.id)") }
  }

  @Test func `every food and nutrient that is named exists`() throws {
    let foods = Set(try library.foods().map(\.id))
    let nutrients = Set(try library.nutrients().map(\.id))
    for nutrient in try library.nutrients() {
      let missing = nutrient.foods.filter { !foods.contains($0) }
      #expect(missing.isEmpty, "\(nutrient.id)")
    }
    for tip in try library.nutritionTips() {
      let missing =
        tip.foods.filter { !foods.contains($0) } + tip.nutrients.filter { !nutrients.contains($0) }
      #expect(missing.isEmpty, "\(tip.id)")
    }
    guard !nutrients.isEmpty else { return }
    for food in try library.foods() {
      let missing = (food.highIn + food.sourceOf).filter { !nutrients.contains($0) }
      #expect(missing.isEmpty, "\(food.id)")
    }
  }

  @Test func `a week's weight lies within its bounds`() throws {
    for week in try library.weeks() {
      if let low = week.weightLowG, let weight = week.weightG, let high = week.weightHighG {
        #expect(low <= weight && weight <= high, "week \(week.week)")
      }
      #expect((week.lengthMm == nil) == (week.lengthMeasure == nil), "week \(week.week)")
    }
  }

  @Test func `every Unlike names an intent that exists, or no intent at all`() throws {
    let outside: Set<IntentID> = ["oos.out_of_scope", "oos.gibberish"]
    let known = outside.union(try library.intents().map(\.id))
    for lesson in try ShippedFolder.library.get().lessons() {
      for contrast in lesson.unlike {
        #expect(contrast.intent != lesson.intent, "\(lesson.intent): \(contrast.text)")
        let exists = known.contains(contrast.intent)
        #expect(exists, "\(lesson.intent): \(contrast.text) -> \(contrast.intent)")
      }
    }
  }

  @Test func `no sample is given twice`() throws {
    var owners: [String: IntentID] = [:]
    for lesson in try ShippedFolder.library.get().lessons() {
      for sample in lesson.like {
        let other = owners.updateValue(lesson.intent, forKey: sample)
        #expect(other == nil, "\"\(sample)\" is a sample of \(lesson.intent) and \(other ?? "")")
      }
    }
  }

  @Test func `a needed slot is one that is read`() throws {
    for intent in try library.intents() {
      for slot in intent.needs { #expect(intent.slots.contains(slot), "\(intent.id): \(slot)") }
    }
  }
}
