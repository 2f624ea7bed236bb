/// Where the fields of a recfile stand, as text beside it, so that a file that was checked before
/// is read without a look at its lines.
///
/// Each field is five numbers: its traits, the number of its name in the order of first use, the
/// bytes since the field before it, the bytes of its value, and the lines since the field before.
/// The numbers are written as ``NumeralWriter`` writes them.
public struct Outline: Hashable, Sendable {
  /// The numbers.
  public let text: String

  /// Takes an outline that was made of a file before.
  public init(text: String) { self.text = text }

  /// Makes the outline of a file.
  ///
  /// - Parameters:
  ///   - omitsForms: whether the forms of concepts, which a ``FormIndex`` finds, are left out.
  ///   - kept: the only type whose records are not left out; nil for all.
  /// - Throws: ``RecordError`` with the place of the first line that has no form.
  public init(
    of file: String, name: String, omitsForms: Bool = false, keeping kept: String? = nil
  ) throws(RecordError) {
    var whole = file
    whole.makeContiguousUTF8()
    text = try whole.withBytes { bytes in
      Result { () throws(RecordError) in
        var parser = Parser(Source(bytes: bytes, text: whole, file: name))
        return Self.text(of: try parser.records(), in: bytes, omitsForms, kept)
      }
    }.get()
  }

  private static func text(
    of groups: [Fields], in bytes: UnsafeBufferPointer<UInt8>, _ omitsForms: Bool, _ kept: String?
  ) -> String {
    var writer = NumeralWriter()
    var names: [String] = []
    var (end, line): (UInt32, UInt32) = (0, 0)
    var type: String?
    for fields in groups {
      if fields.hasRule { type = fields.first(named: "%rec")?.value ?? type }
      if let kept, type != kept, !fields.hasRule { continue }
      var opens = true
      for mark in fields.marks {
        let name = String(decoding: bytes[mark.nameRange], as: UTF8.self)
        if omitsForms, type == FormIndex.type, name == FormIndex.field { continue }
        let number = names.firstIndex(of: name) ?? names.count
        if number == names.count { names.append(name) }
        let traits: [Trait] = [
          opens ? .opensRecord : [], mark.hasBlank ? .hasBlank : [],
          mark.isRule ? .isRule : [], mark.isContinued ? .isContinued : [],
          mark.isJoined ? .isJoined : [],
        ]
        opens = false
        writer.write(UInt32(Trait(traits).rawValue))
        writer.write(UInt32(number))
        writer.write(mark.name - end)
        writer.write(mark.end - mark.value)
        writer.write(mark.line - line)
        (end, line) = (mark.end, mark.line)
      }
    }
    return String(decoding: writer.characters, as: UTF8.self)
  }

  /// The records of the file that this is the outline of, nil where it is that of another.
  func records(of source: Source) -> [Fields]? {
    text.withBytes { characters in
      var starts: [Int] = []
      var isFaulty = false
      let marks = [Mark](unsafeUninitializedCapacity: characters.count / 5 + 1) { marks, count in
        isFaulty = !Self.read(characters, of: source, into: marks, &count, &starts)
      }
      guard !isFaulty, starts.first ?? 0 == 0 else { return nil }
      let ends = starts.dropFirst() + [marks.count]
      return zip(starts, ends).map { Fields(text: source.text, marks: marks[$0..<$1]) }
    }
  }

  /// Reads the marks of a file and the places where records start; false where they do not fit it.
  private static func read(
    _ characters: UnsafeBufferPointer<UInt8>, of source: Source,
    into marks: UnsafeMutableBufferPointer<Mark>, _ count: inout Int, _ starts: inout [Int]
  ) -> Bool {
    var reader = NumeralReader(characters)
    var names: [(hash: UInt32, length: UInt32)] = []
    var (end, line): (UInt32, UInt32) = (0, 0)
    while !reader.isAtEnd, count < marks.count {
      let traits = Trait(rawValue: UInt8(truncatingIfNeeded: reader.next()))
      let number = Int(reader.next())
      let start = end &+ reader.next()
      let length = reader.next()
      line &+= reader.next()
      if number == names.count {
        guard let name = Self.name(at: start, in: source.bytes) else { return false }
        names.append(name)
      }
      guard number < names.count else { return false }
      let name = names[number]
      let colon = start &+ name.length
      let value = colon &+ (traits.contains(.hasBlank) ? 2 : 1)
      end = value &+ length
      guard colon < value, value <= end, source.hasField(colon: colon, end: end) else {
        return false
      }
      if traits.contains(.opensRecord) { starts.append(count) }
      marks.initializeElement(
        at: count,
        to: Mark(
          name: start, value: value, end: end, line: line, hash: name.hash,
          hasBlank: traits.contains(.hasBlank), isRule: traits.contains(.isRule),
          isContinued: traits.contains(.isContinued), isJoined: traits.contains(.isJoined)))
      count += 1
    }
    return reader.isAtEnd
  }

  private static func name(
    at start: UInt32, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (hash: UInt32, length: UInt32)? {
    guard start < bytes.count,
      let colon = bytes[Int(start)...].firstIndex(of: Byte.colon)
    else { return nil }
    let name = UnsafeBufferPointer(rebasing: bytes[Int(start)..<colon])
    return (NameHash.of(name), UInt32(name.count))
  }

  private struct Trait: OptionSet {
    let rawValue: UInt8

    static let opensRecord = Trait(rawValue: 1)
    static let hasBlank = Trait(rawValue: 2)
    static let isRule = Trait(rawValue: 4)
    static let isContinued = Trait(rawValue: 8)
    static let isJoined = Trait(rawValue: 16)
  }
}

extension Source {
  /// Whether a colon and the end of a value are at these places.
  fileprivate func hasField(colon: UInt32, end: UInt32) -> Bool {
    guard end <= bytes.count, colon < bytes.count, bytes[Int(colon)] == Byte.colon else {
      return false
    }
    return end == bytes.count || bytes[Int(end)] == Byte.newline
      || bytes[Int(end)] == Byte.carriageReturn
  }
}
