import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// The kinds of facts that a measure is looked for in.
struct QueryMeasureTests {
  private static let measures: [QueryMeasure] =
    Quantity.allCases.map { .metric(.amount($0), id: $0.rawValue) }
    + Scale.allCases.map { .metric(.scale($0), id: $0.rawValue) }
    + Intake.allCases.flatMap { [.intake($0, of: nil), .metric(.intake($0), id: $0.rawValue)] }
    + FlowProduct.allCases.map { .product($0) }
    + [
      .metric(.temperature, id: "bbt"), .metric(.sleep, id: "sleep"),
      .metric(.activity(nil), id: "movement"), .metric(.activity(.yoga), id: "yoga"),
      .metric(.pain(nil), id: "pain"), .metric(.pain("cramps"), id: "pain"),
      .metric(.systolic, id: "blood_pressure"), .metric(.flow, id: "flow"),
      .metric(.libido, id: "libido"), .metric(.calories, id: "calories"), .sign("cramps"),
      .sign("happy"), .mood, .moods(isGood: true), .moods(isGood: false), .flow(nil), .flow(.heavy),
      .test(.any), .test(.positive), .test(.pregnancy), .sex, .medicine(nil),
      .medicine("ibuprofen"), .activity(nil), .activity("yoga"), .distance(nil), .distance("run"),
      .kicks, .kickMinutes, .discharge(nil), .meal(nil), .meal(.lunch), .food("soup"),
      .ended(.loss), .ended(.birth), .text(.note, of: nil), .text(.factor, of: nil),
      .text(.appointment, of: "scan"),
    ]

  private static let lines =
    [
      "period start", "period end", "flow heavy red", "flow light", "product pad 3",
      "symptom cramps severe pain 7", "symptom headache", "mood happy", "mood sad anxious",
      "discharge eggwhite", "skin oily", "temperature 36.6 C", "test ovulation positive",
      "test pregnancy negative", "sex protected", "libido high", "sleep 7 h good",
      "intake caffeine 2", "caffeine 2 \"coffee\"", "alcohol 1 \"wine\"",
      "supplement \"ibuprofen\" \"400 mg\"", "food \"lentil soup\" kcal 300 meal lunch",
      "exercise 30 min \"run 5 km\"", "yoga 20 min", "kicks 10 in 20 min",
      "blood_pressure 118/76", "note \"a word\"", "factor \"travel\"",
      "appointment \"scan\"", "pregnancy ended loss", "pregnancy ended birth", "mode ttc",
    ]
    + Quantity.allCases.map {
      "\($0.rawValue) \($0.range.upperBound)" + ($0.unit.map { " " + $0 } ?? "")
    }
    + Scale.allCases.map { "\($0.rawValue) 6" }

  @Test func `whatever an entry holds of a measure stands among its kinds`() {
    let entries = Self.lines.compactMap { try? Entry(line: "2026-03-01 " + $0) }
    #expect(entries.count > Self.lines.count - 3)
    var found: Set<FactKind> = []
    for measure in Self.measures {
      for entry in entries where measure.item(of: entry) != nil {
        found.insert(entry.fact.factKind)
        #expect(measure.kinds?.contains(entry.fact.factKind) ?? true, "\(measure): \(entry.line)")
      }
    }
    #expect(found.count > 18)
  }
}
