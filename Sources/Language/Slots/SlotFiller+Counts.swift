import Knowledge

/// Numbers that only one intent has: a pace, how late, how often.
extension SlotFiller {
  /// Minutes as athletes write them: 40', "in 27:30".
  mutating func fillPace() {
    let tokens = reading.message.tokens
    if intent.id == "log.breathing" || intent.id == "log.yoga",
      let index = figures.firstIndex(where: { figure in
        figure.unit == .measure(.metre) && figure.value < 200
          && tokens[figure.tokens.upperBound - 1].text == "m"
      })
    {
      set("minutes", .number(figures.remove(at: index).value))
    }
    let mark = span.dropFirst().first {
      ["'", "’", "′"].contains(tokens[$0].text) && reading.message.touches($0 - 1)
        && tokens[$0 - 1].kind == .number
    }
    if let mark, let minutes = tokens[mark - 1].number {
      set("minutes", .number(minutes))
      figures.removeAll { $0.tokens.contains(mark - 1) }
    }
    guard intent.id == "log.exercise" else { return }
    fillHours()
    fillBareMinutes()
    for index in span.dropLast(3)
    where tokens[index + 2].text == ":"
      && (tokens[index].text == "in" || filled["distance"] != nil && tokens[index].text != "at")
    {
      guard let minutes = tokens[index + 1].number, let seconds = tokens[index + 3].number,
        seconds < 60, tokens[index].text == "in" || minutes > 12
      else { continue }
      set("minutes", .number(((minutes + seconds / 60) * 100).rounded() / 100))
    }
  }

  /// Minutes without their name after a distance: "10 km in 52".
  private mutating func fillBareMinutes() {
    let tokens = reading.message.tokens
    guard filled["distance"] != nil, wants("minutes"),
      let index = figures.firstIndex(where: { figure in
        let before = figure.tokens.lowerBound - 1
        return figure.unit == .none && (4...600).contains(figure.value)
          && before >= span.lowerBound && tokens[before].text == "in"
          && (figure.tokens.upperBound >= tokens.count
            || tokens[figure.tokens.upperBound].text != ":")
      })
    else { return }
    set("minutes", .number(figures.remove(at: index).value))
  }

  /// How often a breathing pattern was done: "box breathing, 6 rounds", "4-7-8 x5".
  mutating func fillRounds() {
    let tokens = reading.message.tokens
    let index = figures.firstIndex { figure in
      guard figure.unit == .none, (1...200).contains(figure.value),
        figure.value == figure.value.rounded()
      else { return false }
      let (before, after) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
      return after < span.upperBound && Self.turns.contains(tokens[after])
        || before >= span.lowerBound && ["x", "×", "*"].contains(tokens[before].text)
    }
    if let index, wants("count") { set("count", .number(figures.remove(at: index).value)) }
  }

  private static let turns: WordSet = [
    "round", "rounds", "rds", "times", "x", "cycles", "sets", "repetitions", "reps", "breaths",
  ]

  private static let clocks: WordSet = [
    "at", "@", "by", "from", "until", "till", "to", "around", "-", "on", "every",
  ]

  /// Hours with minutes as watches show them: "ride 1:45", "half marathon 1:52:30".
  mutating func fillHours() {
    let tokens = reading.message.tokens
    for index in span.dropLast(2) where tokens[index + 1].text == ":" {
      let hasSeconds = index + 4 < span.upperBound && tokens[index + 3].text == ":"
      guard let hours = tokens[index].number, let minutes = tokens[index + 2].number,
        hasSeconds ? hours < 24 : hours < 4, minutes < 60,
        index == span.lowerBound || !Self.clocks.contains(tokens[index - 1]),
        index == span.lowerBound || tokens[index - 1].text != ":"
      else { continue }
      let next = index + (hasSeconds ? 5 : 3)
      if next < span.upperBound, ["am", "pm", "-", "to"].contains(tokens[next].text) { continue }
      let seconds = hasSeconds ? tokens[index + 4].number ?? 0 : 0
      set("minutes", .number(((hours * 60 + minutes + seconds / 60) * 100).rounded() / 100))
      spent.append(index..<next)
      return
    }
  }

  private static let containers: WordSet = [
    "glass", "cup", "mug", "pint", "bottle", "can", "shot", "pot", "flute", "goblet", "tumbler",
    "schooner", "coupe",
  ]

  /// One, where a thing is told in one vessel without a number: "small glass of red with dinner".
  func vessel(of thing: Mention) -> Double? {
    let tokens = reading.message.tokens
    let first = thing.tokens.lowerBound
    if thing.tokens.count > 1, Self.containers.contains(tokens[first].text) { return 1 }
    guard first - 2 >= span.lowerBound, tokens[first - 1].text == "of" else { return nil }
    let isOne =
      first - 3 >= span.lowerBound && ["a", "an", "one"].contains(tokens[first - 3].text)
    return isOne || Self.containers.contains(tokens[first - 2].text) ? 1 : nil
  }

  /// How many an article, "half" or "a couple" before a word says there are.
  func count(before index: Int) -> Double? {
    let tokens = reading.message.tokens
    let before = (max(span.lowerBound, index - 3)..<index).map { tokens[$0].text }
    if before.contains("half") { return 0.5 }
    let wider = (max(span.lowerBound, index - 4)..<index).map { tokens[$0].text }
    if wider.contains("couple") || wider.contains("pair") {
      return wider.contains("one") || wider.contains("1") ? 1 : 2
    }
    if before.count > 1, before.last == "of", index - 2 == span.lowerBound,
      Self.containers.contains(before[before.count - 2])
    {
      return 1
    }
    return before.suffix(2).contains { ["a", "an", "one", "another"].contains($0) } ? 1 : nil
  }

  /// How many of a drink or a tablet a correction says there were: "coffees were 3 not 5".
  mutating func fillNewCount() {
    let isOfThings = reading.mentions.contains {
      ["drink", "supplement", "drug"].contains($0.kind) && span.contains($0.tokens)
    }
    guard isOfThings, wants("count"),
      let index = figures.lastIndex(where: {
        $0.unit == .none && (0...20).contains($0.value) && $0.value == $0.value.rounded()
      })
    else { return }
    set("count", .number(figures.remove(at: index).value))
  }

  /// Whether nothing of a flow is told that is counted, as pads are.
  var isUncounted: Bool {
    intent.id == "log.flow"
      && !(reading.mentions + reading.details).contains {
        ($0.kind == "product" || $0.concept.hasPrefix("product")) && span.contains($0.tokens)
      }
  }

  /// Adds up the drinks that are counted one by one: "2 espressos, 1 flat white".
  mutating func addDrinks() {
    let drinks = reading.mentions(of: "drink", in: span)
    let all = reading.figures(in: span)
    let counts = drinks.compactMap { drink in
      all.first {
        $0.unit == .none && $0.tokens.upperBound == drink.tokens.lowerBound
          || $0.unit == .measure(.glass) && $0.tokens.upperBound == drink.tokens.lowerBound + 1
      }
    }
    guard counts.count > 1, counts.count == drinks.count,
      Set(drinks.map { reading.spelled($0.tokens) }).count == drinks.count,
      zip(drinks, counts.dropFirst()).allSatisfy({ isListJoint(between: $0.tokens, $1.tokens) })
    else { return }
    clear("count")
    set("count", .number(counts.reduce(0) { $0 + $1.value }))
    figures.removeAll { counts.contains($0) }
  }

  /// Whether nothing but a comma or an "and" stands between two things of a list.
  private func isListJoint(between one: Range<Int>, _ other: Range<Int>) -> Bool {
    let between = one.upperBound..<max(one.upperBound, other.lowerBound)
    return between.count <= 1
      && between.allSatisfy {
        [",", "and", "n", "&", "+", "plus"].contains(reading.message.tokens[$0].text)
      }
  }

  private static let times: WordMap<Double> = ["once": 1, "twice": 2, "thrice": 3]

  /// How often a pad, a tampon or a cup was changed: "emptied the cup twice".
  mutating func fillChanges() {
    let tokens = reading.message.tokens
    guard
      reading.mentions.contains(where: { $0.kind == "product" && span.contains($0.tokens) })
        || reading.details.contains(where: {
          $0.concept.hasPrefix("product") && span.contains($0.tokens)
        })
    else { return }
    set("count", span.lazy.compactMap { Self.times[tokens[$0].text] }.first.map { .number($0) })
    fillEachProduct()
    let last = figures.firstIndex { figure in
      (figure.unit == .ordinal || figure.unit == .none && (1...40).contains(figure.value))
        && (reading.mentions + reading.details).contains {
          ($0.kind == "product" || $0.concept.hasPrefix("product"))
            && (0...1).contains($0.tokens.lowerBound - figure.tokens.upperBound)
        }
    }
    if let last, wants("count") { set("count", .number(figures.remove(at: last).value)) }
  }

  /// The number of each of several products: "3 pads and 2 tampons".
  private mutating func fillEachProduct() {
    let products = reading.mentions.filter { $0.kind == "product" && span.contains($0.tokens) }
    let all = reading.figures(in: span)
    let counts = products.compactMap { product in
      all.first { $0.unit == .none && $0.tokens.upperBound == product.tokens.lowerBound }
    }
    guard products.count > 1, counts.count == products.count,
      Set(products.map(\.concept)).count == products.count
    else { return }
    clear("count")
    set("count", .list(counts.map { .number($0.value) }))
    figures.removeAll { counts.contains($0) }
  }

  /// How bad or how often a complaint is: "a headache of 6", "threw up twice".
  mutating func fillComplaint() {
    let tokens = reading.message.tokens
    let graded = figures.firstIndex { figure in
      let before = figure.tokens.lowerBound - 1
      let after = figure.tokens.upperBound
      return figure.unit == .none && (0...10).contains(figure.value) && before >= span.lowerBound
        && !isTop(figure)
        && ["of", "a", "at"].contains(tokens[before].text)
        && (after >= tokens.count || tokens[after].isPunctuation || tokens[after].isBreak
          || ["last", "this", "yesterday", "today", "tonight", "earlier"].contains(
            tokens[after].text))
    }
    if let graded, wants("pain") { set("pain", .number(figures.remove(at: graded).value)) }
    set("count", span.lazy.compactMap { Self.times[tokens[$0].text] }.first.map { .number($0) })
  }

  /// How often a pose was done: "8 sun salutations".
  mutating func fillRepeats() {
    let poses =
      reading.mentions.filter { $0.kind == "pose" }
      + reading.details.filter { $0.concept.hasPrefix("pose") }
    let index = figures.firstIndex { figure in
      figure.unit == .none && poses.contains { $0.tokens.lowerBound == figure.tokens.upperBound }
    }
    guard let index, wants("count") else { return }
    set("count", .number(figures.remove(at: index).value))
  }

  /// Minutes of a nap with a mark: "nap 25'".
  mutating func fillNap() {
    let tokens = reading.message.tokens
    let mark = span.dropFirst().first {
      ["'", "’", "′"].contains(tokens[$0].text) && reading.message.touches($0 - 1)
        && tokens[$0 - 1].kind == .number
    }
    guard let mark, let minutes = tokens[mark - 1].number else { return }
    set("hours", .number((minutes / 60 * 100).rounded() / 100))
    figures.removeAll { $0.tokens.contains(mark - 1) }
  }

  /// What ratings are out of, where it is said before them: "on a scale of ten", "out of five".
  mutating func fillScale() {
    let index = figures.firstIndex { figure in
      let before = figure.tokens.lowerBound
      guard figure.unit == .none, (3...100).contains(figure.value), before - 2 >= span.lowerBound
      else { return false }
      let words = reading.message.tokens[(before - 2)..<before].map(\.text)
      return words == ["scale", "of"] || before - 2 == span.lowerBound && words == ["out", "of"]
    }
    if let index { set("scale", .number(figures.remove(at: index).value)) }
  }

  /// Calories that only their size tells: "lunch quinoa bowl 610".
  mutating func fillEnergy() {
    guard wants("kcal"), filled["meal"] != nil || !reading.mentions(of: "meal", in: span).isEmpty,
      let index = figures.firstIndex(where: {
        $0.unit == .none && (120...3000).contains($0.value)
          && $0.tokens.upperBound == span.upperBound
      })
    else { return }
    set("kcal", .number(figures.remove(at: index).value))
  }

  /// The digits of a code: "pin 4071".
  var code: SlotValue? {
    let tokens = reading.message.tokens
    return span.first {
      tokens[$0].kind == .number && (3...12).contains(tokens[$0].text.utf8.count)
    }.map { .text(tokens[$0].text) }
  }

  /// How many days late somebody says to be: "3 days late", "a week over".
  mutating func fillLateness() {
    let index = figures.firstIndex {
      ($0.unit == .length(.day) || $0.unit == .length(.week)) && $0.value < 200
    }
    guard let index, wants("n") else { return }
    let figure = figures.remove(at: index)
    set("n", .number(figure.unit == .length(.week) ? figure.value * 7 : figure.value))
  }
}
