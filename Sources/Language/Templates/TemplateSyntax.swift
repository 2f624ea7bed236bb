import Knowledge

/// A sentence template, parsed: `(a|b)`, `[optional]`, `{slot}`, `{list:slot}` and plain words.
indirect enum TemplateNode: Hashable, Sendable {
  case word(String)
  case slot(SlotName)
  case list(SlotName)
  case sequence([TemplateNode])
  case choice([TemplateNode])
  case optional(TemplateNode)

  /// Whether the node can match no words at all.
  var isEmptyable: Bool {
    switch self {
    case .word, .slot, .list: false
    case .sequence(let nodes): nodes.allSatisfy(\.isEmptyable)
    case .choice(let nodes): nodes.contains(where: \.isEmptyable)
    case .optional: true
    }
  }

  /// Reads a template; its words are folded like a message's.
  static func parse(_ text: String) throws(TemplateProblem) -> TemplateNode {
    var parser = TemplateParser(tokens: TemplateToken.tokens(of: text))
    let node = try parser.branches(until: nil)
    guard !node.isEmptyable else { throw .matchesNothing }
    return node
  }
}

/// A word or a mark of a template.
private struct TemplateToken {
  let text: String
  let isPunctuation: Bool

  /// The words as a message is read, quickly where they are of small letters only.
  static func tokens(of text: String) -> [TemplateToken] {
    text.withBytes { plain($0) }
      ?? Normaliser().normalise(text).tokens.map {
        TemplateToken(text: $0.text, isPunctuation: $0.isPunctuation)
      }
  }

  /// The tokens of small letters, spaces and marks; nil where anything else is in the text.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> [TemplateToken]? {
    guard !Elongation.hasRun(bytes) else { return nil }
    var tokens: [TemplateToken] = []
    tokens.reserveCapacity(bytes.count / 3 + 1)
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if isLetter(bytes[start]) {
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
      } else if bytes[start] == UInt8(ascii: " ") {
        continue
      } else if !marks.contains(bytes[start]) {
        return nil
      }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      tokens.append(TemplateToken(text: text, isPunctuation: !isLetter(bytes[start])))
    }
    return tokens
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  private static let marks = Array("()[]{}|:".utf8)
}

/// A descent over a template's tokens.
private struct TemplateParser {
  let tokens: [TemplateToken]
  var index = 0

  init(tokens: [TemplateToken]) { self.tokens = tokens }

  /// Reads `a b|c` up to the closing mark, which is taken too.
  mutating func branches(until close: String?) throws(TemplateProblem) -> TemplateNode {
    var branches: [[TemplateNode]] = [[]]
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.isPunctuation else {
        branches[branches.count - 1].append(.word(token.text))
        continue
      }
      switch token.text {
      case close: return try choice(branches)
      case "|" where close != nil: branches.append([])
      case "(": branches[branches.count - 1].append(try self.branches(until: ")"))
      case "[": branches[branches.count - 1].append(.optional(try self.branches(until: "]")))
      case "{": branches[branches.count - 1].append(try slot())
      case ")", "]", "}", "|": throw .unexpected(token.text)
      default: break
      }
    }
    guard close == nil else { throw .unclosed(close == ")" ? "(" : "[") }
    return .sequence(branches[0])
  }

  private func choice(_ branches: [[TemplateNode]]) throws(TemplateProblem) -> TemplateNode {
    guard branches.allSatisfy({ !$0.isEmpty }) else { throw .emptyBranch }
    return branches.count == 1 ? .sequence(branches[0]) : .choice(branches.map { .sequence($0) })
  }

  private mutating func slot() throws(TemplateProblem) -> TemplateNode {
    var name = ""
    while index < tokens.count, tokens[index].text != "}" {
      name += tokens[index].text
      index += 1
    }
    guard index < tokens.count else { throw .unclosed("{") }
    index += 1
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where !parts[0].isEmpty: return .slot(SlotName(name))
    case 2 where parts[0] == "list" && !parts[1].isEmpty: return .list(SlotName(String(parts[1])))
    default: throw .badSlot
    }
  }
}
