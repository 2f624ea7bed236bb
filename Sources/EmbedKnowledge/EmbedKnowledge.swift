import Foundation
import PackagePlugin

/// Runs the embedding tool on the top-level `Knowledge` folder in every build.
///
/// SwiftPM asks a plugin for its input files when it plans a build, and adding or removing a data
/// file is no reason for it to plan again. So the only input is a stamp that the tool renews each
/// time it runs; the tool looks at the folder itself, and leaves its output alone when nothing has
/// changed.
@main
struct EmbedKnowledge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Knowledge")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let commit = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCommit.swift")
    let stamp = context.pluginWorkDirectoryURL.appending(path: "stamp")
    if !FileManager.default.fileExists(atPath: stamp.path(percentEncoded: false)) {
      try Data().write(to: stamp)
    }
    return [
      .buildCommand(
        displayName: "Embedding Knowledge",
        executable: try context.tool(named: "embed-knowledge").url,
        arguments: [folder, output, commit, stamp].map { $0.path(percentEncoded: false) },
        inputFiles: [stamp],
        outputFiles: [output, commit])
    ]
  }
}
