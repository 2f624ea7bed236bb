/// What is wrong with a backup.
enum BackupFault: Hashable {
  /// A file that the manifest names is not there.
  case missing(String)
  /// A file is not as the manifest says it was written.
  case changed(String)
  /// The manifest is not whole, or names what no backup holds.
  case manifest

  var problem: String {
    switch self {
    case .missing(let name): "\(name.printable) is missing"
    case .changed(let name): "\(name.printable) is not as it was written"
    case .manifest: "its manifest is not as it was written"
    }
  }
}
