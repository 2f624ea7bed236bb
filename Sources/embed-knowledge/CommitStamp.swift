#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commit that a source tree is of: its hash and its day.
///
/// It is read from the files of git, and in a tree without git from `.project/commit`, which
/// `git archive` fills in. No program is run.
struct CommitStamp: Equatable {
  let hash: String
  let date: String

  /// Reads the commit of the tree at a path; nil where none is known.
  init?(tree: String) {
    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(tree)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    if let archived = text(".project/commit").flatMap(Self.init(archived:)) {
      self = archived
      return
    }
    guard let head = text(".git/HEAD")?.trimmed else { return nil }
    var hash = head
    if head.hasPrefix("ref: ") {
      let name = String(head.dropFirst("ref: ".count))
      guard let named = text(".git/" + name)?.trimmed ?? Self.packed(name, text(".git/packed-refs"))
      else { return nil }
      hash = named
    }
    self.init(hash: hash, log: text(".git/logs/HEAD") ?? "")
  }

  /// Reads `HASH DATE`; nil for a line that was not filled in.
  init?(archived line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, words[1].count == 10 else { return nil }
    self.init(hash: String(words[0]), date: String(words[1]))
  }

  /// Takes a hash, and its day from the log of git where that has it.
  init?(hash: String, log: String) {
    let line = log.split(separator: "\n").last { $0.dropFirst(hash.count + 1).hasPrefix(hash) }
    let words = line?.prefix { $0 != "\t" }.split(separator: " ") ?? []
    let seconds = words.dropLast().last.flatMap { Double($0) }
    self.init(
      hash: hash,
      date: seconds.map {
        String(Date(timeIntervalSince1970: $0).formatted(.iso8601).prefix("2026-01-01".count))
      } ?? "")
  }

  private init?(hash: String, date: String) {
    guard hash.count >= 40, hash.allSatisfy(\.isHexDigit) else { return nil }
    self.hash = String(hash.prefix(9))
    self.date = date
  }

  private static func packed(_ name: String, _ references: String?) -> String? {
    references?.split(separator: "\n").first { $0.hasSuffix(" " + name) }
      .flatMap { $0.split(separator: " ").first.map(String.init) }
  }
}

extension CommitStamp {
  /// A Swift source that holds the commit of a tree, or that none is known.
  static func source(of stamp: CommitStamp?) -> String {
    """
    package enum EmbeddedCommit {
      package static let hash = "\(stamp?.hash ?? "")"
      package static let date = "\(stamp?.date ?? "")"
    }

    """
  }
}

extension String {
  fileprivate var trimmed: String { String(prefix { !$0.isNewline }) }
}
