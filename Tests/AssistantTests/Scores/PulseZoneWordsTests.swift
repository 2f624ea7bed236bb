import Journal
import Physiology
import Testing

@testable import Assistant

struct PulseZoneWordsTests {
  private func told(_ message: String, age: Int?, mode: Mode? = nil) throws -> String {
    let lines = age.map { ["2026-03-01 about age \($0)"] } ?? []
    var bloom = try Rehearsal(try lines.map { try Entry(line: $0) })
    bloom.assistant.setting.mode = mode
    return bloom.turn(message).text
  }

  @Test(arguments: ["what are my heart rate zones", "my pulse zones", "training zones please"])
  func `zones are told with where the highest pulse is from`(message: String) throws {
    let text = try told(message, age: 30)
    #expect(text.hasPrefix("Your pulse zones begin at 90, 108, 126, 144 and 162"), "\(text)")
    #expect(text.contains("a highest pulse of 180, which is usual at 30"), "\(text)")
  }

  @Test func `without an age it asks, and in pregnancy the talk test stands in`() throws {
    #expect(
      try told("my pulse zones", age: nil).contains("it takes your highest pulse or your age"))
    #expect(try told("my pulse zones", age: 30, mode: .pregnancy).contains("the talk test"))
  }
}
