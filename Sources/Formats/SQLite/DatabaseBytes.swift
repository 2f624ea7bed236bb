/// Bytes of a database, of which none is read beyond their end.
struct DatabaseBytes {
  let bytes: [UInt8]

  /// The byte at a place; nil beyond the end.
  subscript(place: Int) -> UInt8? {
    place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  /// A number without a sign, the highest byte first; nil beyond the end.
  func number(_ place: Int, _ size: Int) -> Int? {
    guard place >= 0, size <= 4, place <= bytes.count - size else { return nil }
    var number = 0
    for index in place..<place + size { number = number << 8 | Int(bytes[index]) }
    return number
  }

  /// A number of 1 to 9 bytes whose high bits say whether it goes on, with the place after it.
  func varint(_ place: Int) -> (value: Int, next: Int)? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard let byte = self[place + index] else { return nil }
      if index == 8 {
        value = value << 8 | UInt64(byte)
      } else {
        value = value << 7 | UInt64(byte & 0x7F)
        guard byte & 0x80 != 0 else { return (Int(bitPattern: UInt(value)), place + index + 1) }
      }
    }
    return (Int(bitPattern: UInt(value)), place + 9)
  }
}
