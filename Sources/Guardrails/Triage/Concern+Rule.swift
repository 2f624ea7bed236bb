public import Knowledge
import Records

extension Concern {
  /// The concern of a rule that something other than a message shows, such as a timer.
  ///
  /// - Returns: nil where no rule has that id.
  public init?(rule id: String, library: Library) throws(GuardrailError) {
    let path = library.path(of: "guardrails/red_flags.rec")
    let rules = try ConceptTable.records(library, path, "RedFlag")
    guard let rule = rules.first(where: { $0["Id"] == id }), let say = rule["Say"],
      let level = CareLevel(rawValue: rule["Level"] ?? "")
    else { return nil }
    self.init(
      id: id, intent: rule["Intent"] ?? "guard.\(level.rawValue)", level: level,
      soon: rule["Soon"].flatMap(ActionTime.init), because: [], replyID: "guard.\(id).say",
      reply: say.split(separator: "\n").joined(separator: " "), sources: rule.all("Source"),
      isSettled: false, also: [])
  }

  /// The concern of a rule that holds in a message.
  init(_ flag: RedFlag, because: [String], wording: RedFlag.Wording) {
    let isRaised = wording == .raised
    self.init(
      id: flag.id,
      intent: isRaised && flag.intent == "guard.\(flag.level)" ? "guard.emergency" : flag.intent,
      level: isRaised ? .emergency : flag.level, soon: isRaised ? .now : flag.soon,
      because: because,
      replyID: "guard.\(flag.id).\(wording)", reply: flag.text(wording), sources: flag.sources,
      isSettled: flag.settles, isUnnamed: flag.isUnnamed, also: [])
  }
}

extension Concern {
  /// The same of a danger that is asked about in general or long past, with what is said then.
  init(_ flag: RedFlag, inGeneral say: [String: String], because: [String]) {
    self.init(
      id: flag.id, intent: "content.education", level: .ok, soon: nil, because: because,
      replyID: "guard.distant.\(flag.level.rawValue)", reply: say[flag.level.rawValue] ?? flag.say,
      sources: flag.sources, isSettled: false, also: [])
  }
}
