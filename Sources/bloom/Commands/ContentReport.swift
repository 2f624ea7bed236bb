import Assistant
import Civil
import Guardrails
import Knowledge

/// What `bloom check --knowledge DIR` prints: the counts of the content, and each of its faults.
enum ContentReport {
  static func print(of library: Library, to session: Session) throws(CommandError) {
    let today = try session.now().date.iso
    let check: ContentCheck
    let faults: [ContentFault]
    var counts: [String: Int] = [:]
    do throws(GuardrailError) {
      check = try ContentCheck(library: library)
      _ = try TriageRules(library: library)
      faults = try self.faults(of: check, today: today, session) + replyFaults(of: library)
      for (type, count) in try check.counts() { counts[type, default: 0] += count }
      let reviews = try reviews(of: library)
      if !session.options.json {
        for (type, count) in try check.counts() {
          let review = reviews.first { $0.type == type }
          let promise = review.map { ", at least \($0.least), to be read again by \($0.reviewBy)" }
          session.output.line(
            "\(String(repeating: " ", count: max(0, 7 - "\(count)".count)))\(count)  \(type)"
              + (promise ?? ""))
        }
        session.output.line(
          "\(library.contentSize) bytes without the weights; \(ContentCheck.largestSize) at most.")
        if let summary = summary(of: try check.grades()) { session.output.line(summary) }
      }
    } catch {
      throw CommandError(.badData, error.description)
    }
    if session.options.json {
      session.output.line(
        try JSONLine.text(
          Listing(
            counts: counts, size: library.contentSize, faults: faults.map { Found($0) })))
    } else {
      for fault in faults { session.output.line(fault.description.printable) }
    }
    try session.checkOutput()
    guard faults.isEmpty else {
      throw CommandError(.badData, "\(faults.count) to mend in the content; each is named above")
    }
    if !session.options.json { session.output.line("All content keeps the rules.") }
  }

  /// The faults of the content; a terminal is shown how far the check is.
  private static func faults(
    of check: ContentCheck, today: String, _ session: Session
  ) throws(GuardrailError) -> [ContentFault] {
    var meter = ProgressMeter(onRecordsIn: session)
    defer { meter?.end() }
    return try check.faults(today: today) { meter?.note(record: $0, of: $1) }
  }

  private struct Listing: Encodable {
    let counts: [String: Int]
    let size: Int
    let faults: [Found]
  }

  private struct Found: Encodable {
    let file: String
    let line: Int
    let column: Int?
    let problem: String
    let remedy: String

    init(_ fault: ContentFault) {
      (file, line, column) = (fault.file.printable, fault.line, fault.column)
      (problem, remedy) = (fault.problem.printable, fault.remedy.printable)
    }
  }

  /// The faults of replies; none where the phrases behind them cannot be read, which is told
  /// with the content.
  private static func replyFaults(of library: Library) -> [ContentFault] {
    ((try? ReplyCheck(library: library).faults()) ?? [])
      + ((try? IntentCheck(library: library).faults()) ?? [])
  }

  private static func reviews(of library: Library) throws(GuardrailError) -> [Review] {
    do throws(KnowledgeError) {
      return try library.reviews()
    } catch {
      throw .knowledge(error)
    }
  }

  /// The reading grades, the plainest first, in one line.
  private static func summary(of grades: [Double]) -> String? {
    guard let highest = grades.last else { return nil }
    func shown(_ grade: Double) -> String { "\((grade * 10).rounded() / 10)" }
    let median = shown(grades[grades.count / 2])
    return "Reading grade of \(grades.count) texts: median \(median), highest \(shown(highest))."
  }
}
