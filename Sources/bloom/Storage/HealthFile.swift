import Civil
import Formats

/// An export of Apple Health on the disk, read piece by piece, since it may be of any size.
enum HealthFile {
  /// How many bytes are in memory at once.
  private static let piece = 1 << 20

  /// What the file holds up to a day; nil where it is no export of Apple Health.
  static func read(
    _ path: String, today: CivilDate, progress: (Int, Int) -> Void
  ) throws(StorageError) -> AppDiary? {
    do throws(SystemFault) {
      let file = try OpenFile(path, for: .reading)
      let stamp = try file.stamp()
      guard stamp.isFile else { return nil }
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
      defer { buffer.deallocate() }
      var filled = try file.read(into: buffer, from: 0)
      guard HealthExport.knows(buffer[..<filled]) else { return nil }
      var export = HealthExport(today: today)
      var place = filled
      while true {
        let isLast = filled < piece && place >= stamp.size
        let done = export.take(UnsafeRawBufferPointer(rebasing: buffer[..<filled]), isLast: isLast)
        if isLast { return export.finished() }
        // A tag longer than the buffer is none of an export; what is read of it is passed over.
        let rest = done == 0 && filled == piece ? 0 : filled - done
        if rest > 0, let base = buffer.baseAddress {
          base.copyMemory(from: base + (filled - rest), byteCount: rest)
        }
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[rest...])
        let count = try file.read(into: room, from: place)
        filled = rest + count
        place = count == 0 ? max(place, stamp.size) : place + count
        progress(place, stamp.size)
      }
    } catch {
      throw error.isAbsence ? .noFile(path) : .reading(path, error)
    }
  }
}
