import MessageFormat
import Synchronization

/// Templates by their text: each is parsed when it is first spoken, and kept.
final class TemplateStore: Sendable {
  private let parsed = Mutex<[String: Template]>([:])

  /// The template of a text.
  func template(_ text: String) throws(SyntaxError) -> Template {
    if let known = parsed.withLock({ $0[text] }) { return known }
    let template = try Template(parsing: text)
    parsed.withLock { $0[text] = template }
    return template
  }
}
