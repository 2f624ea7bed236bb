import Knowledge

/// Which token ranges of one message may fill which slot of a template.
struct TemplateSpans: Sendable {
  /// The ends of the spans of a slot, by where they begin.
  private var ends: [SlotName: [Int: [Int]]] = [:]
  /// The slots that any words can fill.
  private let open: Set<SlotName>
  /// The keys of the slots with something in the message, open ones included.
  private(set) var keys: Set<UInt64>
  /// The most words an open slot takes.
  static let longestOpen = 50

  init(open: Set<SlotName>) {
    self.open = open
    keys = Set(open.map { TemplateKeys.key(slot: $0) })
  }

  /// Notes that a token range says a value of a slot.
  mutating func add(_ slot: SlotName, _ range: Range<Int>) {
    if ends[slot] == nil { keys.insert(TemplateKeys.key(slot: slot)) }
    ends[slot, default: [:]][range.lowerBound, default: []].append(range.upperBound)
  }

  /// Whether the message has anything for a slot.
  func has(_ slot: SlotName) -> Bool { open.contains(slot) || ends[slot] != nil }

  /// Where a value of the slot that begins at a token can end.
  func ends(of slot: SlotName, at start: Int) -> [Int] { ends[slot]?[start] ?? [] }

  /// Whether any words can fill the slot.
  func isOpen(_ slot: SlotName) -> Bool { open.contains(slot) }
}
