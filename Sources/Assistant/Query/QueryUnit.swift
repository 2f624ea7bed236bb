import Civil
import Language

/// A word of a question, or what several of its words mean together.
struct QueryUnit: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case number(Double)
    /// One thing of the diary, by its place among those that were named.
    case measure(Int)
    /// One time, by its place among those that were named.
    case time(Int)
    /// One stretch of the day, by its place among those that were named.
    case clock(Int)
    /// A weekday as one of many: "on Sundays".
    case weekday
    case mark
  }

  let text: String
  let kind: Kind
  /// Its tokens in the message.
  let tokens: Range<Int>
}
