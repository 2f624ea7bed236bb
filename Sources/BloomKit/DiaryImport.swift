import Journal

/// What a file from elsewhere would add to a diary.
public struct DiaryImport: Sendable {
  let edits: [Edit]
  /// What was left out or read with doubt, a sentence each.
  public let remarks: [String]

  /// How many entries it adds.
  public var count: Int { edits.count }
}
