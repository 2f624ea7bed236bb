import Guardrails
import Language

extension CrisisLines {
  /// The region that a message names by the name of a country: "I live in Ireland".
  func region(in message: Message) -> String? {
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text)
    for length in [3, 2, 1] {
      for start in words.indices where start + length <= words.count {
        let name = words[start..<start + length].joined(separator: " ")
        guard name.count > 2 || name == "uk" else { continue }
        if let region = region(named: name) { return region }
      }
    }
    return nil
  }
}
