import Civil
import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Assistant

/// What people look for is found on the way that a command takes.
struct LookupPathTests {
  private static let library = Library.embedded()

  /// Where the first right answer stands, from 0; nil where none is among what was found.
  private struct Result {
    let query: LookupQuery
    let rank: Int?
    let found: [String]
  }

  private func results(_ intent: IntentID, _ queries: [LookupQuery]) throws -> [Result] {
    let bloom = try Rehearsal()
    let answers = try Answering(library: Self.library)
    return queries.map { query in
      var copy = bloom.assistant
      let found = copy.answer([intent], text: query.text, now: bloom.now).found
      let rank = found.firstIndex { item in query.answers.contains { answers.fits(item, $0) } }
      return Result(query: query, rank: rank, found: found.map(\.id))
    }
  }

  private func judge(_ results: [Result]) -> (first: Double, third: Double, missed: [String]) {
    let count = Double(results.count)
    let missed = results.filter { $0.rank != 0 }.map {
      "\($0.query.text) -> \($0.found) (\($0.rank.map { "\($0 + 1)" } ?? "none"))"
    }
    return (
      Double(results.count { $0.rank == 0 }) / count,
      Double(results.count { $0.rank ?? 9 < 3 }) / count, missed
    )
  }

  @Test func `nine queries of ten find theirs first, and nearly all among the first three`() throws
  {
    let all =
      try results("content.yoga_for", LookupQuery.poses + LookupQuery.routines)
      + results("content.food", LookupQuery.foods)
      + results("content.education", LookupQuery.topics)
    let (first, third, missed) = judge(all)
    #expect(all.count >= 150)
    #expect(first >= 0.9, "\(first): \(missed)")
    #expect(third >= 0.98, "\(third): \(missed)")
  }

  @Test func `queries written before the lookup find theirs as well`() throws {
    let all =
      try results("content.yoga_for", LookupQuery.laterYoga)
      + results("content.food", LookupQuery.laterFoods)
      + results("content.selfcare", LookupQuery.laterCare)
      + results("content.education", LookupQuery.laterTopics)
    let (first, third, missed) = judge(all)
    #expect(all.count >= 60)
    #expect(first >= 0.9, "\(first): \(missed)")
    #expect(third >= 0.98, "\(third): \(missed)")
  }
}

/// Whether something found is an answer: by its id, or by what it helps with (`helps:hips`), has
/// much of and fits (`high:zinc+vegan`), or is (`meal:snack`).
private struct Answering {
  private var traits: [String: Set<String>] = [:]

  init(library: Library) throws {
    func add(_ item: Found, _ words: [String]) {
      traits[item.kind.rawValue + item.id] = Set(words)
    }
    for pose in try library.poses() { add(Found(pose), pose.helps.map { "helps:" + $0 }) }
    for routine in try library.routines() {
      add(Found(routine), routine.helps.map { "helps:" + $0 })
    }
    for item in try library.careItems() { add(Found(item), item.helps.map { "helps:" + $0 }) }
    for meal in try library.mealIdeas() { add(Found(meal), ["meal:" + meal.meal.rawValue]) }
    for food in try library.foods() {
      let rich = food.highIn + food.sourceOf
      add(Found(food), rich.flatMap { name in food.diets.map { "high:\(name)+\($0)" } })
    }
  }

  func fits(_ item: Found, _ answer: String) -> Bool {
    answer == item.id || traits[item.kind.rawValue + item.id]?.contains(answer) ?? false
  }
}
