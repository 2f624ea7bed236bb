import Records

/// The samples of one intent, which training learns from and an answer does without.
public struct Lesson: Sendable {
  /// The intent's name.
  public let intent: IntentID
  /// Samples to learn from.
  public let like: [String]
  /// Sentences that look alike but mean another intent.
  public let unlike: [(text: String, intent: IntentID)]
}

extension Lesson: Content {
  static var recordType: String { "Intent" }
  static var hasSamples: Bool { true }
  var key: String { intent.rawValue }

  init(_ record: Record) throws(KnowledgeError) {
    intent = IntentID(try record.text("Id"))
    like = record.texts("Like")
    var unlike: [(text: String, intent: IntentID)] = []
    for field in record.fields.named("Unlike") {
      guard let contrast = field.withBytes(Self.contrast) else {
        throw record.misfit(
          field, "does not name the intent it means", remedy: "end it with -> and that intent's id")
      }
      unlike.append(contrast)
    }
    self.unlike = unlike
  }

  /// Reads `text -> other.intent`; nil where it is not that.
  private static func contrast(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, intent: IntentID)? {
    guard let intent = lastWord(of: bytes[...]),
      let arrow = lastWord(of: bytes[..<intent.startIndex]), arrow.elementsEqual("->".utf8),
      lastWord(of: bytes[..<arrow.startIndex]) != nil
    else { return nil }
    let text = joinedWords(of: bytes[..<arrow.startIndex])
    return (text, IntentID(String(decoding: intent, as: UTF8.self)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  private static func lastWord(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<
    UnsafeBufferPointer<UInt8>
  >? {
    var end = text.endIndex
    while end > text.startIndex, isBlank(text[end - 1]) { end -= 1 }
    var start = end
    while start > text.startIndex, !isBlank(text[start - 1]) { start -= 1 }
    return start < end ? text[start..<end] : nil
  }

  /// The words with one space between them.
  private static func joinedWords(of text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    for byte in text {
      if !isBlank(byte) {
        joined.append(byte)
      } else if let last = joined.last, !isBlank(last) {
        joined.append(UInt8(ascii: " "))
      }
    }
    if joined.last == UInt8(ascii: " ") { joined.removeLast() }
    return String(decoding: joined, as: UTF8.self)
  }
}
