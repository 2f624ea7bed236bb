import Journal

/// Measures the lines of a text piece by piece.
struct LineScan {
  private var offset = 0
  private var begin = 0

  /// Takes the next bytes; a fault at a line that is too long.
  mutating func take(_ bytes: ArraySlice<UInt8>) throws(LineFault) {
    for byte in bytes {
      offset += 1
      if byte == 0x0A || byte == 0x0D { begin = offset }
      guard offset - begin <= ReadingLimits.text else {
        throw LineFault(
          begin, "this line is over \(ReadingLimits.text >> 20) MB, which no diary has",
          "look whether it is the right file")
      }
    }
  }
}
