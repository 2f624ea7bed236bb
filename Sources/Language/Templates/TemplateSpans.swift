import Knowledge

/// Which token ranges of one message may fill which slot of a template.
struct TemplateSpans: Sendable {
  private struct Offer: Sendable {
    let key: UInt64
    let start: Int
    let end: Int
  }

  /// The token ranges that say a value of a slot, in the order they were added.
  private var offers: [Offer] = []
  /// The keys of the slots that are offered something, each once.
  private var keys: [UInt64] = []
  /// The keys of the slots that any words can fill.
  private let open: [UInt64]
  /// The most words an open slot takes.
  static let longestOpen = 50

  init(open: Set<SlotName>) {
    self.open = open.map { TemplateKeys.key(slot: $0) }
  }

  /// Notes that a token range says a value of a slot.
  mutating func add(_ slot: SlotName, _ range: Range<Int>) { add(Template.Slot(slot), range) }

  /// Notes that a token range says a value of a slot.
  mutating func add(_ slot: Template.Slot, _ range: Range<Int>) {
    offers.append(Offer(key: slot.key, start: range.lowerBound, end: range.upperBound))
    if !keys.contains(slot.key) { keys.append(slot.key) }
  }

  /// Calls a function with the key of every slot with something in the message, open ones included;
  /// only of those a key may come twice.
  func forEachKey(_ body: (UInt64) -> Void) {
    for key in open { body(key) }
    for key in keys { body(key) }
  }

  /// Where a value of the slot that begins at a token can end.
  func ends(of slot: Template.Slot, at start: Int) -> some Sequence<Int> {
    offers.lazy.filter { $0.key == slot.key && $0.start == start }.map(\.end)
  }

  /// Whether any words can fill the slot.
  func isOpen(_ slot: Template.Slot) -> Bool { open.contains(slot.key) }
}
