import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The facts that the words of a request name.
struct MeantFacts {
  private let said: Set<String>
  private let namesMood: Bool
  /// The kinds of entries that are named; telling the kind of a fact takes time.
  private let kinds: Set<String>

  init(_ request: Request) {
    let said = Set(request.interpretation.slots.values.flatMap(\.words))
    self.said = said
    namesMood = request.slot(.mood) == nil && said.contains("mood")
    kinds = Set(
      Fact.kinds.filter { kind in
        said.contains(kind) || said.contains(FactPhrase.plain(kind))
          || kind == "pulse" && said.contains("heart_rate")
      })
  }

  /// Whether a word, or more of it, stands among what is named.
  private func names(_ word: String) -> Bool {
    said.contains { text in
      text.split(separator: " ").contains { Stemmer.stem(String($0)) == Stemmer.stem(word) }
    }
  }

  /// Whether a kind of entries is named.
  var namesKind: Bool { !kinds.isEmpty }

  /// Whether the fact is one of them.
  func contains(_ fact: Fact) -> Bool {
    switch fact {
    case .symptom(let term, _, _, _): said.contains(term.rawValue)
    case .mood(let terms): namesMood || terms.contains { said.contains($0.rawValue) }
    case .intake(_, _, let what?) where said.contains(what): true
    case .product(let product, _) where names(product.rawValue): true
    case .temperature where said.contains("bbt"): true
    default: !kinds.isEmpty && kinds.contains(fact.kind)
    }
  }
}
