import Civil
import EmbeddedKnowledge
import Journal
import Knowledge
import Language
import Physiology
import Records
import Testing

@testable import Assistant

/// What her health leaves out of the poses is neither offered nor walked through, however it is asked
/// for and at whatever stage.
struct PracticeBoundsTests {
  private static let library = Library.embedded()

  static let conditions: [String] = (try? Condition.all(library).map(\.id)) ?? []

  private func assistant(
    _ life: ExclusionTests.Life, _ conditions: [String]
  ) throws -> Assistant {
    var setting = Setting(mode: life.mode)
    setting.weeks = life.weeks
    setting.daysPostpartum = life.daysPostpartum
    setting.preferences.set(.conditions, to: Preferences.listing(conditions))
    return try Assistant(
      lookupsIn: Self.library, journal: Journal(), setting: setting,
      preparing: InTurn(Self.library))
  }

  private var now: Moment { get throws { try fixture(Moment(iso: "2026-03-09T12:00")) } }

  /// The poses that a condition leaves out at a stage.
  private func excluded(_ id: String, _ stage: PracticeStage) throws -> [Pose] {
    let condition = try #require(try Condition.all(Self.library).first { $0.id == id })
    guard condition.counts(at: stage) else { return [] }
    return try Self.library.poses().filter(condition.excludes)
  }

  /// One of the lives, another one for each condition; `bloom-bench poses` looks at them all.
  private static func lives(_ condition: String) -> [ExclusionTests.Life] {
    let place = conditions.firstIndex(of: condition) ?? 0
    return [ExclusionTests.lives[place % ExclusionTests.lives.count]]
  }

  /// The steps of each pose that no other pose has.
  private static let ownSteps: [String: [String]] = {
    let poses = (try? library.poses()) ?? []
    var counts: [String: Int] = [:]
    for step in poses.flatMap({ Set($0.steps) }) { counts[step, default: 0] += 1 }
    return Dictionary(
      uniqueKeysWithValues: poses.map { ($0.id, $0.steps.filter { counts[$0] == 1 }) })
  }()

  /// Whether a turn shows a pose: offers it by name, or a step of it.
  private func shows(_ turn: Turn, _ pose: Pose) -> Bool {
    turn.found.contains { $0.kind == .pose && $0.id == pose.id }
      || (Self.ownSteps[pose.id] ?? []).contains(where: turn.text.contains)
      || turn.text.contains("how do I do \(pose.name)”")
      || turn.session?.steps.contains { $0.title == pose.name } ?? false
  }

  @Test(arguments: conditions)
  func `a pose that a condition leaves out is never walked through`(condition: String) throws {
    for life in Self.lives(condition) {
      let begun = try assistant(life, [condition])
      for pose in try excluded(condition, life.stage) {
        var bloom = begun
        let turn = bloom.answer(["content.yoga_pose"], text: pose.name, now: try now)
        let isShown = shows(turn, pose)
        #expect(!isShown, "\(pose.id) at \(life.stage): \(turn.text)")
        #expect(turn.session == nil)
      }
    }
  }

  private static let wishes = [
    "yoga", "something upside down", "a deep twist", "hips", "back pain", "cramps", "sleep",
    "a backbend", "balance", "strong legs", "15 minutes", "routine", "shoulders", "stress",
  ]

  @Test(arguments: conditions)
  func `what a condition leaves out is never offered`(condition: String) throws {
    for life in Self.lives(condition) {
      let left = try excluded(condition, life.stage)
      guard !left.isEmpty else { continue }
      let ids = Set(left.map(\.id))
      let routines = Dictionary(
        uniqueKeysWithValues: try Self.library.routines().map { ($0.id, $0) })
      var bloom = try assistant(life, [condition])
      let place = Self.conditions.firstIndex(of: condition) ?? 0
      for wish in Self.wishes where (Self.wishes.firstIndex(of: wish) ?? 0) % 4 == place % 4 {
        for intent: IntentID in ["content.yoga_for", "content.yoga_routine"] {
          let turn = bloom.answer([intent], text: wish, now: try now)
          for pose in left where shows(turn, pose) { Issue.record("\(pose.id) for \(wish)") }
          for item in turn.found where item.kind == .routine {
            let poses = routines[item.id]?.parts.map(\.pose) ?? []
            #expect(ids.isDisjoint(with: poses), "\(item.id) for \(wish)")
          }
        }
      }
    }
  }

  @Test(arguments: conditions)
  func `no routine is shown by its name with a pose that is left out`(condition: String) throws {
    for life in Self.lives(condition) {
      let names = Set(try excluded(condition, life.stage).map(\.name))
      guard !names.isEmpty else { continue }
      var bloom = try assistant(life, [condition])
      for routine in try Self.library.routines() {
        let turn = bloom.answer(["content.yoga_routine"], text: routine.name, now: try now)
        for row in turn.text.split(separator: "\n") {
          let name = row.prefix { $0 != "," }
          #expect(!names.contains(String(name)), "\(name) in \(routine.id)")
        }
      }
    }
  }

  @Test(arguments: conditions)
  func `the card of the day proposes no pose that is left out`(condition: String) throws {
    for life in Self.lives(condition) {
      let left = try excluded(condition, life.stage)
      var bloom = try assistant(life, [condition])
      for day in 0..<3 {
        let moment = Moment(date: try now.date + day, time: try now.time)
        let text = bloom.answer(["insight.today"], text: "", now: moment).text
        for pose in left where text.contains("\(pose.name).") { Issue.record("\(pose.id)") }
      }
    }
  }

  @Test func `what is named instead of a pose is left out by nothing`() throws {
    let poses = Dictionary(uniqueKeysWithValues: try Self.library.poses().map { ($0.id, $0) })
    let all = try Condition.all(Self.library)
    for life in ExclusionTests.lives {
      for condition in all where condition.counts(at: life.stage) {
        let begun = try assistant(life, [condition.id])
        for pose in poses.values where condition.excludes(pose) && !pose.instead.isEmpty {
          var bloom = begun
          let text = bloom.answer(["content.yoga_pose"], text: pose.name, now: try now).text
          for other in poses.values where text.contains("how do I do \(other.name)”") {
            let isLeftIn =
              !condition.excludes(other) && other.suitability(at: life.stage) != .avoid
            #expect(isLeftIn, "\(other.id) for \(pose.id)")
          }
        }
      }
    }
  }

  @Test func `the words of the conditions are words of the poses`() throws {
    let poses = try Self.library.poses()
    let cautions = Set(poses.flatMap(\.cautions))
    let ids = Set(poses.map(\.id))
    for record in try Condition.records(Self.library) {
      for caution in record.all("Caution") { #expect(cautions.contains(caution), "\(caution)") }
      for id in record.all("Pose") + record.all("Only") { #expect(ids.contains(id), "\(id)") }
      for told in record.all("Told") { #expect(try Self.library.reply(told) != nil, "\(told)") }
    }
  }

  @Test func `every caution of health is one that a condition may be told of`() throws {
    let told = Set(try Condition.records(Self.library).flatMap { $0.all("Caution") })
    let ofStage = [
      "lying flat on your back after about 16 weeks", "lying on your front in pregnancy",
      "a short cervix in pregnancy",
    ]
    for caution in Set(try Self.library.poses().flatMap(\.cautions)).subtracting(ofStage) {
      #expect(told.contains(caution), "\(caution)")
    }
  }

  @Test func `deep backbends are left out late in pregnancy`() throws {
    for pose in try Self.library.poses() where pose.family == .backbend {
      #expect(pose.suitability(trimester: 3) == .avoid, "\(pose.id)")
    }
  }

  @Test(arguments: [
    ("i have glaucoma", "how do i do shoulder stand", "shoulder_stand"),
    ("i have weak bones", "steps for plow pose", "plow"),
    ("i've got a sprained wrist", "show me plank", "plank"),
    ("i have vertigo", "how do i get into half moon", "half_moon"),
    ("im on ivf injections", "how do i do knees to chest", "knees_chest"),
  ]) func `a pose is left out in the chat once a condition was told`(
    told: String, asked: String, id: String
  ) throws {
    let pose = try #require(try Self.library.poses().first { $0.id == id })
    var bloom = try Rehearsal()
    _ = bloom.turn(told)
    for text in [asked, "show me the steps", "another one", "yes please", asked, "start"] {
      let turn = bloom.turn(text)
      let isShown = shows(turn, pose)
      #expect(!isShown, "\(text): \(turn.text)")
    }
  }

  @Test(arguments: [
    ("is headstand ok with glaucoma", "headstand"), ("can i do plow with osteoporosis", "plow"),
    ("how do i do crow with carpal tunnel", "crow"),
    ("i am having ivf injections, how do i do boat pose", "boat"),
  ]) func `a condition named in the question counts in it and in what follows`(
    asked: String, id: String
  ) throws {
    let pose = try #require(try Self.library.poses().first { $0.id == id })
    var bloom = try Rehearsal()
    for text in [asked, "show me the steps", "how do i do \(pose.name)"] {
      let turn = bloom.turn(text)
      let isShown = shows(turn, pose)
      #expect(!isShown, "\(text): \(turn.text)")
    }
  }

  @Test(arguments: [
    "i have placenta praevia", "i have a short cervix", "i have a cervical stitch",
    "my baby is growth restricted", "im having twins", "i have a low lying placenta",
    "i have pre-eclampsia",
  ]) func `a condition of a pregnancy is kept in one and in no other time`(told: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(told).changes.allSatisfy { $0.key != .conditions }, "\(told)")
    bloom.assistant.setting.mode = .pregnancy
    bloom.assistant.setting.weeks = 24
    _ = bloom.turn(told)
    let kept = bloom.assistant.setting.preferences.conditions
    #expect(!kept.isEmpty || told.contains("growth"), "\(told)")
    bloom.assistant.setting.mode = .postpartum
    #expect(!bloom.say("yoga for my hips").text.contains("As you told me"))
    #expect(bloom.say("my conditions").text.contains("None") || kept.isEmpty)
  }
}
