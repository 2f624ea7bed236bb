/// The signs a language writes numbers with; English for a language that is not in the table.
struct NumberSymbols: Hashable, Sendable {
  let decimal: String
  let group: String
  let percent: String

  init(locale: String) {
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "fr": (decimal, group, percent) = (",", "\u{202F}", "\u{202F}%")
    default: (decimal, group, percent) = (".", ",", "%")
    }
  }
}
