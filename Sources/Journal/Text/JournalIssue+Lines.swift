extension Journal {
  /// What is to be known where the sealed lines are others than were written, with the place as far
  /// as it can be told; nil where they are the same.
  ///
  /// `file` is the name that the issue shows. A line whose seal does not fit is named by itself.
  public func lineIssue(
    against count: SealCount, file: String, undo: () -> [UInt8]
  ) -> JournalIssue? {
    if count.fits(self, undo: undo) {
      guard count.isInDoubt else { return nil }
      return issue(file, at: 0, "sealed lines were others than Bloom wrote when it looked before")
    }
    let missing = count.missing(from: self)
    if let place = count.doubled(in: self) {
      return issue(file, at: place, "this line stands twice and was written once")
    }
    if missing > 0 {
      let known = UndoLog(parsing: undo()).lines(missingFrom: self).suffix(missing)
      let place = known.first?.number.map { min($0 - 1, max(lines.count - 1, 0)) }
      return issue(
        file, at: place ?? max(lines.count - 1, 0),
        missing == 1 ? "a sealed line is missing" : "\(missing) sealed lines are missing")
    }
    if missing < 0 {
      return issue(
        file, at: max(lines.count - 1, 0),
        missing == -1
          ? "there is a sealed line more than Bloom wrote"
          : "there are \(-missing) sealed lines more than Bloom wrote")
    }
    guard !lines.contains(where: { $0.doubtful != nil }) else { return nil }
    return issue(file, at: 0, "sealed lines stand in another order than they were written")
  }

  /// What is to be known of a count that is not as it was written.
  public static func countIssue(file: String) -> JournalIssue {
    Journal().issue(file, at: 0, "the count of the sealed lines is not as it was written")
  }

  /// What is to be known where the count is gone and the last turn led to another journal.
  public static func countMissing(file: String) -> JournalIssue {
    Journal().issue(
      file, at: 0, "the sealed lines are others than the last turn left, and their count is gone")
  }

  /// What is to be known of an undo file that is not as it was written.
  public static func undoIssue(file: String) -> JournalIssue {
    JournalIssue(
      .undoChanged, file: file, line: 1, bytes: [],
      fault: LineFault(
        0, "what takes the last turns back is not as it was written",
        "bloom check --repair asks about it"))
  }

  private func issue(_ file: String, at place: Int, _ problem: String) -> JournalIssue {
    JournalIssue(
      .otherLines, file: file, line: place + 1,
      bytes: lines.indices.contains(place) ? lines[place].bytes : [],
      fault: LineFault(0, problem, "bloom check --repair says more, and asks"))
  }
}
