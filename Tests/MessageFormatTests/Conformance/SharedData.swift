import Foundation

/// The folder of outside test data, named by the environment.
enum SharedData {
  static let folder = ProcessInfo.processInfo.environment["BLOOM_SHARED"].flatMap {
    $0.isEmpty ? nil : $0
  }
}
