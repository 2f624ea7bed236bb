import Records

/// A way to train the pelvic floor: slow squeezes, then quick ones, so many times a day.
public struct PelvicFloorProgramme: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// How long a slow squeeze is held, in seconds.
  public let hold: Int
  /// How long to let go after each, in seconds.
  public let release: Int
  /// How many slow squeezes.
  public let repeats: Int
  /// How many quick squeezes follow.
  public let quick: Int
  /// How many times a day.
  public let timesADay: Int
  /// A word about it.
  public let text: String
  /// How to do it.
  public let steps: [String]
  /// When it is welcome.
  public let suits: [Stage]
  /// The ids of its sources.
  public let sources: [String]

  /// How long one set takes, in seconds.
  public var seconds: Int { repeats * (hold + release) + quick * Self.quickSeconds }

  /// How long a quick squeeze takes with its letting go, in seconds.
  public static let quickSeconds = 2
}

extension PelvicFloorProgramme: Content {
  static var recordType: String { "PelvicFloorProgramme" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    hold = try record.count("Hold")
    release = try record.count("Release")
    repeats = try record.count("Repeats")
    quick = try record.count("Quick")
    timesADay = try record.count("TimesADay")
    text = try record.text("Text")
    steps = record.texts("Step")
    suits = try record.words("Suits")
    sources = record.texts("Source")
  }
}
