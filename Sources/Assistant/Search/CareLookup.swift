import Knowledge
import Language

/// Ideas for looking after oneself that answer a request.
///
/// The rule: what helps with what was said or logged, then BM25 over what an idea helps with and
/// what it says; of those, what is of the stage. Where no words are left to look up, the day
/// chooses.
struct CareLookup {
  private let request: Request
  private let query: ContentQuery
  private let needs: Set<String>

  init(_ request: Request, _ query: ContentQuery, needs: Set<String>) {
    self.request = request
    self.query = query
    self.needs = needs
  }

  /// What was found and not shown yet, the best first.
  func found() throws(KnowledgeError) -> [CareItem] {
    let all = try request.library.careItems()
    let fits = try CareSkill.filter(
      for: request, stage: request.lifeStage, of: CareSkill.doing)
    let open = all.filter { fits($0) && !request.asked.shown.contains($0.id) }
    let hits = try request.library.careIndex().hits(for: query.terms)
    var places: [String: Int] = [:]
    for (rank, hit) in hits.enumerated() { places[all[hit.place].id] = rank }
    let wanted = needs.isEmpty ? query.complaints(among: Set(all.flatMap(\.helps))) : needs
    let helping = open.filter { !wanted.isDisjoint(with: $0.helps) }
    if !helping.isEmpty {
      return query.terms.isEmpty
        ? turned(helping)
        : helping.sorted { places[$0.id] ?? all.count < places[$1.id] ?? all.count }
    }
    return hits.map { all[$0.place] }.filter { item in open.contains { $0.id == item.id } }
  }

  /// The same from another one on each day.
  private func turned(_ items: [CareItem]) -> [CareItem] {
    let start = request.turning(items.count)
    return Array(items[start...] + items[..<start])
  }
}
