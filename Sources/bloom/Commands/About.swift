import Assistant
import Knowledge

/// What Bloom is.
enum About: Command {
  static let name = "about"
  static let summary = "What Bloom is, where your words go, how old its content is"

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let checked = try session.reviewDay()
    let store = try session.store()
    let home = store.home.path
    let isLocked = store.home.folder != .disk
    if session.options.json {
      return session.output.line(
        try JSONLine.text(
          Listing(
            name: "bloom", version: Program.version, home: home, content: checked,
            license: Self.license)))
    }
    session.output.text(
      """
      Bloom \(Program.version)
      A diary that you can talk to.

      Privacy   Everything stays on this machine, in \(isLocked ? "sealed" : "plain text") files in
                \(home.printable).
                There is no account and no network: nothing is sent, counted or shared.
                \(isLocked ? sealed : plain)
      Rules     It follows rules that you can read (bloom guardrails) and learns nothing of
                you but what you tell it. It is no clinician and no contraception.
      Content   Health facts name their sources (bloom sources); they are to be read against
                them again by \(checked) at the latest.
      License   \(Self.license)
      Yours     The files are yours to read and copy; bloom erase removes them for good.
      """)
  }

  private static let plain =
    "The files are not encrypted; who can use your account can read them, and bloom lock seals them."
  private static let sealed =
    "They are sealed with your passphrase, by gpg; bloom unlock ends that."
  private static let license = "MIT"

  private struct Listing: Encodable {
    let name: String
    let version: String
    let home: String
    let content: String
    let license: String
  }
}

extension Session {
  /// The first day by which content is to be read against its sources again.
  fileprivate func reviewDay() throws(CommandError) -> String {
    let library = try library()
    do throws(KnowledgeError) {
      return try library.reviews().map(\.reviewBy).min() ?? "unknown"
    } catch {
      throw CommandError(.badData, error.description)
    }
  }
}
