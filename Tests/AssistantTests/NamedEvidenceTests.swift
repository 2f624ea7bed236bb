import Civil
import Guardrails
import Language
import Physiology
import Testing

@testable import Assistant

/// What is said of every day raises nothing, and what weights find is named.
@Suite struct NamedEvidenceTests {
  private static let reader = Result { () throws(AssistantError) in
    try Reader(library: Rehearsal.library)
  }

  private func read(_ text: String) throws -> Reading {
    let day = try fixture(CivilDate(iso: "2026-03-09"))
    let now = Moment(date: day, time: try fixture(ClockTime(hour: 12, minute: 0)))
    return try Self.reader.get().read(text, context: Context(mode: .cycle, reference: now))
  }

  @Test(arguments: [
    "my mother in law sorted every drawer again and told me how it is done",
    "we argued over the dishwasher and made up over toast",
    "the sums this week are going to finish me off",
    "i wanted to die in geography, the whole row saw the stain",
    "no it is not an emergency i only wished to alter the hour",
    "it is the slowest thing i have ever done and everyone says it flies",
    "nobody is unconscious, she sits beside me with the crossword",
    "there is no emergency, all are fine",
    "she did not wake at 5, it was half past 8",
    "they cut me open three weeks ago and i am up a ladder already",
  ])
  func `harmless words of every day raise nothing`(text: String) throws {
    let reading = try read(text)
    #expect(reading.level < .urgent, "\(reading.concernID ?? "") \(reading.because)")
  }

  @Test(arguments: [
    "my left hand went dead n my words come out mushy since lunch",
    "the corner of my mouth hangs and my tea runs out of it",
    "she went floppy in the bath and her eyes rolled",
    "i drank from the bottle with the drain cleaner in it",
  ])
  func `what weights alone find is named`(text: String) throws {
    let reading = try read(text)
    guard reading.level >= .urgent else { return }
    #expect(!reading.because.isEmpty)
    for words in reading.because { #expect(text.contains(words), "\(words)") }
  }
}
