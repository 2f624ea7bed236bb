import Knowledge
import Language
import MessageFormat

/// What a lookup says of itself: why this one, what else fits, and the nearest names.
struct LookupWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// Why a pose or routine was chosen: the words looked up, what was left out, and for which stage.
  ///
  /// - Parameter isFound: whether the words led to it, and not the day.
  func why(_ reading: RoutineReading, sources: [String], isFound: Bool = true) -> [Part] {
    var parts = isFound ? rule(reading.query) : [.reply("lookup.why.day")]
    let limits = reading.limits.map(\.rawValue).sorted()
    if !limits.isEmpty { parts.append(.reply("lookup.why.limits", ["limits": .list(limits)])) }
    switch request.practiceStage {
    case .any, .recovering: break
    case .pregnant: parts.append(.reply("lookup.why.pregnant"))
    case .earlyPostpartum, .laterPostpartum: parts.append(.reply("lookup.why.birth"))
    }
    return parts + cited(sources)
  }

  /// Why a food, an idea or an article was chosen.
  func why(_ query: ContentQuery, sources: [String]) -> [Part] {
    var parts = rule(query)
    let limits = (query.diets + query.allergens.map { "no " + $0 }).map(FactPhrase.plain)
    if !limits.isEmpty { parts.append(.reply("lookup.why.limits", ["limits": .list(limits)])) }
    return parts + cited(sources)
  }

  /// Why a thing of the day was chosen: for what was told today, or by the day alone.
  func whyToday(_ item: CareItem, sources: [String]) -> [Part] {
    let told = request.journal.complaints(on: request.today).filter(item.helps.contains)
    let rule: Part =
      told.isEmpty
      ? .reply("lookup.why.day")
      : .reply("lookup.why.told", ["words": .list(told.map(FactPhrase.plain))])
    return [rule] + cited(sources)
  }

  /// Why a line was chosen; lines are kind words, not facts, so they name no source.
  var whyLine: [Part] { [.reply("lookup.why.line")] }

  private func rule(_ query: ContentQuery) -> [Part] {
    guard !query.words.isEmpty else { return [.reply("lookup.why.day")] }
    return [.reply("lookup.why.words", ["words": .list(Array(query.words.prefix(6)))])]
  }

  /// The sources, each on a line of its own.
  private func cited(_ ids: [String]) -> [Part] {
    var seen: [String] = []
    for id in ids where !seen.contains(id) { seen.append(id) }
    guard !seen.isEmpty else { return [.reply("lookup.why.unsourced")] }
    let hush = try? request.hush()
    let citations = seen.compactMap { (try? request.library.source($0))?.citation }
      .filter { hush?.allows($0) ?? true }
    guard !citations.isEmpty else { return [] }
    return [
      .reply("lookup.why.sources"),
      .list(citations.map { .reply("lookup.why.source", ["source": .string($0)]) }),
    ]
  }

  /// What else fits, by name; nil where nothing does.
  static func others(_ names: [String]) -> Part? {
    names.isEmpty ? nil : .reply("lookup.others", ["names": .list(names)])
  }
}
