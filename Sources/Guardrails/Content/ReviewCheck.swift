public import Knowledge

/// Holds a library to its list of reviews: every kind of content has a date by which it is to be
/// read again, and as many records as are promised; and all of it fits the size that is allowed.
struct ReviewCheck {
  private let library: Library
  private let counts: [String: Int]
  private let path: String

  /// Takes how many records of each type there are.
  init(library: Library, counts: [String: Int]) {
    self.library = library
    self.counts = counts
    path = library.path(of: "reviews.rec")
  }

  /// The kinds that are shown and so need a review.
  private static let reviewed = Prose.factual.union([
    "Affirmation", "AffirmationSet", "CareItem", "Checklist", "ChecklistItem", "CrisisLine",
  ])

  /// What is wrong; on `today`, an ISO date, also what is overdue.
  func faults(today: String?) throws(KnowledgeError) -> [ContentFault] {
    var faults: [ContentFault] = []
    let reviews = try library.reviews()
    let kinds = Set(reviews.map(\.type))
    for type in Self.reviewed.sorted() where !kinds.contains(type) && counts[type] != nil {
      faults.append(fault("\(type) has no review", "add a record with ReviewBy and Least"))
    }
    for review in reviews {
      let count = counts[review.type] ?? 0
      if count < review.least {
        faults.append(
          fault(
            "there are \(count) of \(review.type), not \(review.least)", "add some, or say so"))
      }
      if let today, review.reviewBy < today {
        faults.append(
          fault(
            "\(review.type) was to be read again by \(review.reviewBy)",
            "read it against its sources, then move the date"))
      }
    }
    if library.contentSize > ContentCheck.largestSize {
      faults.append(
        fault(
          "the content has \(library.contentSize) bytes", "keep it to \(ContentCheck.largestSize)"))
    }
    return faults
  }

  private func fault(_ problem: String, _ remedy: String) -> ContentFault {
    ContentFault(file: path, line: 1, problem: problem, remedy: remedy)
  }
}

extension Library {
  /// How many bytes of content are built into the program; weights, and lines that only train them,
  /// are left out.
  public var contentSize: Int {
    paths(under: "").filter { !$0.hasSuffix(".weights") && !$0.contains("/training/") }
      .reduce(0) { $0 + size(of: $1) }
  }

  /// The bytes of a file, but for the samples of a skill, which are not built in.
  private func size(of path: String) -> Int {
    guard let text = text(path)?.utf8 else { return 0 }
    guard path.contains("/skills/") else { return text.count }
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .filter { line in !["Like:", "Unlike:"].contains { line.starts(with: $0.utf8) } }
      .reduce(-1) { $0 + $1.count + 1 }
  }
}
