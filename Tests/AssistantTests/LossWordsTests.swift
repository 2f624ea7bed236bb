import Civil
import Guardrails
import Journal
import Physiology
import Testing

@testable import Assistant

/// After a loss nobody hears words for a pregnancy, whatever is found.
@Suite struct LossWordsTests {
  private func bereaved() throws -> Rehearsal {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    return try Rehearsal([
      Entry(date: today - 80, fact: .test(.pregnancy(.positive))),
      Entry(date: today - 79, fact: .mode(.pregnancy)),
      Entry(date: today - 19, fact: .pregnancy(.ended(.loss))),
      Entry(date: today - 19, fact: .mode(.cycle)),
    ])
  }

  private static let told = [
    "i was ten weeks", "i was pregnant until last month", "we had told everybody already",
  ]

  private static let messages = [
    "still spotting a little, brown", "im soaking a pad an hour", "heavy bleeding since noon",
    "bright red again and a fever", "im soaking a pad an hour and feel faint", "bad pain low down",
    "he has gone very quiet since", "she has gone quiet, nothing moves in this house",
    "my waters of patience broke", "i have a fever of 39 and shivers", "i fainted in the shower",
    "there is no baby to move, i cannot do this", "my husband had a seizure", "no kicks any more",
    "i keep throwing up everything", "my pressure was 172 over 114",
    "my hands and face are swollen",
  ]

  @Test(arguments: told, messages)
  func `no words for a pregnancy are said`(told: String, message: String) throws {
    var bloom = try bereaved()
    for text in [told, message] {
      let turn = bloom.turn(text)
      let said = (turn.care ?? turn.reply).blocks.flatMap(\.lines).map(\.text)
        .joined(separator: " ").lowercased()
        .split(separator: "early pregnancy unit").joined()
      guard turn.level >= .provider else { continue }
      for word in ["pregnan", "maternity", "midwi", "baby", "movements", "labour"] {
        #expect(!said.contains(word), "\(message): \(said)")
      }
    }
  }

  @Test(arguments: ["im soaking a pad an hour", "heavy bleeding and i feel faint"])
  func `heavy bleeding is still met`(message: String) throws {
    var bloom = try bereaved()
    let turn = bloom.turn(message)
    #expect(turn.level >= .urgent && turn.text.contains("emergency number"), "\(turn.text)")
  }
}
