import Knowledge

/// All templates, found by the rarest word or slot that each needs; never a list to scan.
struct TemplateIndex: Sendable {
  private let templates: [Template]
  private let byKey: [Template.Key: [Int]]
  /// Longer spans are not tried: no template is that long.
  private static let longest = 60

  init(_ templates: [Template]) {
    self.templates = templates.sorted {
      ($0.intent.rawValue, $0.text) < ($1.intent.rawValue, $1.text)
    }
    var uses: [Template.Key: Int] = [:]
    for template in templates {
      for key in template.required.joined() { uses[key, default: 0] += 1 }
    }
    var byKey: [Template.Key: [Int]] = [:]
    for (number, template) in self.templates.enumerated() {
      for key in Self.rarest(template.required, uses) { byKey[key, default: []].append(number) }
    }
    self.byKey = byKey
  }

  private static func rarest(
    _ required: [[Template.Key]], _ uses: [Template.Key: Int]
  ) -> Set<Template.Key> {
    func weight(_ keys: [Template.Key]) -> Int {
      keys.reduce(0) { sum, key in
        if case .slot = key { sum + 1000 } else { sum + (uses[key] ?? 0) }
      }
    }
    return Set(required.min { weight($0) < weight($1) } ?? [])
  }

  /// The template that covers a span best, where one covers all of it.
  func match(
    _ message: Message, in span: Range<Int>, spans: TemplateSpans,
    where isWanted: (IntentID) -> Bool = { _ in true }
  ) -> TemplateMatch? {
    guard span.count <= Self.longest else { return nil }
    var numbers: Set<Int> = []
    for index in span {
      numbers.formUnion(byKey[.word(message.tokens[index].text)] ?? [])
    }
    for slot in spans.slots { numbers.formUnion(byKey[.slot(slot)] ?? []) }
    let start = Courtesy.skip(message, from: span.lowerBound, to: span.upperBound)
    var best: TemplateMatch?
    for number in numbers.sorted() where isWanted(templates[number].intent) {
      for begin in start == span.lowerBound ? [start] : [span.lowerBound, start] {
        var run = TemplateRun(templates[number], over: message, span, spans)
        guard let match = run.run(from: begin), match.isTelling else { continue }
        if best.map({ match.isBetter(than: $0) }) ?? true { best = match }
        break
      }
    }
    return best
  }
}
