import Knowledge
import Synchronization

/// All templates, found by the rarest word or slot that each needs; never a list to scan.
///
/// A template is compiled when the first message has its word: a program that reads one message
/// compiles a handful of a thousand.
final class TemplateIndex: Sendable {
  /// A template as written.
  struct Source: Hashable, Comparable, Sendable {
    let intent: IntentID
    let text: String

    static func < (one: Source, other: Source) -> Bool {
      (one.intent, one.text) < (other.intent, other.text)
    }
  }

  private let sources: [Source]
  private let finder: TemplateFinder
  private let compiled: Compiled
  /// Longer spans are not tried: no template is that long.
  private static let longest = 60

  /// Gathers templates, which are all known to be well formed.
  init(_ sources: [Source]) {
    let sorted = sources.sorted()
    self.sources = sorted
    finder = TemplateFinder(sorted.map(TemplateKeys.init))
    compiled = Compiled(sources.count)
  }

  /// The template that covers a span best, where one covers all of it.
  func match(
    _ message: Message, in span: Range<Int>, spans: TemplateSpans,
    where isWanted: (IntentID) -> Bool = { _ in true }
  ) -> TemplateMatch? {
    guard span.count <= Self.longest else { return nil }
    let start = Courtesy.skip(message, from: span.lowerBound, to: span.upperBound)
    var best: TemplateMatch?
    var run = TemplateRun(over: message, span, spans)
    finder.forEach(message, span, spans) { number in
      guard let template = template(number) else { return }
      var match = run.run(template, from: span.lowerBound).flatMap { $0.isTelling ? $0 : nil }
      if match == nil, start > span.lowerBound {
        match = run.run(template, from: start).flatMap { $0.isTelling ? $0 : nil }
      }
      guard let match, best.map({ match.isBetter(than: $0) }) ?? true, isWanted(match.intent) else {
        return
      }
      best = match
    }
    return best
  }

  /// A template, compiled once.
  private func template(_ number: Int) -> Template? {
    if let known = compiled.templates.withLock({ $0[number] }) { return known }
    guard let template = try? Template(sources[number]) else { return nil }
    compiled.templates.withLock { $0[number] = template }
    return template
  }

  private final class Compiled: Sendable {
    let templates: Mutex<[Template?]>

    init(_ count: Int) { templates = Mutex(Array(repeating: nil, count: count)) }
  }
}
