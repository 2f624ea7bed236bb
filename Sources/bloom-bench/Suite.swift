/// The measurements there are; one case a suite.
enum Suite: String, CaseIterable {
  case intents, dates, messages, long, hostile, train, start, forecast, talk, guardrails, acuity,
    danger, fuzz,
    search,
    routines, format, exclusions, poses, patterns, record, survive

  /// Runs the suite that the first argument names.
  static func run(_ arguments: [String]) throws -> Table {
    guard let name = arguments.first, let suite = Suite(rawValue: name) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("name a suite: \(known)")
    }
    let rest = Array(arguments.dropFirst())
    return switch suite {
    case .intents: try IntentSuite(rest).run()
    case .dates: try DatesSuite(rest).run()
    case .messages: try MessageSuite(rest).run()
    case .long: try LongSuite(rest).run()
    case .hostile: try HostileSuite(rest).run()
    case .start: try StartSuite().run()
    case .train: try TrainSuite(rest).run()
    case .forecast: try ForecastSuite(rest).run()
    case .talk: try TalkSuite(rest).run()
    case .guardrails: try GuardrailsSuite(rest).run()
    case .acuity: try AcuitySuite(rest).run()
    case .danger: try DangerSuite(rest).run()
    case .fuzz where rest.first == "keys": try KeysSuite(rest.dropFirst()).run()
    case .fuzz: try FuzzSuite(rest).run()
    case .search: try SearchSuite(rest).run()
    case .routines: try RoutineSuite(rest).run()
    case .format: try FormatSuite(rest).run()
    case .exclusions: try ExclusionsSuite().run()
    case .poses: try PosesSuite().run()
    case .patterns: try PatternsSuite(rest).run()
    case .record: try RecordSuite(rest).run()
    case .survive: try SurviveSuite(rest).run()
    }
  }
}
