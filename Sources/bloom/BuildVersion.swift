import EmbeddedKnowledge
import Knowledge

/// Which Bloom this is: its version, its commit and that commit's day, and the day of its content.
struct BuildVersion: Encodable {
  let name = "bloom"
  let version = Program.version
  /// Empty where the program was built from files without a commit.
  let commit = EmbeddedCommit.hash
  let date = EmbeddedCommit.date
  /// The last day on which a source was looked at; null where none says.
  let content: String?

  init(content sources: [Source]?) { content = sources?.compactMap(\.checkedOn).max() }

  var line: String {
    let built = commit.isEmpty ? "no commit" : [commit, date].joined(separator: " ")
    return "bloom \(version) (\(built); content \(content ?? "undated"))"
  }
}
