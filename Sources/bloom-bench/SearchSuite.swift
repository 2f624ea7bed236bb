import Assistant
import Civil
import EmbeddedKnowledge
import Journal
import Knowledge

/// `search`: how long finding content takes, over every name of it and over words that miss.
struct SearchSuite {
  /// Takes no arguments.
  init(_ arguments: [String]) throws {
    guard arguments.isEmpty else { throw UsageError("search") }
  }

  /// Looks up each name as it is, with a letter dropped, and after other words.
  func run() throws -> Table {
    let library = Library.embedded()
    let clock = ContinuousClock()
    var search: Search?
    let ready = try clock.measure { search = try Search(library: library) }
    guard let search else { return Table(title: "search") }
    var times: [Double] = []
    var found = 0
    for query in try queries(library) {
      var count = 0
      times.append(clock.measure { count = search.find(query) }.milliseconds)
      found += count > 0 ? 1 : 0
    }
    times.sort()
    var table = Table(title: "search")
    table.add("queries", Double(times.count), decimals: 0)
    table.add("found something", Double(found), decimals: 0)
    table.add("p50 ms", times[times.count / 2], decimals: 3)
    table.add("p99 ms", times[times.count * 99 / 100], decimals: 3)
    table.add("slowest ms", times[times.count - 1], decimals: 3)
    table.add("indexes ready after ms", ready.milliseconds)
    return table
  }

  private func queries(_ library: Library) throws -> [String] {
    var names: [String] = try library.routines().map(\.name)
    for pose in try library.poses() { names += [pose.name, pose.sanskrit ?? ""] + pose.aliases }
    for food in try library.foods() { names += [food.name] + food.aliases }
    for topic in try library.topics() { names += [topic.name] + topic.aliases }
    var queries: [String] = []
    for name in names where !name.isEmpty {
      queries.append(name)
      queries.append(String(name.dropLast(2)) + String(name.suffix(1)))
      queries.append("something like \(name) for a stiff back before bed, at home, please")
    }
    return queries
  }
}
