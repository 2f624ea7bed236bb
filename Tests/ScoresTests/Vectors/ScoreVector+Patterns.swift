import Civil
import Physiology
import Scores

extension ScoreVector {
  /// The kinds of patterns and of what they are found with.
  var patterns: VectorValue? {
    switch kind {
    case "splitmix": numbers
    case "mean_difference": meanDifference
    case "pattern": Self.value(PatternComparison(Self.question(input), today: today))
    case "fdr": discovery
    case "scan": scan
    default: nil
    }
  }

  private var today: CivilDate { input["today"].date ?? .latest }

  private var numbers: VectorValue? {
    guard let seed = input["seed"].int, let count = input["count"].int,
      let bound = input["bound"].int
    else { return nil }
    var first = SplitMix64(UInt64(seed))
    var below = SplitMix64(UInt64(seed))
    return .object([
      "first": .list((0..<count).map { _ in String(first.next()) }),
      "below": .list((0..<count).map { _ in below.below(bound) }),
    ])
  }

  private var meanDifference: VectorValue {
    let with = input["with"].items.compactMap(\.double)
    let without = input["without"].items.compactMap(\.double)
    let counts = VectorValue.list([with.count, without.count])
    guard let found = GroupDifference(with: with, without: without) else {
      return .object([
        "enough": .bool(false), "n": counts, "chance": .null, "told": .bool(false),
      ])
    }
    return .object([
      "enough": .bool(true), "n": .list([found.days.with, found.days.without]),
      "means": .array([.number(found.meanWith), .number(found.meanWithout)]),
      "difference": .number(found.difference), "chance": .number(found.chance),
      "told": .bool(found.isTold),
    ])
  }

  private static func question(_ input: VectorValue) -> PatternQuestion {
    PatternQuestion(
      behaviour: input["cause"].dates, kept: input["kept"].dates, measure: input["measure"].series,
      lag: input["lag"].int ?? 1, ill: input["ill"].dates, worth: input["worth"].double ?? 0)
  }

  private static func value(_ found: PatternComparison, name: String? = nil) -> VectorValue {
    let means = found.meanWith.flatMap { with in
      found.meanWithout.map { VectorValue.array([.number(with), .number($0)]) }
    }
    let blocks = found.blocks.map { blocks in
      VectorValue.array(blocks.map { .list([$0.with, $0.without]) })
    }
    var members: [String: VectorValue] = [
      "n": .list([found.days.with, found.days.without]), "means": means ?? .null,
      "difference": VectorValue(found.difference), "within": VectorValue(found.within),
      "blocks": blocks ?? .null, "chance": VectorValue(found.chance), "told": .bool(found.isTold),
      "reason": found.isTold ? .null : .string(found.outcome.rawValue),
      "weekend_share": VectorValue(found.weekendShare),
    ]
    members["name"] = name.map { .string($0) }
    return .object(members)
  }

  private var discovery: VectorValue {
    let found = FalseDiscoveryRate(
      input["p"].items.compactMap(\.double),
      rate: input["rate"].double ?? PatternRules().falseDiscoveryRate)
    return .object([
      "m": .whole(found.tests), "k": .whole(found.finds), "limit": VectorValue(found.limit),
      "found": .list(found.isFind),
    ])
  }

  private var scan: VectorValue {
    let pairs = input["pairs"].items
    let names = pairs.map { $0["name"].text ?? "" }
    var rules = PatternRules()
    if let rate = input["rate"].double { rules.falseDiscoveryRate = rate }
    let found = PatternScan(pairs.map(Self.question), today: today, rules: rules)
    return .object([
      "pairs": .array(zip(found.comparisons, names).map { Self.value($0, name: $1) }),
      "m": .whole(found.discovery.tests), "k": .whole(found.discovery.finds),
      "limit": VectorValue(found.discovery.limit), "told": .list(found.told.map { names[$0] }),
    ])
  }
}
