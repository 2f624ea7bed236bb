import Foundation
import Journal
import Physiology
import Testing

@testable import Assistant

/// Whole conversations, each turn with everything that comes of it.
@Suite struct TranscriptTests {
  /// The transcripts whose ids begin as `BLOOM_TRANSCRIPT` says; all where that is not set.
  private static func wanted() throws -> [Transcript] {
    let start = ProcessInfo.processInfo.environment["BLOOM_TRANSCRIPT"] ?? ""
    return try Transcript.all().filter { $0.id.hasPrefix(start) }
  }

  @Test(arguments: try Self.wanted())
  func `a conversation goes as it is written down`(transcript: Transcript) throws {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(transcript.journal(), undoLog: UndoLog())
    bloom.assistant.setting.home = "/home/me"
    for line in transcript.lines {
      bloom.now = line.at
      let turn = bloom.turn(line.you)
      #expect(turn.fault == nil, "\(line.you)")
      #expect(
        turn.consequences == line.consequences,
        """
        [[\(transcript.id)|\(line.you)]]
        \(turn.consequences.fields)[[end]]
        """)
    }
  }

  @Test func `there are conversations in every mode, and each has several turns`() throws {
    let all = try Transcript.all()
    #expect(all.count >= 100)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.allSatisfy { $0.lines.count >= 3 })
    let modes = all.flatMap { [$0.journal().mode].compactMap(\.self) }
    for mode in ["general", "pregnancy", "ttc", "postpartum", "perimenopause"] {
      #expect(modes.contains { $0.rawValue == mode }, "\(mode)")
    }
  }
}
