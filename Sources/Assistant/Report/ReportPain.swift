import Journal

/// How bad something was, from 0 to 10.
struct ReportPain: Hashable {
  let term: Term
  let level: Int
}
