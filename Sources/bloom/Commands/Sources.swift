import Knowledge

/// Where what Bloom says comes from.
enum SourcesCommand: Command {
  static let name = "sources"
  static let isLong = true
  static let summary = "Where what Bloom says comes from; --unverified for what was not read"
  static let arguments = "[--unverified]"
  static let options = [
    CommandOption("--unverified", "only those that were not read in full")
  ]
  static let example = "bloom sources --unverified"
  static let details = """
    Each source with how much of it was seen: read, part, secondary (quoted by someone else) or
    recalled (from memory). With --unverified, only those that were not read themselves; with
    --knowledge DIR each begins with the file and line of its record.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    try noWords(arguments.words)
    let all = try session.sources()
    let shown = arguments.has("--unverified") ? all.filter { $0.seen != .read } : all
    if session.options.json {
      return session.output.line(try JSONLine.text(Listings(sources: shown.map(Listing.init))))
    }
    for source in shown {
      let year = source.year.map { " (\($0))" } ?? ""
      let place = source.place.isEmpty ? "" : ", \(source.place)"
      let record = session.options.knowledge == nil ? "" : "\(source.file):\(source.line): "
      session.output.line(
        "\(record)\(source.id)  \(source.organisation): \(source.title)\(year)\(place) [\(source.seen)]"
      )
    }
    if arguments.has("--unverified") {
      session.output.line("\(shown.count) of \(all.count) sources were not read themselves.")
    }
  }

  private struct Listings: Encodable {
    let version = Program.version
    let sources: [Listing]
  }

  private struct Listing: Encodable {
    let id: String
    let organisation: String
    let title: String
    let year: String?
    let place: String
    let seen: String
    let file: String
    let line: Int

    init(_ source: Source) {
      id = source.id
      organisation = source.organisation
      title = source.title
      year = source.year
      place = source.place
      seen = source.seen.rawValue
      (file, line) = (source.file, source.line)
    }
  }
}
