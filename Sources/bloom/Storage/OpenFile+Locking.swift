extension OpenFile {
  /// Opens a file and takes its lock, which goes away with the file.
  ///
  /// A file that was replaced while it was waited for is opened anew. `patience` is in milliseconds.
  static func locked(
    _ path: String, for access: Access, in folder: Folder = .disk, patience: Int
  ) throws(StorageError) -> OpenFile {
    let step = 20
    var waited = 0
    while true {
      do throws(SystemFault) {
        let file = try folder.open(path, for: access, patience: patience)
        let stamp = try file.stamp()
        guard stamp.isFile else { throw SystemFault.notAFile }
        if try file.tryLock(), (try? folder.stamp(of: path))?.isSameFile(as: stamp) == true {
          return file
        }
      } catch {
        throw .writing(path, error)
      }
      guard waited < patience else { throw .locked(path) }
      System.pause(milliseconds: step)
      waited += step
    }
  }
}
