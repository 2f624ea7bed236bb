/// Where the forms of a recfile's concepts stand, by a key that each has, as text beside the file, so
/// that the few that a message may say are found without a look at the others.
///
/// A key is its length, its letters and the length of its places; a place is three numbers: the
/// records since the place before it, the bytes since that one's end, and the bytes of the value.
public struct FormIndex: Hashable, Sendable {
  /// Where a form stands.
  public struct Place: Hashable, Sendable {
    /// The number of its record among those of the type.
    public let record: Int
    /// Its bytes in the file.
    public let range: Range<Int>
  }

  /// The type of the records, and the field that holds a form.
  public static let type = "Concept"
  public static let field = "Form"

  /// The keys and their places.
  public let text: String

  /// Takes an index that was made of a file before.
  public init(text: String) { self.text = text }

  /// Makes the index of a file; nil where a form is not on one line.
  ///
  /// - Parameter keys: gives the keys of some forms, in their order; each form has one or more.
  public init?(of file: RecordFile, keys: ([String]) -> [[String]]) {
    var places: [Place] = []
    var forms: [String] = []
    for (number, record) in file.records(of: Self.type).enumerated() {
      for form in record.fields.named(Self.field) {
        guard !form.mark.isContinued, !form.mark.isJoined else { return nil }
        places.append(Place(record: number, range: form.mark.valueRange))
        forms.append(form.value)
      }
    }
    var found: [String: [Place]] = [:]
    for (place, keys) in zip(places, keys(forms)) {
      for key in Set(keys) { found[key, default: []].append(place) }
    }
    var writer = NumeralWriter()
    for (key, places) in found.sorted(by: { $0.key < $1.key }) {
      let numbers = Self.numbers(of: places)
      writer.write(UInt32(key.utf8.count))
      writer.characters += key.utf8
      writer.write(UInt32(numbers.count))
      writer.characters += numbers
    }
    text = String(decoding: writer.characters, as: UTF8.self)
  }

  private static func numbers(of places: [Place]) -> [UInt8] {
    var writer = NumeralWriter()
    var (record, end) = (0, 0)
    for place in places {
      writer.write(UInt32(place.record - record))
      writer.write(UInt32(place.range.lowerBound - end))
      writer.write(UInt32(place.range.count))
      (record, end) = (place.record, place.range.upperBound)
    }
    return writer.characters
  }

  /// The places of all forms with a wanted key, each once, in the order of the file.
  public func places(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Place] {
    var places: [Place] = []
    text.withBytes { characters in
      var reader = NumeralReader(characters)
      while !reader.isAtEnd {
        let key = reader.text(ofLength: Int(reader.next()))
        let length = Int(reader.next())
        let end = min(reader.index + length, characters.count)
        if isWanted(key) { Self.read(&reader, until: end, into: &places) }
        reader.index = end
      }
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    var last = -1
    places.removeAll { place in
      defer { last = place.range.lowerBound }
      return place.range.lowerBound == last
    }
    return places
  }

  private static func read(
    _ reader: inout NumeralReader, until end: Int, into places: inout [Place]
  ) {
    var (record, start) = (0, 0)
    while reader.index < end {
      record += Int(reader.next())
      start += Int(reader.next())
      let length = Int(reader.next())
      places.append(Place(record: record, range: start..<start + length))
      start += length
    }
  }
}

extension NumeralReader {
  /// The next characters as they are, as far as there are so many.
  fileprivate mutating func text(ofLength length: Int) -> UnsafeBufferPointer<UInt8> {
    let end = min(index + length, characters.count)
    defer { index = end }
    return UnsafeBufferPointer(rebasing: characters[index..<end])
  }
}
