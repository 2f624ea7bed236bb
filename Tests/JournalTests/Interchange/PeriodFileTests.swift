import Civil
import Foundation
import Testing

@testable import Journal

/// The file as Apple's encoder writes it, to compare with.
private struct Payload: Codable, Equatable {
  struct App: Codable, Equatable {
    var name: String
    var platform: String
    var version: String
  }
  struct Period: Codable, Equatable {
    var id: UUID
    var startDate: String
    var endDate: String?
    var notes: String
  }
  struct Profile: Codable, Equatable {
    var id: UUID
    var name: String
    var colorHex: String
    var createdAt: String?
    var periodRecords: [Period]
  }
  var schemaVersion = 1
  var exportedAt = "2026-05-10T00:00:00.000Z"
  var app = App(name: "MultiMenstrualAPP", platform: "ios", version: "1.0")
  var profiles: [Profile]

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

struct PeriodFileTests {
  private let id = UUID(uuidString: "0D1B3C5A-7E9F-4A2B-8C4D-6E8F0A1B2C3D") ?? UUID()
  private let record = UUID(uuidString: "11111111-2222-4333-8444-555555555555") ?? UUID()

  private func payload(_ records: [Payload.Period]) -> Payload {
    Payload(profiles: [
      .init(
        id: id, name: "Mei", colorHex: "#3366CC", createdAt: "2026-01-02T03:04:05.678Z",
        periodRecords: records)
    ])
  }

  private func people(_ text: String) throws -> PeriodFile {
    let bytes = Array(text.utf8)
    return try PeriodFile(try JSONReader.read(bytes), of: bytes)
  }

  private func written(_ file: PeriodFile) throws -> String {
    let moment = try #require(Moment(iso: "2026-05-10T00:00"))
    return file.text(
      exportedAt: moment, app: "MultiMenstrualAPP", platform: "ios", version: "1.0")
  }

  @Test func `a file read and written again is the same, byte for byte`() throws {
    let text = try payload([
      .init(id: record, startDate: "2026-03-01", endDate: "2026-03-05", notes: "a/b \"c\"\n\tü"),
      .init(id: UUID(), startDate: "2026-03-29", endDate: nil, notes: ""),
    ]).text()
    let file = try people(text)
    #expect(file.issues.isEmpty)
    #expect(try written(file) == text)
  }

  @Test func `nobody and nothing are written as Apple's encoder writes them`() throws {
    #expect(try written(PeriodFile([])) == Payload(profiles: []).text())
    #expect(try written(people(payload([]).text())) == payload([]).text())
  }

  @Test func `what is written can be decoded by the app's own types`() throws {
    let profile = PeriodProfile(
      id: id.uuidString, name: "Mei", color: "#3366CC",
      records: [PeriodRecord(id: record.uuidString, start: day("2026-03-01"), end: nil, notes: "")])
    let text = try written(PeriodFile([profile]))
    let read = try JSONDecoder().decode(Payload.self, from: Data(text.utf8))
    #expect(read.profiles.first?.periodRecords.first?.startDate == "2026-03-01")
    #expect(read.profiles.first?.createdAt == nil)
  }

  @Test(arguments: [0, 2, 99])
  func `another schema is refused with its place`(version: Int) throws {
    var other = payload([])
    other.schemaVersion = version
    let text = try other.text()
    do {
      _ = try people(text)
      Issue.record("schema \(version) was read")
    } catch let fault as LineFault {
      let issue = InterchangeIssue(fault, in: Array(text.utf8))
      #expect(issue.problem == "this is not schema 1")
      #expect(issue.line == text.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
    }
  }

  @Test func `a bad colour gives way, a name is trimmed, and a time gets its milliseconds`() throws
  {
    var odd = payload([])
    odd.profiles[0].colorHex = "red"
    odd.profiles[0].name = "  Mei \n"
    odd.profiles[0].createdAt = "2026-01-02T03:04:05Z"
    let file = try people(try odd.text())
    #expect(file.profiles.map(\.color) == [PeriodProfile.defaultColor])
    #expect(file.profiles.map(\.name) == ["Mei"])
    #expect(file.profiles.map(\.created) == ["2026-01-02T03:04:05.000Z"])
    #expect(file.issues.count == 1)
  }

  @Test(arguments: ["2018-11-04", "2024-04-26", "2024-09-08", "2024-03-31", "1979-07-01"])
  func `a day whose midnight does not exist somewhere is a day`(date: String) throws {
    let text = try payload([.init(id: record, startDate: date, endDate: nil, notes: "")]).text()
    #expect(try people(text).profiles.first?.records.first?.start == day(date))
  }

  @Test func `a record that is wrong is left out, and the others stay`() throws {
    var text = try payload([
      .init(id: record, startDate: "2026-02-30", endDate: nil, notes: ""),
      .init(id: UUID(), startDate: "2026-03-05", endDate: "2026-03-01", notes: ""),
      .init(id: UUID(), startDate: "2026-04-01", endDate: "2026-04-20", notes: ""),
    ]).text()
    text = text.replacing("\"notes\" : \"\",", with: "")
    let file = try people(text)
    #expect(file.profiles.first?.records.map(\.start) == [day("2026-03-05"), day("2026-04-01")])
    #expect(file.profiles.first?.records.allSatisfy { $0.end == nil } == true)
    #expect(file.issues.map(\.problem.count).count == 3)
    #expect(file.issues.allSatisfy { $0.line > 1 && $0.column > 1 })
  }
}
