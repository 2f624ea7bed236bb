import Civil
import Physiology
import Testing

@testable import Journal

struct LookingTests {
  private func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

  private func journal(_ lines: [(String, Fact)]) throws -> Journal {
    Journal(try lines.map { Entry(date: try day($0.0), fact: $0.1) })
  }

  @Test func `water of a day adds up, and weight of a day is averaged`() throws {
    let journal = try journal([
      ("2026-03-02", .amount(.water, 250)), ("2026-03-01", .amount(.weight, 60)),
      ("2026-03-02", .amount(.water, 500)), ("2026-03-01", .amount(.weight, 61)),
    ])
    #expect(journal.series(of: .amount(.water))?.values.map(\.value) == [750])
    #expect(journal.series(of: .amount(.weight))?.values.map(\.value) == [60.5])
    #expect(journal.series(of: .amount(.steps)) == nil)
  }

  @Test(arguments: [
    (Metric.sleep, Fact.sleep(Sleep(hours: 7.5)), 7.5),
    (.scale(.energy), .scale(.energy, Rating(3, of: 5)!), 6),
    (.temperature, .temperature(Temperature(98.6, .fahrenheit)), 37),
    (.activity(nil), .activity(.yoga, minutes: 20, what: nil), 20),
    (.activity(.exercise), .activity(.exercise, minutes: 30, what: "run"), 30),
    (.intake(.caffeine), .intake(.caffeine, count: 2, what: nil), 2),
    (.pain(nil), .symptom("cramps", nil, pain: 6), 6),
    (.systolic, .bloodPressure(systolic: 118, diastolic: 76), 118),
    (.flow, .flow(.heavy, nil), 3), (.libido, .libido(.high), 3),
    (.calories, .food(Food("soup", kcal: 210)), 210),
  ])
  func `each kind of entry gives its number`(
    measure: Metric, fact: Fact, value: Double
  ) throws {
    let series = try #require(try journal([("2026-03-01", fact)]).series(of: measure))
    #expect(abs(series.first.value - value) < 1e-9)
  }

  @Test func `a disturbed temperature and another symptom's pain are left out`() throws {
    let journal = try journal([
      ("2026-03-01", .temperature(Temperature(38, .celsius, isDisturbed: true))),
      ("2026-03-01", .symptom("cramps", nil, pain: 6)),
      ("2026-03-01", .activity(.breathing, minutes: 5, what: nil)),
    ])
    #expect(journal.series(of: .temperature) == nil)
    #expect(journal.series(of: .pain("headache")) == nil)
    #expect(journal.series(of: .activity(nil)) == nil)
  }

  @Test func `what is felt is gathered by day, each once, and an absence is not felt`() throws {
    let journal = try journal([
      ("2026-03-02", .symptom("cramps", .mild, pain: nil)),
      ("2026-03-01", .mood(["sad", "angry"])),
      ("2026-03-02", .symptom("cramps", .severe, pain: nil)),
      ("2026-03-03", .symptom("headache", Severity.none, pain: nil)),
      ("2026-03-03", .symptom("cramps", nil, pain: 0)),
    ])
    #expect(
      journal.signsByDay() == [
        DaySigns(date: try day("2026-03-01"), terms: ["sad", "angry"]),
        DaySigns(date: try day("2026-03-02"), terms: ["cramps"]),
      ])
    #expect(journal.signsByDay(upTo: try day("2026-03-01")).count == 1)
  }

  @Test func `a look from a day on leaves out what is older`() throws {
    let journal = try journal([
      ("2026-03-01", .amount(.water, 250)), ("2026-03-02", .amount(.water, 500)),
      ("2026-03-01", .mood(["sad"])), ("2026-03-02", .mood(["angry"])),
    ])
    let first = try day("2026-03-02")
    #expect(journal.series(of: .amount(.water), from: first)?.values.map(\.value) == [500])
    #expect(journal.signsByDay(from: first).map(\.terms) == [["angry"]])
    #expect(journal.days(from: first) { _ in true } == [first])
    #expect(journal.series(of: .amount(.water), from: first + 1) == nil)
  }
}
