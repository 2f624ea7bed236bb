import Knowledge
import Synchronization

/// All templates, found by the rarest word or slot that each needs; never a list to scan.
///
/// A template is compiled when the first message has its word: a program that reads one message
/// compiles a handful of a thousand.
struct TemplateIndex: Sendable {
  /// A template as written.
  struct Source: Hashable, Comparable, Sendable {
    let intent: IntentID
    let text: String

    static func < (one: Source, other: Source) -> Bool {
      (one.intent, one.text) < (other.intent, other.text)
    }
  }

  private let sources: [Source]
  private let keys: [TemplateKeys]
  private let byKey: [UInt64: [Int32]]
  private let compiled = Compiled()
  /// Longer spans are not tried: no template is that long.
  private static let longest = 60

  /// Gathers templates, which are all known to be well formed.
  init(_ sources: [Source]) {
    self.sources = sources.sorted()
    keys = self.sources.map(TemplateKeys.init)
    var uses: [UInt64: Int] = [:]
    for keys in keys { for key in keys { uses[key, default: 0] += 1 } }
    var byKey: [UInt64: [Int32]] = [:]
    for (number, keys) in keys.enumerated() {
      for key in keys.rarest(uses) { byKey[key, default: []].append(Int32(number)) }
    }
    self.byKey = byKey
  }

  /// The template that covers a span best, where one covers all of it.
  func match(
    _ message: Message, in span: Range<Int>, spans: TemplateSpans,
    where isWanted: (IntentID) -> Bool = { _ in true }
  ) -> TemplateMatch? {
    guard span.count <= Self.longest else { return nil }
    let start = Courtesy.skip(message, from: span.lowerBound, to: span.upperBound)
    var best: TemplateMatch?
    for number in candidates(message, span, spans) where isWanted(sources[number].intent) {
      guard let template = template(number) else { continue }
      for begin in start == span.lowerBound ? [start] : [span.lowerBound, start] {
        var run = TemplateRun(template, over: message, span, spans)
        guard let match = run.run(from: begin), match.isTelling else { continue }
        if best.map({ match.isBetter(than: $0) }) ?? true { best = match }
        break
      }
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
    let templates = Mutex<[Int: Template]>([:])
  }

  /// The templates whose rarest word or slot the span has, in order.
  private func candidates(_ message: Message, _ span: Range<Int>, _ spans: TemplateSpans) -> [Int] {
    let present = spans.keys.union(span.map { TemplateKeys.key(word: message.tokens[$0].text) })
    var numbers: Set<Int32> = []
    for key in present { numbers.formUnion(byKey[key] ?? []) }
    return numbers.sorted().map { Int($0) }.filter { keys[$0].areIn(present) }
  }
}
