import Knowledge
import MessageFormat
import Physiology

/// A week of pregnancy on one screen: its size, what develops, what is felt, what is offered.
struct WeekPage {
  private let week: PregnancyWeek
  private let region: CareWindow.Region?
  private let comparesSizes: Bool
  /// What she calls the child; nil where she has not said, and for another week than hers.
  private let name: String?

  /// Without a region, both schedules are told, each with its name.
  init(_ week: PregnancyWeek, _ request: Request) {
    self.week = week
    comparesSizes = request.scene.setting.comparesSizes
    let isHers = request.gestationalAge.map { max(1, $0.weeks) == week.week } ?? false
    name = isHers ? request.journal.babyName : nil
    region =
      switch request.scene.setting.adviceRegion {
      case .uk: .uk
      case .us: .us
      case .anz, nil: nil
      }
  }

  var parts: [Part] {
    var parts: [Part] = [.reply("week.title", ["week": .integer(week.week)])] + named
    let lead = isBefore ? "week.before" : "week.baby"
    parts.append(.led(lead, content: text(week.facts), sources: week.sources))
    parts.append(changes)
    let windows = windows
    if !windows.isEmpty {
      parts.append(.led("week.window", content: text(windows), sources: week.sources))
    }
    if !week.checklist.isEmpty {
      parts.append(
        .led("week.checklist", content: text(Array(week.checklist.prefix(2))), sources: []))
    }
    if let line = week.line { parts.append(.content(line, sources: [])) }
    return parts
  }

  /// What may be felt, with every line that says when to call.
  var changes: Part { .led("week.body", content: text(week.changes), sources: week.sources) }

  /// How big it is, under the name it has.
  var named: [Part] {
    (name.map { [.reply("week.named", ["name": .string($0)])] } ?? []) + [size]
  }

  /// How big it is, by the figures that have a source.
  var size: Part {
    let number: [String: Argument] = ["week": .integer(week.week)]
    guard !isBefore else { return .reply("week.size_before") }
    guard let length = week.lengthMm, let measure = week.lengthMeasure else {
      guard let comparison = comparison else { return .reply("week.size_none", number) }
      return .reply(
        "week.size_early", number.merging(["comparison": .string(comparison)]) { $1 })
    }
    var variables = number
    variables["length"] = .number(length)
    variables["measure"] = .string(measure.rawValue)
    let isPlain = comparison == nil
    if let comparison { variables["comparison"] = .string(comparison) }
    guard let weight = week.weightG, let low = week.weightLowG, let high = week.weightHighG else {
      return .reply(isPlain ? "week.size_plain" : "week.size", variables)
    }
    variables["weight"] = .number(weight)
    variables["low"] = .number(low)
    variables["high"] = .number(high)
    return .reply(isPlain ? "week.size_weight_plain" : "week.size_weight", variables)
  }

  /// What it is as big as, unless she would rather not hear it.
  private var comparison: String? { comparesSizes ? week.comparison : nil }

  /// In the first two weeks of the count there is no pregnancy yet.
  private var isBefore: Bool { week.week < 3 }

  /// What is offered in the region, at most three things, or two of each region.
  private var windows: [String] {
    if let region {
      return week.windows.filter { $0.region == region || $0.region == .everywhere }
        .prefix(3).map(\.text)
    }
    return CareWindow.Region.allCases.flatMap { region in
      week.windows.filter { $0.region == region }.prefix(2).map(\.text)
    }
  }

  private func text(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
}
