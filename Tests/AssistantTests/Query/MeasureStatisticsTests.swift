import Civil
import Journal
import Testing

@testable import Assistant

/// One thing over time by the query of questions: its figures, groups, and the days before.
struct MeasureStatisticsTests {
  private static let lines = """
    # bloom journal 1
    2026-01-05 period start
    2026-01-09 period end
    2026-01-12 sleep 6 h
    2026-01-13 sleep 8 h
    2026-01-19 sleep 7 h
    2026-01-30 symptom migraine severe
    2026-02-02 period start
    2026-02-06 period end
    2026-02-09 sleep 9 h
    2026-02-10 symptom migraine mild
    2026-02-11 symptom migraine moderate
    2026-02-12 caffeine 2 "coffee"
    2026-02-12 caffeine 1 "tea"
    2026-02-13 caffeine 1 "coffee"
    2026-02-14 supplement "ibuprofen" "400 mg"

    """

  private func bloom() throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-02-28")
    rehearsal.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    return rehearsal
  }

  private func figures(_ look: MeasureLook) throws -> MeasureFigures {
    let bloom = try bloom()
    return try fixture(bloom.assistant.figures(look, now: bloom.now))
  }

  @Test func `the figures of a span are those worked out by hand`() throws {
    let span = try figures(MeasureLook(words: "sleep")).span
    #expect(span.count == 4 && span.days == 4 && span.valued == 4)
    #expect(span.mean == 7.5 && span.median == 7.5 && span.least == 6 && span.greatest == 9)
    #expect(span.sum == nil && span.from == nil)
    let coffee = try figures(MeasureLook(words: "caffeine")).span
    #expect(coffee.sum == 4 && coffee.count == 3 && coffee.days == 2 && coffee.mean == 2)
  }

  @Test(arguments: [
    (MeasureLook.Step.month, ["2026-01-01", "2026-02-01"], [7.0, 9.0]),
    (.weekday, ["1", "2"], [22.0 / 3, 8.0]),
    (.cycle, ["2026-01-05", "2026-02-02"], [7.0, 9.0]),
    (.week, ["2026-01-12", "2026-01-19", "2026-02-09"], [7.0, 7.0, 9.0]),
    (.day, ["2026-01-12", "2026-01-13", "2026-01-19", "2026-02-09"], [6.0, 8.0, 7.0, 9.0]),
  ])
  func `values are gathered by each step`(
    step: MeasureLook.Step, keys: [String], values: [Double]
  ) throws {
    let groups = try figures(MeasureLook(words: "sleep", step: step)).groups
    #expect(groups.map(\.key) == keys)
    for (group, value) in zip(groups, values) { #expect(abs(group.value - value) < 1e-9) }
  }

  @Test func `a symptom is counted in its groups, whatever its strength`() throws {
    let groups = try figures(MeasureLook(words: "migraine", step: .month)).groups
    #expect(groups.map(\.value) == [1, 2])
  }

  @Test func `phases have their names and count every entry once`() throws {
    let groups = try figures(MeasureLook(words: "sleep", step: .phase)).groups
    #expect(groups.map(\.count).reduce(0, +) == 4)
    #expect(groups.allSatisfy { Int($0.key) == nil })
  }

  @Test func `days put side by side are as many as those named`() throws {
    let look = MeasureLook(
      words: "sleep", from: try fixture(CivilDate(iso: "2026-01-31")),
      to: try fixture(CivilDate(iso: "2026-02-28")), isCompared: true)
    let figures = try figures(look)
    #expect(figures.span.mean == 9)
    let before = try fixture(figures.before)
    #expect(before.from?.iso == "2026-01-02" && before.to?.iso == "2026-01-30")
    #expect(before.mean == 7)
    var bloom = try bloom()
    let text = bloom.assistant.statistics(look, now: bloom.now).text
    #expect(text.contains("9 hours") && text.contains("7 hours on average of 3"), "\(text)")
  }

  @Test func `what has no number is told by its days, under its name`() throws {
    var bloom = try bloom()
    let text = bloom.assistant.statistics(MeasureLook(words: "ibuprofen"), now: bloom.now).text
    #expect(text.contains("ibuprofen on one day"), "\(text)")
  }

  @Test(arguments: ["banana", "", "asdf qwer"])
  func `words that name nothing of the diary are known as such`(words: String) throws {
    var bloom = try bloom()
    #expect(!bloom.assistant.namesMeasure(words, now: bloom.now))
    let turn = bloom.assistant.statistics(MeasureLook(words: words), now: bloom.now)
    #expect(turn.edits.isEmpty && turn.fault == nil)
  }

  @Test func `what is silent has no figures and no year`() throws {
    var bloom = try bloom()
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    #expect(bloom.assistant.figures(MeasureLook(words: "weight"), now: bloom.now) == nil)
    let year = bloom.assistant.year(of: "weight", now: bloom.now)
    #expect(year.picture == nil && !year.text.contains("kg"))
  }

  @Test func `a year has the days of anything in the diary, stronger where there was more`() throws
  {
    var bloom = try bloom()
    func levels(_ words: String) throws -> [CivilDate: Double] {
      guard case .year(let map)? = bloom.assistant.year(of: words, now: bloom.now).picture?.exhibit
      else { throw MissingFixture() }
      return map.levels
    }
    let migraine = try levels("migraine")
    #expect(migraine.count == 3)
    #expect(migraine[try fixture(CivilDate(iso: "2026-01-30"))] == 1)
    #expect(migraine[try fixture(CivilDate(iso: "2026-02-10"))] == 0.3)
    #expect(try levels("ibuprofen").values.map { $0 } == [1])
    #expect(try levels("period").count == 10)
    let sleep = try levels("sleep")
    #expect(sleep[try fixture(CivilDate(iso: "2026-02-09"))] == 1)
    #expect(sleep[try fixture(CivilDate(iso: "2026-01-12"))] == 0.1)
  }
}
