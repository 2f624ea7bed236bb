import Knowledge

/// Wishes for a birth plan.
extension SlotFiller {
  /// What is to stand in a birth plan: "add low light to my birth plan", "birth plan, no visitors".
  var wish: SlotValue? {
    let tokens = reading.message.tokens
    guard
      let plan = span.dropLast().first(where: {
        tokens[$0].text == "birth" && ["plan", "preferences"].contains(tokens[$0 + 1].text)
      })
    else { return wishPutIn }
    let verb = (span.lowerBound..<plan).first { Self.adding.contains(tokens[$0]) }
    let isBegun = (span.lowerBound..<plan).contains { Self.beginning.contains(tokens[$0]) }
    if isBegun, tokens[plan + 2 < span.upperBound ? plan + 2 : plan].text != ":" { return nil }
    let joint = (span.lowerBound..<plan).last {
      ["to", "in", "into", "on"].contains(tokens[$0].text)
    }
    if let verb, let joint, joint - verb > 1 {
      return wish(in: (verb + 1)..<joint)
    }
    var rest = (plan + 2)..<max(plan + 2, span.upperBound)
    let isAdded = rest.first.map { Self.adding.contains(tokens[$0].text) } == true
    if isAdded { rest = (plan + 3)..<rest.upperBound }
    let isTold = isAdded || verb != nil || rest.first.map { tokens[$0].isPunctuation } == true
    guard isTold || opensPlan(plan), rest.count > 1,
      !rest.contains(where: { tokens[$0].text == "?" })
    else {
      return nil
    }
    return wish(in: rest)
  }

  /// Whether a plan is named first and a wish after a comma: "for the birth plan, dim lights".
  private func opensPlan(_ plan: Int) -> Bool {
    let tokens = reading.message.tokens
    return plan + 2 < span.upperBound && tokens[plan + 2].isPunctuation
      && plan - span.lowerBound <= 3
  }

  /// A wish of a plan that is called otherwise: "skin to skin, put it in the plan", "in the plan of
  /// birth, write that I wish the epidural late".
  private var wishPutIn: SlotValue? {
    let tokens = reading.message.tokens
    guard let plan = span.first(where: { tokens[$0].text == "plan" }) else { return nil }
    let order = (span.lowerBound..<plan).last {
      Self.adding.contains(tokens[$0]) && $0 + 1 < plan
        && ["it", "that", "this"].contains(tokens[$0 + 1].text)
    }
    if let order, order - span.lowerBound > 2 { return wish(in: span.lowerBound..<order) }
    let next = (plan + 1..<max(plan + 1, span.upperBound)).first {
      Self.adding.contains(tokens[$0])
    }
    let comma = (plan + 1..<max(plan + 1, span.upperBound)).first { tokens[$0].isPunctuation }
    guard let start = next ?? comma, span.upperBound - start > 2,
      tokens[span.upperBound - 1].text != "?"
    else { return nil }
    return wish(in: (start + 1)..<span.upperBound)
  }

  /// Some words as a wish, unless they point back or ask for something.
  private func wish(in words: Range<Int>) -> SlotValue? {
    let tokens = reading.message.tokens
    let first = words.first { !tokens[$0].isPunctuation && tokens[$0].text != "that" }
    guard let first, !Self.unwished.contains(tokens[first]) else { return nil }
    return trimmed(words, for: "text").map { .text($0) }
  }

  private static let unwished: WordSet = [
    "it", "this", "them", "show", "help", "read", "print", "open", "see", "list", "start", "what",
    "whats", "how", "can", "could", "please", "to", "in", "as", "for", "on", "with", "from", "then",
  ]
  /// Words that ask for a plan to be begun, so that what follows is no wish to write down as it is.
  private static let beginning: WordSet = [
    "start", "begin", "help", "make", "create", "draft", "template", "prepare", "how",
  ]
  private static let adding: WordSet = ["add", "put", "write", "note", "include", "save"]
}
