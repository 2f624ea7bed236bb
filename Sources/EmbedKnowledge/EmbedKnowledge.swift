import Foundation
import PackagePlugin

/// Runs the embedding tool on the top-level `Knowledge` folder when a file in it has changed.
@main
struct EmbedKnowledge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Knowledge")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding Knowledge",
        executable: try context.tool(named: "embed-knowledge").url,
        arguments: [folder.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: files(in: folder),
        outputFiles: [output])
    ]
  }

  /// Every file below a folder but dot-files, in the order of their paths.
  private func files(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let file as URL in entries ?? .init() {
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
