import MessageFormat

/// A part that a case expects; only the keys it gives are compared.
struct ExpectedPart: Sendable, Decodable {
  private struct Piece: Decodable {
    let type: String
    let value: String
  }

  private let type: String
  private let value: String?
  private let source: String?
  private let kind: String?
  private let name: String?
  private let id: String?
  private let dir: String?
  private let locale: String?
  private let options: [String: String]?
  private let parts: [Piece]?

  /// What is wrong with a part; nil when it is as expected.
  func failure(of part: FormattedPart) -> String? {
    isMet(by: part) ? nil : "\(part) instead of \(self)"
  }

  private func isMet(by part: FormattedPart) -> Bool {
    switch part {
    case .text(let text): type == "text" && text == value
    case .isolation(let mark): type == "bidiIsolation" && mark == value
    case .fallback(let source): type == "fallback" && source == self.source
    case .value(let value): isMet(by: value)
    case .markup(let markup): isMet(by: markup)
    }
  }

  private func isMet(by value: FormattedValue) -> Bool {
    let direction = value.direction == .rightToLeft ? "rtl" : "ltr"
    return type == value.type && (self.value ?? value.text) == value.text
      && (id == nil || id == value.id) && (dir ?? direction) == direction
      && (dir == nil || value.direction != nil) && (locale ?? value.locale) == value.locale
      && (parts?.map { FormattedPiece($0.type, $0.value) } ?? value.pieces) == value.pieces
  }

  private func isMet(by markup: FormattedMarkup) -> Bool {
    type == "markup" && kind == markup.kind.rawValue && name == markup.name
      && (id == nil || id == markup.id)
      && (options == nil || options == markup.options.mapValues(\.text))
  }
}
