import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Published figures on weight in pregnancy beside her own.
struct GainWordsTests {
  private func pregnant(_ more: [(String, Fact)] = []) throws -> Rehearsal {
    let lmp = try fixture(CivilDate(iso: "2025-09-22"))
    var entries = [
      Entry(date: lmp, fact: .mode(.pregnancy)), Entry(date: lmp, fact: .pregnancy(.lmp(lmp))),
    ]
    for (day, fact) in more {
      entries.append(Entry(date: try fixture(CivilDate(iso: day)), fact: fact))
    }
    return try Rehearsal(entries)
  }

  @Test func `what is missing is asked for, a thing at a time`() throws {
    var bloom = try pregnant()
    #expect(bloom.say("how much weight should i gain").text.contains("your height"))
    #expect(bloom.turn("im 168 cm tall").changes.first?.new == "168")
    #expect(bloom.say("how much weight should i gain").text.contains("22 September"))
  }

  @Test func `the band of the week stands beside her own, and is no goal`() throws {
    var bloom = try pregnant([
      ("2025-09-15", .amount(.weight, 62)), ("2026-03-08", .amount(.weight, 68.5)),
    ])
    _ = bloom.turn("my height is 5 foot 6")
    let turn = bloom.turn("my weight gain so far")
    let band = try fixture(WeightGainBand(.normal)).gain(
      at: try fixture(GestationalAge(weeks: 24)))
    let low = (band.lowerBound * 10).rounded() / 10
    #expect(turn.text.contains("by 24 weeks about \(low)"), "\(turn.text)")
    #expect(turn.text.contains("+6.5 kg") && turn.text.contains("no goal"))
    #expect(turn.sources.contains("IOM-2009"))
    #expect(!bloom.say("show my weight").text.contains("no goal"), "it is said once")
    bloom.assistant.forget()
    #expect(bloom.say("show my weight").text.contains("no goal"))
  }

  @Test func `the band is drawn beside her readings, from the weight before on`() throws {
    var bloom = try pregnant([
      ("2025-09-15", .amount(.weight, 62)), ("2026-01-12", .amount(.weight, 64)),
      ("2026-03-08", .amount(.weight, 68.5)),
    ])
    #expect(try band(bloom.turn("show my weight")) == nil, "without a height there is none")
    _ = bloom.turn("my height is 5 foot 6")
    let band = try #require(try band(bloom.turn("show my weight")))
    #expect(band.low.first.value < 62.5 && band.low.last.value > 64)
    #expect(zip(band.low.values, band.high.values).allSatisfy { $0.value <= $1.value })
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    #expect(try self.band(bloom.turn("show my weight")) == nil)
  }

  private func band(_ turn: Turn) throws -> Chart.Band? {
    guard case .chart(let chart)? = turn.picture?.exhibit else { return nil }
    return chart.band
  }

  @Test func `where weights are not to be spoken of, nothing is`() throws {
    var bloom = try pregnant([("2025-09-15", .amount(.weight, 62))])
    _ = bloom.turn("no calories please")
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    #expect(!bloom.say("how much weight should i gain").text.contains("Published"))
    var other = try Rehearsal()
    #expect(!other.say("how much weight should i gain").text.contains("Published"))
  }

  @Test(arguments: [
    ("im 168 cm tall", "168"), ("i am 1.68 m tall", "168"), ("my height is 5 foot 6", "168"),
    ("im 5 ft tall", "152"), ("my height is 172", "172"),
  ]) func `a height is read in any of its units`(message: String, kept: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).changes.first?.new == kept)
  }

  @Test(arguments: [
    "my son is 5 years and tall", "how tall is she", "im tall", "im 30 tall",
    "the shelf is 180 cm tall", "my baby is 150 cm tall", "i'd like to be 170 cm tall",
    "im not 170 cm tall", "im 4 weeks along and feel 10 feet tall",
  ])
  func `what is no height is kept nowhere`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).changes.isEmpty)
  }
}
