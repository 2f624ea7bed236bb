import Knowledge

/// Which foods some words name, with every word beside them that changes what is to be said.
///
/// A name in the words is a food only where nothing beside it makes another of it: a state that it
/// is not known with, as in "raw", or a word that nobody knows, as in "prawn crackers". Of names
/// that overlap, the one that explains most words counts.
struct FoodNaming {
  /// The foods that are named for certain, in the order they are named in.
  private(set) var foods: [Food] = []
  /// What is named but with something beside it that is not known.
  private(set) var unsure: [Food] = []

  private let names: FoodNames
  private let search: SearchWords
  private let words: [String]
  private let breaks: Set<Int>
  private var found: [Naming] = []
  private var states: [Said] = []

  /// A name in the words.
  private struct Naming {
    let food: Food
    let range: Range<Int>
    /// The states said of it.
    var states: [Said] = []

    /// How many words it explains.
    var weight: Int { range.count + states.reduce(0) { $0 + $1.range.count } }
  }

  /// A state in the words.
  private struct Said {
    let state: FoodState
    let range: Range<Int>
  }

  init(_ query: ContentQuery, names: FoodNames, search: SearchWords) {
    self.names = names
    self.search = search
    let open = query.opened(keeping: Self.kept(query, names))
    breaks = open.breaks
    let known = search.isBesideFood
    let spelled = names.withStatesSpelled(open.words, known: known)
    let isNamed = Self.isNamed(in: spelled, names)
    words = isNamed ? spelled : names.withNamesSpelled(spelled, known: known)
    states = Self.states(in: words, names)
    found = chosen(namings())
    for naming in found {
      if let food = resolved(naming) { foods.append(food) } else { unsure.append(naming.food) }
    }
    if hasStateElsewhere {
      (unsure, foods) = (unsure + foods, [])
    } else if isCompound || isAfterUnknown {
      let mild = foods.filter { $0.advice(in: nil) < .heat }
      (unsure, foods) = (unsure + mild, foods.filter { $0.advice(in: nil) >= .heat })
    }
  }

  /// The food to answer with: the one that asks for most care where the advice of a region counts.
  func answer(in region: Food.Region?) -> Food? {
    var best: Food?
    for food in foods where best.map({ $0.advice(in: region) < food.advice(in: region) }) ?? true {
      best = food
    }
    return best
  }

  /// The words that would narrow what is asked for but are part of a longer name or state, and those
  /// beside them: "lunch meat", "not pasteurised milk".
  private static func kept(_ query: ContentQuery, _ names: FoodNames) -> Set<Int> {
    guard !query.narrowing.isEmpty else { return [] }
    let words = query.all.words
    let whole = ranges(in: words, names).filter { range in
      range.count > 1 && !query.narrowing.isDisjoint(with: range)
        && (names.food(named: words[range]) != nil || names.state(said: words[range]) != nil)
    }
    return query.narrowing.intersection(
      whole.flatMap { ($0.lowerBound - 1)..<($0.upperBound + 1) })
  }

  private static func isNamed(in words: [String], _ names: FoodNames) -> Bool {
    ranges(in: words, names).contains { names.food(named: words[$0]) != nil }
  }

  /// All runs of words that may be a name or a state, from each place the longest first.
  private static func ranges(in words: [String], _ names: FoodNames) -> [Range<Int>] {
    words.indices.flatMap { start in
      (start..<min(words.count, start + names.longest)).reversed().map { start..<($0 + 1) }
    }
  }

  /// The states said, the longest first from each place, none within another.
  private static func states(in words: [String], _ names: FoodNames) -> [Said] {
    var said: [Said] = []
    for range in ranges(in: words, names) where range.lowerBound >= said.last?.range.upperBound ?? 0
    {
      if let state = names.state(said: words[range]) {
        said.append(Said(state: state, range: range))
      }
    }
    return said
  }

  /// All names in the words with the states said of them. A name that is but a part of a state is
  /// none: "uncooked egg" is not the egg.
  private func namings() -> [Naming] {
    let ranges = Self.ranges(in: words, names).filter { range in
      !states.contains { range != $0.range && $0.range.contains(range) }
    }
    let all = ranges.compactMap { range in
      names.food(named: words[range]).map { Naming(food: $0, range: range) }
    }
    return all.map { naming in
      var naming = naming
      naming.states = states.filter { isSaid($0, of: naming, among: all) }
      return naming
    }
  }

  /// Whether a state is said of a name: beside it, or where no other name stands, as in "salmon, raw".
  /// Words that are a name too, such as "raw egg", are a state only of what is known with it.
  private func isSaid(_ said: Said, of naming: Naming, among all: [Naming]) -> Bool {
    guard !said.range.overlaps(naming.range) else { return false }
    if segment(around: naming.range.lowerBound).overlaps(said.range) { return true }
    let there = segment(around: said.range.lowerBound)
    let others = all.filter { there.overlaps($0.range) }
    let isKnown =
      naming.food.covers.contains(said.state.id)
      || naming.food.variants.contains { $0.state == said.state.id }
    return others.isEmpty || isKnown && others.allSatisfy { said.range.overlaps($0.range) }
  }

  /// The words around a place up to those that join things, or to where a clause ends.
  private func segment(around place: Int) -> Range<Int> {
    func isEdge(_ index: Int) -> Bool {
      search.isJoint(words[index]) && !states.contains { $0.range.contains(index) }
    }
    var (start, end) = (place, place + 1)
    while start > 0, !isEdge(start - 1), !breaks.contains(start) { start -= 1 }
    while end < words.count, !isEdge(end), !breaks.contains(end) { end += 1 }
    return start..<end
  }

  /// Of names that overlap those that explain most words, in the order of the words.
  private func chosen(_ all: [Naming]) -> [Naming] {
    var taken: Set<Int> = []
    var chosen: [Naming] = []
    let order = all.enumerated().sorted {
      ($1.element.weight, $1.element.range.count, $0.offset)
        < ($0.element.weight, $0.element.range.count, $1.offset)
    }
    for (_, naming) in order where taken.isDisjoint(with: naming.range) {
      taken.formUnion(naming.range)
      for said in naming.states { taken.formUnion(said.range) }
      chosen.append(naming)
    }
    return chosen.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The food that a name is with all that is said of it; nil where something is not known.
  private func resolved(_ naming: Naming) -> Food? {
    var food = naming.food
    var rest = naming.states.map(\.state)
    for _ in naming.states {
      let variants = food.variants
      guard
        let place = rest.firstIndex(where: { state in variants.contains { $0.state == state.id } }),
        let other = variants.first(where: { $0.state == rest[place].id }).flatMap({
          names.food($0.food)
        })
      else { break }
      rest.remove(at: place)
      food = other
    }
    let covers = food.covers
    let isOut = food.isLeftOutEverywhere
    let isKnown = rest.allSatisfy { state in
      isOut || covers.contains(state.id) || !state.categories.contains(food.category)
    }
    return isKnown && isAlone(naming, food) ? food : nil
  }

  /// Whether the words next to a name make no other food of it. A dish of a food that is to be
  /// heated or left out is as much to be minded.
  private func isAlone(_ naming: Naming, _ food: Food) -> Bool {
    func isKnown(_ index: Int) -> Bool {
      isBeside(words[index]) || found(at: index)
        || search.isDish(words[index]) && food.advice(in: nil) >= .heat
    }
    let before = words.indices.last { $0 < naming.range.lowerBound && !isState($0) }
    let after = words.indices.first { $0 >= naming.range.upperBound && !isState($0) }
    let isEnd = after.map { after in
      (naming.range.upperBound...after).contains(where: breaks.contains)
    }
    let isStart = before.map { before in
      (before + 1...naming.range.lowerBound).contains(where: breaks.contains)
    }
    return (before.map(isKnown) ?? true || isStart ?? true)
      && (after.map(isKnown) ?? true || isEnd ?? true)
  }

  private func isState(_ index: Int) -> Bool { states.contains { $0.range.contains(index) } }

  private func found(at index: Int) -> Bool { found.contains { $0.range.contains(index) } }

  private func isBeside(_ word: String) -> Bool {
    search.isBesideFood(word) || word.hasSuffix("s") && search.isBesideFood(String(word.dropLast()))
  }

  /// Whether two names stand side by side, which make a third food: "oat milk".
  private var isCompound: Bool {
    zip(found, found.dropFirst()).contains { one, other in
      one.range.upperBound == other.range.lowerBound && !breaks.contains(other.range.lowerBound)
        && !words[other.range].contains { search.isDish($0) || search.isBesideFood($0) }
        && !words[one.range].contains(where: search.isBesideFood)
    }
  }

  /// Whether a word that nobody knows stands before all names: the fenugreek of "fenugreek for milk".
  private var isAfterUnknown: Bool {
    guard let first = found.first?.range.lowerBound else { return false }
    return words[..<first].indices.contains { index in
      !isState(index) && !isBeside(words[index]) && words[index].utf8.count > 2
    }
  }

  /// Whether a state is said of something that no food is: the "raw squid" beside rice.
  private var hasStateElsewhere: Bool {
    states.contains { said in
      let segment = segment(around: said.range.lowerBound)
      return !said.state.categories.isEmpty && !found.contains { segment.overlaps($0.range) }
        && segment.contains { !isState($0) && !isBeside(words[$0]) }
    }
  }
}

extension Food {
  /// Whether all advice leaves it out, so that no word more changes that.
  fileprivate var isLeftOutEverywhere: Bool {
    pregnancy == .avoid && regionalAdvice.allSatisfy { $0.advice == .avoid }
  }
}

extension Range<Int> {
  /// Whether another range lies within this one.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
