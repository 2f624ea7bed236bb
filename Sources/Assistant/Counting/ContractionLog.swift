public import Journal
public import Physiology

/// How starts, ends and lengths become entries of the journal, each worked out from what is there.
public struct ContractionLog: Hashable, Sendable {
  private let journal: Journal
  private let now: Stamp

  /// Looks at a journal at a moment.
  public init(_ journal: Journal, now: Stamp) {
    self.journal = journal
    self.now = now
  }

  /// One that began longer ago than this many seconds goes on no more.
  private static let longest = 600
  /// A length told within this many seconds belongs to the last one that has none.
  private static let fresh = 1800

  /// The one that goes on: begun with the timer, without an end, no more than ten minutes ago.
  public var running: Contraction? { openEntry?.contraction }

  private var openEntry: Entry? {
    guard let last = latest(within: Self.longest),
      case .contraction(nil, .some) = last.fact
    else { return nil }
    return last
  }

  /// The last entry of a contraction, where it began within so many seconds.
  private func latest(within seconds: Int) -> Entry? {
    let all = journal.entries.filter { $0.contraction.map { stamp($0) - now <= 0 } ?? false }
    let last = all.max { left, right in
      guard let left = left.contraction, let right = right.contraction else { return false }
      return (left.start, left.second) < (right.start, right.second)
    }
    guard let last, let contraction = last.contraction, now - stamp(contraction) <= seconds else {
      return nil
    }
    return last
  }

  private func stamp(_ contraction: Contraction) -> Stamp {
    Stamp(contraction.start, second: contraction.second)
  }

  /// One begins now.
  public var start: [Edit] {
    [.add(Entry(Contraction(start: now.moment, second: now.second)))]
  }

  /// The one that goes on ends now; nothing where none does.
  public var stop: [Edit] {
    guard let open = openEntry, let contraction = open.contraction else { return [] }
    return put(open, lasting: now - stamp(contraction))
  }

  /// The running one, or the last one without a length, lasted so long; else one that ended now.
  public func lasted(_ seconds: Int) -> [Edit] {
    if let last = latest(within: Self.fresh), last.contraction?.duration == nil {
      return put(last, lasting: seconds)
    }
    let began = now.adding(seconds: -seconds)
    return [
      .add(
        Entry(Contraction(start: began.moment, second: began.second, duration: max(1, seconds))))
    ]
  }

  private func put(_ entry: Entry, lasting seconds: Int) -> [Edit] {
    guard case .contraction(_, let second) = entry.fact else { return [] }
    var whole = entry
    whole.fact = .contraction(seconds: min(max(seconds, 1), Self.longest), second: second)
    return [.remove(entry), .add(whole)]
  }
}
