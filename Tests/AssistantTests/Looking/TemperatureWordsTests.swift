import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// A chart of waking temperatures with what it shows of a rise; today is Monday 9 March 2026.
struct TemperatureWordsTests {
  private static let low = [36.41, 36.38, 36.40, 36.42, 36.35, 36.43, 36.44, 36.39]
  private static let high = [36.66, 36.68, 36.70, 36.71]

  private func diary(_ values: [Double], _ lines: String...) throws -> Rehearsal {
    let first = try fixture(CivilDate(iso: "2026-02-20"))
    let readings = values.enumerated().map {
      "\((first + $0.offset).iso) temperature \($0.element) C"
    }
    let entries = ["2026-01-01 mode ttc", "2026-02-14 period start"] + readings + lines
    return try Rehearsal(entries.map { try Entry(line: $0) })
  }

  private func chart(_ turn: Turn) throws -> Chart {
    guard case .chart(let chart)? = turn.picture?.exhibit else { throw MissingFixture() }
    return chart
  }

  @Test(arguments: ["show my temperature chart", "chart my bbt", "is there a temperature shift"])
  func `a rise by three over six is told with its level and drawn`(message: String) throws {
    var bloom = try diary(Self.low + Self.high)
    let turn = bloom.turn(message)
    #expect(turn.text.contains("from Saturday 28 February on"), "\(turn.text)")
    let chart = try chart(turn)
    #expect(chart.level == 36.45 && chart.rise?.iso == "2026-02-28")
  }

  @Test func `without a rise it says how many readings count`() throws {
    var bloom = try diary(Self.low)
    let turn = bloom.turn("show my temperature chart")
    #expect(turn.text.contains("No lasting rise") && turn.text.contains("8 count"), "\(turn.text)")
    #expect(try chart(turn).level == nil)
  }

  @Test func `what was disturbed is left out and said`() throws {
    var bloom = try diary(Self.low + Self.high, "2026-03-04 temperature 36.2 C disturbed")
    #expect(bloom.turn("show my temperature chart").text.contains("1 marked as disturbed"))
  }

  @Test(arguments: ["2026-03-09 mode general", "2026-03-09 mode pregnancy"])
  func `a mode that names no ovulation tells of no rise`(mode: String) throws {
    var bloom = try diary(Self.low + Self.high, mode)
    let text = bloom.say("show my temperature chart").text
    #expect(!text.contains("rise") && !text.contains("vulation"), "\(text)")
  }

  @Test(arguments: [
    ("36.62 today, 36.58 yesterday", [(9, "36.62 C"), (8, "36.58 C")]),
    ("yesterday 36.5, today 36.7", [(8, "36.5 C"), (9, "36.7 C")]),
  ]) func `readings told with their days are noted on each`(
    message: String, readings: [(Int, String)]
  ) throws {
    var bloom = try diary([])
    let lines = readings.map { "2026-03-0\($0.0) temperature \($0.1)" }
    #expect(bloom.say(message).added.sorted() == lines.sorted(), "\(message)")
  }
}
