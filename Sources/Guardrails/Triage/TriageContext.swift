public import Language
public import Physiology

/// What is known of the person apart from her message.
public struct TriageContext: Hashable, Sendable {
  /// The mode the journal is in.
  public let mode: Mode
  /// Completed weeks of pregnancy, 0 to 45, where known.
  public let weeks: Int?
  /// Days since birth, where known.
  public let daysPostpartum: Int?
  /// Days past the expected period, where known.
  public let daysLate: Int?
  /// Days since the earliest day or month that the message names, where that is past.
  public let daysBack: Int?
  /// Signs of the last days that are on record, as ids of concepts, such as `positive_test`.
  public let recent: [String]
  /// The messages before this one, oldest first; only the last few are looked at.
  public let earlier: [Message]

  /// Whether her last pregnancy ended in a loss, so that no words for one are said.
  public var isAfterLoss: Bool { recent.contains(Self.afterLoss) }

  /// What ``recent`` holds after a loss.
  public static let afterLoss = "ctx.after_loss"

  /// Makes a context; what is not known stays nil.
  public init(
    mode: Mode, weeks: Int? = nil, daysPostpartum: Int? = nil, daysLate: Int? = nil,
    daysBack: Int? = nil, recent: [String] = [], earlier: [Message] = []
  ) {
    self.mode = mode
    self.weeks = weeks
    self.daysPostpartum = daysPostpartum
    self.daysLate = daysLate
    self.daysBack = daysBack
    self.recent = recent
    self.earlier = earlier
  }
}
