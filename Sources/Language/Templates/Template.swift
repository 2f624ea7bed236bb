import Knowledge

/// A sentence template of an intent, compiled to a small program that runs over tokens.
final class Template: Sendable {
  /// One step of the program.
  enum Step: Hashable, Sendable {
    case word(WordKey)
    case slot(Slot)
    case list(Slot)
    /// Go on at either place.
    case fork(Int, Int)
    case jump(Int)
    case end
  }

  /// A slot and by what it is found among the spans of a message.
  struct Slot: Hashable, Sendable {
    let name: SlotName
    let key: UInt64

    init(_ name: SlotName) {
      self.name = name
      key = TemplateKeys.key(slot: name)
    }
  }

  /// What a message must have for the template to be tried.
  enum Key: Hashable, Sendable {
    case word(String)
    case slot(SlotName)
  }

  let intent: IntentID
  let text: String
  let steps: [Step]
  private let node: TemplateNode

  /// The keys of which every match has at least one, for each part that cannot be left out.
  var required: [[Key]] { Self.required(node) }

  init(intent: IntentID, text: String) throws(LanguageError) {
    let node: TemplateNode
    do {
      node = try TemplateNode.parse(text)
    } catch {
      throw .template(intent: intent, template: text, problem: error)
    }
    self.intent = intent
    self.text = text
    var steps: [Step] = []
    Self.compile(node, into: &steps)
    steps.append(.end)
    self.steps = steps
    self.node = node
  }

  convenience init(_ source: TemplateIndex.Source) throws(LanguageError) {
    try self.init(intent: source.intent, text: source.text)
  }

  private static func compile(_ node: TemplateNode, into steps: inout [Step]) {
    switch node {
    case .word(""): break
    case .word(let word): steps.append(.word(WordKey(word)))
    case .slot(let name): steps.append(.slot(Slot(name)))
    case .list(let name): steps.append(.list(Slot(name)))
    case .sequence(let nodes): for node in nodes { compile(node, into: &steps) }
    case .optional(let node):
      let fork = steps.count
      steps.append(.fork(fork + 1, 0))
      compile(node, into: &steps)
      steps[fork] = .fork(fork + 1, steps.count)
    case .choice(let branches):
      var jumps: [Int] = []
      for (number, branch) in branches.enumerated() {
        let isLast = number == branches.count - 1
        let fork = steps.count
        if !isLast { steps.append(.fork(fork + 1, 0)) }
        compile(branch, into: &steps)
        guard !isLast else { continue }
        jumps.append(steps.count)
        steps.append(.jump(0))
        steps[fork] = .fork(fork + 1, steps.count)
      }
      for jump in jumps { steps[jump] = .jump(steps.count) }
    }
  }

  private static func required(_ node: TemplateNode) -> [[Key]] {
    switch node {
    case .word(let word): [[.word(word)]]
    case .slot(let name), .list(let name): [[.slot(name)]]
    case .sequence(let nodes): nodes.flatMap(required)
    case .optional: []
    case .choice(let branches):
      branches.map(required).reduce([[]] as [[Key]]) { all, branch in
        guard let first = all.first, let best = branch.first else { return [] }
        return all.isEmpty ? [] : [first + best]
      }
    }
  }
}
