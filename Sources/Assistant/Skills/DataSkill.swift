import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// How the diary goes out as a file and comes in from one, and what keeps others from it.
struct DataSkill: Skill {
  static let name = "data"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.intent {
    case "data.export": export(request)
    default:
      request.home.map { .say("data.lock", ["home": .string($0)]) } ?? .say("data.lock_plain")
    }
  }

  private func export(_ request: Request) -> Outcome {
    let format = request.words("format").first ?? "json"
    guard let home = request.home else { return .say("data.export_how") }
    guard !request.journal.entries.isEmpty else { return .say("data.export_nothing") }
    guard ["json", "csv", "text_file"].contains(format) else { return .say("data.export_other") }
    if format == "text_file" {
      return .say("data.export_text", ["home": .string(home)])
    }
    let isTable = format == "csv"
    let time = request.now.time.iso.filter { $0 != ":" }
    let path = "\(home)/export-\(request.today.iso)-\(time).\(isTable ? "csv" : "json")"
    let left = isTable ? DiaryTable.privateKinds : []
    let hidden = request.journal.entries.count { left.contains($0.fact.kind) }
    var outcome = Outcome.say(
      isTable ? "data.exported_table" : "data.exported",
      ["n": .integer(request.journal.entries.count - hidden), "path": .string(path)])
    if hidden > 0 { outcome.parts.append(.reply("data.exported_left", ["n": .integer(hidden)])) }
    outcome.errand = .export(path: path, isTable: isTable)
    return outcome
  }
}
