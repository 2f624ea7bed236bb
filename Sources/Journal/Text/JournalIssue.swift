/// Something about a line of a journal that she should know, with its place and what to do.
public struct JournalIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of issue it is.
  public enum Kind: Hashable, Sendable {
    /// The line has no seal: it is read, and may be sealed.
    case unsealed
    /// The line no longer fits its seal: it is kept and left out until she says that it is hers.
    case changed
    /// The line is kept and left out.
    case unreadable
    /// The last line may be cut short: it is kept and left out.
    case torn
    /// The line's kind is not known here: it is kept and left out.
    case unknownKind
    /// The line is read and cannot be so beside the others.
    case contradiction
    /// The first line does not say which format this is.
    case headerMissing
    /// The file says it is of a later format.
    case newerVersion
    /// Sealed lines are missing, moved or more than were written.
    case otherLines
    /// What takes the last turns back is not as it was written.
    case undoChanged
  }

  public let kind: Kind
  /// The name of the file as it was given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The character of the line, from 1.
  public let column: Int
  /// What is wrong, without a full stop.
  public let problem: String
  /// What to do, without a full stop.
  public let remedy: String
  /// The piece of the line around the place, safe to show.
  public let excerpt: String
  /// Spaces and a caret that point at the place under `excerpt`.
  public let caret: String

  init(
    _ kind: Kind, file: String, line: Int, bytes: ArraySlice<UInt8>, fault: LineFault
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    column = String(decoding: bytes.prefix(fault.offset), as: UTF8.self).count + 1
    problem = fault.problem
    remedy = fault.remedy
    (excerpt, caret) = Excerpt.lines(of: bytes, offset: fault.offset)
  }

  /// Whether a new seal settles it.
  public var isSealable: Bool { kind == .unsealed || kind == .changed }

  /// Whether something may be damaged and is left out, or is not as it was written.
  public var isDamage: Bool {
    switch kind {
    case .changed, .unreadable, .torn, .otherLines, .undoChanged: true
    case .unsealed, .unknownKind, .contradiction, .headerMissing, .newerVersion: false
    }
  }

  /// The first line of the description: `me.journal:3:12: what is wrong; what to do`.
  public var summary: String { "\(file):\(line):\(column): \(problem); \(remedy)" }

  /// The place and what sort of issue it is, without a word of the line.
  public var discreet: String {
    let what =
      switch kind {
      case .unsealed: "this line has no seal; bloom check --seal gives it one"
      case .changed:
        "this line is not as it was written, so it is left out of every number; bloom check --repair asks about it"
      case .unreadable: "this line cannot be read, so it is left out; bloom check says why"
      case .torn: "the last line may be cut short, so it is left out; bloom check says more"
      case .unknownKind:
        "this line is of a kind that this Bloom does not know, so it is left out; bloom check says more"
      case .contradiction: "this line cannot be so beside the others; bloom check says why"
      case .headerMissing, .newerVersion, .otherLines, .undoChanged: "\(problem); \(remedy)"
      }
    return "\(file):\(line): \(what)"
  }

  /// The summary, the line and a caret.
  public var description: String { "\(summary)\n  \(excerpt)\n  \(caret)" }
}

extension Journal {
  /// Everything she should know about the lines, in their order.
  ///
  /// `file` is the name that the issues show.
  public func issues(file: String) -> [JournalIssue] {
    var issues: [JournalIssue] = []
    if let first = lines.first {
      if isOfLaterVersion {
        issues.append(.init(.newerVersion, file, 1, first, Self.newerVersion))
      } else if !first.isHeader {
        issues.append(.init(.headerMissing, file, 1, first, Self.headerMissing))
      }
    }
    for (index, line) in lines.enumerated() {
      guard let (kind, fault) = Self.fault(of: line) else { continue }
      issues.append(.init(kind, file, index + 1, line, fault))
    }
    return issues
  }

  private static func fault(of line: JournalLine) -> (JournalIssue.Kind, LineFault)? {
    switch line.content {
    case .header, .remark: nil
    case .unreadable(let fault): (.unreadable, fault)
    case .torn:
      (
        .torn,
        LineFault(
          line.bytes.count, "the last line is not ended, so it may be cut short",
          "press return behind it if it is whole")
      )
    case .entry(let entry, let seal):
      switch (entry.fact, seal) {
      case (_, .sound): nil
      case (.unknown(let kind, _), _): (.unknownKind, unknown(kind, on: line))
      case (_, .missing): (.unsealed, unsealed)
      case (_, .broken): (.changed, changed)
      }
    }
  }

  private static func unknown(_ kind: String, on line: JournalLine) -> LineFault {
    let place = line.bytes.firstIndex { (UInt8(ascii: "_")...UInt8(ascii: "z")).contains($0) }
    return LineFault(
      (place ?? line.bytes.startIndex) - line.bytes.startIndex,
      "\(Excerpt.shortened(kind)) is no kind of entry that this Bloom knows",
      FactTable.remedy(forKind: kind))
  }

  private static let unsealed = LineFault(
    0, "this line was typed by hand", "seal it if it is right")
  private static let changed = LineFault(
    0, "this line is not as it was written, so it is left out",
    "bloom check --repair asks whether it is yours")
  private static let headerMissing = LineFault(
    0, "the first line is not \(LineReader.headerPrefix)\(version)", "put it above this line")
  private static let newerVersion = LineFault(
    LineReader.headerPrefix.utf8.count, "this journal is of a later Bloom",
    "use that Bloom; what this one can read is read")
}

extension JournalIssue {
  fileprivate init(
    _ kind: Kind, _ file: String, _ number: Int, _ line: JournalLine, _ fault: LineFault
  ) {
    self.init(kind, file: file, line: number, bytes: line.bytes, fault: fault)
  }
}
