import Civil
import EmbeddedKnowledge
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Nothing that a stage leaves out is ever offered by a lookup, whatever is asked, however often.
struct ExclusionTests {
  private static let library = Library.embedded()

  /// A time of life, as a setting and as the poses see it.
  struct Life: Sendable {
    let mode: Mode
    var weeks: Int?
    var daysPostpartum: Int?
    let stage: PracticeStage
  }

  static let lives: [Life] = [
    Life(mode: .cycle, stage: .any), Life(mode: .general, stage: .any),
    Life(mode: .ttc, stage: .any), Life(mode: .perimenopause, stage: .any),
    Life(mode: .pregnancy, weeks: 8, stage: .pregnant(trimester: 1)),
    Life(mode: .pregnancy, weeks: 20, stage: .pregnant(trimester: 2)),
    Life(mode: .pregnancy, weeks: 34, stage: .pregnant(trimester: 3)),
    Life(mode: .postpartum, daysPostpartum: 10, stage: .earlyPostpartum),
    Life(mode: .postpartum, daysPostpartum: 90, stage: .laterPostpartum),
  ]

  private func assistant(_ life: Life) throws -> Assistant {
    var setting = Setting(mode: life.mode)
    setting.weeks = life.weeks
    setting.daysPostpartum = life.daysPostpartum
    return try Assistant(
      lookupsIn: Self.library, journal: Journal(), setting: setting,
      preparing: InTurn(Self.library))
  }

  private var now: Moment { get throws { try fixture(Moment(iso: "2026-03-09T12:00")) } }

  private static let wishes = [
    "back pain", "hips", "neck and shoulders", "sleep", "energy", "strong legs", "cramps",
    "headache", "bloating", "something upside down", "a deep twist", "lying on my front",
    "balance", "stress 12 minutes", "no floor 8 minutes", "routine", "a chair", "the wall",
  ]

  @Test(arguments: lives) func `no pose or routine that the stage leaves out is offered`(
    life: Life
  ) throws {
    let poses = Dictionary(uniqueKeysWithValues: try Self.library.poses().map { ($0.id, $0) })
    let routines = Dictionary(
      uniqueKeysWithValues: try Self.library.routines().map { ($0.id, $0) })
    var bloom = try assistant(life)
    var seen = 0
    for wish in Self.wishes {
      for intent: IntentID in ["content.yoga_for", "content.yoga_routine"] {
        for item in bloom.answer([intent], text: wish, now: try now).found {
          seen += 1
          if let pose = poses[item.id], item.kind == .pose {
            #expect(pose.isRecommended(at: life.stage) == true, "\(item.id) for \(wish)")
          }
          if let routine = routines[item.id], item.kind == .routine {
            let isFine = routine.isRecommended(at: life.stage, poses: poses)
            #expect(isFine, "\(item.id) for \(wish)")
          }
        }
      }
    }
    #expect(seen > 20)
  }

  @Test(arguments: lives) func `no food that pregnancy leaves out is listed where one may be`(
    life: Life
  ) throws {
    let foods = Dictionary(uniqueKeysWithValues: try Self.library.foods().map { ($0.id, $0) })
    let avoided = foods.values.filter { $0.pregnancy == .avoid }.map(\.spokenName)
    var bloom = try assistant(life)
    var listed = 0
    for nutrient in try Self.library.nutrients() {
      for diet in ["", " vegan", " no dairy"] {
        let turn = bloom.answer(
          ["content.food"], text: "high in " + nutrient.name + diet, now: try now)
        listed += turn.found.count
        for item in turn.found.compactMap({ foods[$0.id] }) {
          #expect(
            life.mode != .pregnancy && life.mode != .ttc || item.pregnancy != .avoid, "\(item.id)")
          #expect(diet != " vegan" || item.diets.contains("vegan"), "\(item.id)")
          #expect(diet != " no dairy" || !item.allergens.contains("milk"), "\(item.id)")
        }
        guard life.mode == .pregnancy, diet.isEmpty else { continue }
        let list = turn.text.split(separator: "\n").first { $0.hasPrefix("You find it in") }
        for name in avoided where name.contains(" ") {
          #expect(list?.lowercased().contains(name) != true, "\(name) in \(turn.text)")
        }
      }
    }
    #expect(listed > 30)
  }

  @Test(arguments: lives) func `the card of the day offers only what the stage leaves in`(
    life: Life
  ) throws {
    let poses = try Self.library.poses()
    var bloom = try assistant(life)
    for day in 0..<15 {
      let moment = Moment(date: try now.date + day, time: try now.time)
      let rows = bloom.answer(["insight.today"], text: "", now: moment).text
        .split(separator: "\n")
      guard let row = rows.first(where: { $0.hasPrefix("Pose: ") }) else { continue }
      let pose = poses.first { row.hasPrefix("Pose: " + $0.name + ":") }
      #expect(pose?.isRecommended(at: life.stage) == true, "\(row)")
    }
  }
}
