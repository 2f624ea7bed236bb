import Knowledge

extension SlotFiller {
  /// The words of concepts as typed; foods with the plain words around them ("avocado toast").
  func spoken(_ slot: SlotName, _ all: [Mention]) -> SlotValue? {
    if slot == "food", !all.isEmpty || intent.id == "log.food" {
      let values = eaten(all).map { SlotValue.text(reading.spelled($0)) }
      return values.count > 1 ? .list(values) : values.first
    }
    let said = named(all, of: slot)
    var values: [SlotValue] = []
    var end = span.lowerBound
    var begin = end
    for mention in said where mention.tokens.lowerBound >= end {
      let tokens = mention.tokens
      if slot == "drink", tokens.lowerBound == end, end > span.lowerBound, !values.isEmpty {
        values[values.count - 1] = .text(reading.typed(begin..<tokens.upperBound))
        end = tokens.upperBound
        continue
      }
      begin = tokens.lowerBound
      end = tokens.upperBound
      let typed = slot == "title" ? titled(mention) : spokenName(of: mention)
      let value = SlotValue.text(typed)
      if !values.contains(value) { values.append(value) }
    }
    if slot == "supplement", intent.id == "log.supplement", !values.isEmpty {
      for unnamed in listed(beside: said).map({ SlotValue.text(reading.spelled($0)) })
      where !values.contains(unnamed) { values.append(unnamed) }
    }
    return values.count > 1 ? .list(values) : values.first
  }

  /// What is listed beside known names without a lexicon knowing it: the "stool softener" of "iron +
  /// stool softener".
  private func listed(beside said: [Mention]) -> [Range<Int>] {
    let tokens = reading.message.tokens
    let after = said.compactMap { mention -> Range<Int>? in
      let joint = mention.tokens.upperBound
      guard joint + 1 < span.upperBound, Self.joints.contains(tokens[joint]) else { return nil }
      let end =
        (joint + 1..<span.upperBound).first {
          tokens[$0].isPunctuation || Self.joints.contains(tokens[$0])
        } ?? span.upperBound
      return (joint + 1)..<end
    }
    let between = zip(said, said.dropFirst()).compactMap { one, other -> Range<Int>? in
      let gap = one.tokens.upperBound..<max(one.tokens.upperBound, other.tokens.lowerBound)
      guard gap.count > 2, tokens[gap.lowerBound].text == ",",
        Self.joints.contains(tokens[gap.upperBound - 1]) || tokens[gap.upperBound - 1].text == ","
      else { return nil }
      return (gap.lowerBound + 1)..<(gap.upperBound - 1)
    }
    let before = said.first.flatMap { first -> Range<Int>? in
      let joint = first.tokens.lowerBound - 1
      guard joint > span.lowerBound, Self.joints.contains(tokens[joint]) else { return nil }
      let start = (span.lowerBound..<joint).last { !isSubstance($0) }.map { $0 + 1 }
      return (start ?? span.lowerBound)..<joint
    }
    return ([before].compactMap(\.self) + after + between).filter { rest in
      (1...2).contains(rest.count) && rest.allSatisfy { isSubstance($0) }
    }
  }

  private static let joints: WordSet = ["&", "+", "plus", "and"]

  private func isSubstance(_ index: Int) -> Bool {
    let word = reading.message.tokens[index].text
    let isLong = word.utf8.count > 2 || word.utf8.count == 2 && word.utf8.contains { $0 < 0x3A }
    return isPlain(index) && isLong && !word.hasSuffix("ed") && !word.hasSuffix("ing")
  }

  /// The mentions that name a thing: a picture or "tablet" says nothing beside a name.
  private func named(_ said: [Mention], of slot: SlotName) -> [Mention] {
    guard said.count > 1 else { return said }
    if slot == "drink" { return drinks(said) }
    let names = said.filter { isWorded($0) && !(slot == "supplement" && isGeneric($0)) }
    return names.isEmpty ? [said[0]] : names
  }

  /// The drinks without what only holds one or names its kind: the "pint" of beer, "alcohol".
  private func drinks(_ said: [Mention]) -> [Mention] {
    let tokens = reading.message.tokens
    let names = said.filter { drink in
      let isHolder = said.contains { other in
        let between =
          drink.tokens.upperBound..<max(drink.tokens.upperBound, other.tokens.lowerBound)
        return other != drink && between.count == 1 && tokens[between.lowerBound].text == "of"
      }
      return isWorded(drink) && !isHolder
        && !drink.tokens.allSatisfy { Self.kindsOfDrink.contains(tokens[$0]) }
    }
    return names.isEmpty ? [said[0]] : names
  }

  private static let kindsOfDrink: WordSet = [
    "alcohol", "booze", "drink", "drinks", "caffeine",
  ]

  private func isWorded(_ mention: Mention) -> Bool {
    mention.tokens.contains { reading.message.tokens[$0].kind == .word }
      && reading.typed(mention.tokens).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private static let generic: WordSet = [
    "tablet", "tablets", "pill", "pills", "medicine", "medicines", "meds", "med", "capsule",
    "capsules", "painkiller", "painkillers", "medication", "supplement", "supplements",
  ]

  func isGeneric(_ mention: Mention) -> Bool {
    mention.tokens.allSatisfy { Self.generic.contains(reading.message.tokens[$0]) }
  }

  /// Who is to be seen, with the name after the title: "dr. mehta".
  private func titled(_ mention: Mention) -> String {
    let typed = spokenName(of: mention)
    let isOwner = ["'s", "’s"].contains { reading.typed(mention.tokens).hasSuffix($0) }
    let spoken = isOwner && typed.hasSuffix("s") ? ownerless(typed) : typed
    let tokens = reading.message.tokens
    guard ["dr", "doctor", "prof"].contains(tokens[mention.tokens.upperBound - 1].text) else {
      let lower = qualified(mention.tokens)
      return lower < mention.tokens.lowerBound
        ? reading.typed(lower..<mention.tokens.upperBound) : spoken
    }
    var next = mention.tokens.upperBound
    if next < span.upperBound, tokens[next].text == "." { next += 1 }
    guard next < span.upperBound, isPlain(next), !Self.visits.contains(tokens[next]) else {
      return spoken
    }
    let name = reading.typed(next..<next + 1)
    return spoken.prefix(1).uppercased() + spoken.dropFirst() + " " + name.prefix(1).uppercased()
      + name.dropFirst()
  }

  /// A name without the "s" of "Midwife's on Friday".
  private func ownerless(_ name: String) -> String {
    let bare = name.dropLast()
    return String(bare.last == "'" || bare.last == "’" ? bare.dropLast() : bare)
  }

  /// Where a name begins with the one or two words that say which one: "follicular scan".
  private func qualified(_ tokens: Range<Int>) -> Int {
    var lower = tokens.lowerBound
    while lower > span.lowerBound, tokens.lowerBound - lower < 2, isPlain(lower - 1),
      reading.message.tokens[lower - 1].text.utf8.count > 2,
      !Self.booking.contains(reading.message.tokens[lower - 1])
    {
      lower -= 1
    }
    return lower
  }

  /// Words after "doctor" that are no name.
  private static let visits: WordSet = [
    "visit", "appointment", "appt", "appts", "check", "checkup", "surgery", "says", "said", "who",
    "next", "tomorrow", "tmrw", "tomoz", "soon", "asap", "again", "office", "booked", "wants",
  ]

  /// The words typed; the concept's name for a picture and for a brand of what has a plain name.
  private func spokenName(of mention: Mention) -> String {
    guard isWorded(mention), mention.concept != "energy_drink" else {
      return String(mention.concept.map { $0 == "_" ? " " : $0 })
    }
    if let plain = plainName(of: mention.tokens, for: mention.kind) { return plain }
    if mention.kind == "activity", mention.concept == "walk",
      reading.message.tokens[mention.tokens].last?.text == "walk"
    {
      return mention.concept
    }
    let typed = reading.spelled(mention.tokens)
    let isForeign =
      ["supplement", "nutrient"].contains(mention.kind)
      && !typed.utf8.allSatisfy { $0 < 0x80 }
    return isForeign ? String(mention.concept.map { $0 == "_" ? " " : $0 }) : typed
  }

  /// The plain name of what some words say by a brand, a vessel, slang or a verb: beer for
  /// "tinnies", a walk for "walked".
  func plainName(of tokens: Range<Int>, for slot: String) -> String? {
    let name = reading.details.first {
      $0.tokens == tokens && $0.concept.hasPrefix(slot)
        && $0.concept.dropFirst(slot.utf8.count).first == "."
    }
    return name.map { String($0.concept.dropFirst(slot.utf8.count + 1)) }
  }
}
