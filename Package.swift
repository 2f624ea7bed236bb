// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A module of the architecture with the modules it may see, all of them below it.
func module(_ name: String, sees dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module; a test's path mirrors its source's.
func tests(of name: String, with dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: strict)
}

/// A release program on Linux carries the standard library in itself, whose functions cost less to
/// call then. The flags are of the programs alone, so that others may depend on the libraries.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims"],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "Bloom",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "bloom", targets: ["bloom"]),
    .library(
      name: "BloomKit",
      targets: [
        "BloomKit", "Assistant", "Guardrails", "Clauses", "Language", "EmbeddedKnowledge",
        "Knowledge",
        "Journal", "Physiology", "Civil",
      ]),
    .library(name: "MessageFormat", targets: ["MessageFormat", "Civil"]),
  ],
  targets: [
    module("Civil"),
    module("Physiology", sees: ["Civil"]),
    module("Journal", sees: ["Civil", "Physiology"]),
    module("Formats", sees: ["Civil", "Physiology", "Journal"]),
    module("Scores", sees: ["Civil", "Physiology"]),
    module("PatternSimulation", sees: ["Civil", "Physiology", "Scores"]),
    module("Energy", sees: ["Civil", "Physiology"]),
    module("Publishing", sees: ["Civil"]),
    module("Partnership", sees: ["Civil"]),
    module("Records"),
    module("Knowledge", sees: ["Records", "Physiology"]),
    .target(
      name: "EmbeddedKnowledge",
      dependencies: ["Knowledge"],
      swiftSettings: strict,
      plugins: ["EmbedKnowledge"]),
    module("FolderKnowledge", sees: ["Knowledge"]),
    .executableTarget(
      name: "embed-knowledge", dependencies: ["MessageFormat", "Records"], swiftSettings: strict),
    .plugin(
      name: "EmbedKnowledge",
      capability: .buildTool(),
      dependencies: ["embed-knowledge"],
      path: "Sources/EmbedKnowledge"),
    module("Language", sees: ["Civil", "Physiology", "Records", "Knowledge"]),
    module("Clauses", sees: ["Civil", "Records", "Knowledge", "Language"]),
    module("MessageFormat", sees: ["Civil"]),
    module("MessageFormatSuite", sees: ["Civil", "MessageFormat"]),
    module(
      "Guardrails",
      sees: ["Civil", "Physiology", "Records", "Knowledge", "Language", "MessageFormat"]),
    module(
      "Assistant",
      sees: [
        "Civil", "Physiology", "Journal", "Records", "Knowledge", "Language", "Clauses",
        "MessageFormat", "Guardrails", "Scores", "Energy", "Publishing", "Partnership",
      ]),
    module(
      "BloomKit",
      sees: [
        "Assistant", "Civil", "EmbeddedKnowledge", "Formats", "Guardrails", "Journal", "Knowledge",
        "Language",
      ]),
    .executableTarget(
      name: "bloom",
      dependencies: [
        "Assistant", "Civil", "Physiology", "Journal", "Formats", "Publishing", "Partnership",
        "Records", "Knowledge", "EmbeddedKnowledge", "Language", "Clauses", "Guardrails",
      ],
      swiftSettings: strict,
      linkerSettings: standalone),
    .executableTarget(
      name: "train-weights",
      dependencies: ["Guardrails", "Language", "Knowledge", "FolderKnowledge"],
      swiftSettings: strict,
      linkerSettings: standalone),
    .executableTarget(
      name: "bloom-bench",
      dependencies: [
        "Assistant", "Civil", "Physiology", "Journal", "Formats", "Knowledge",
        "EmbeddedKnowledge", "FolderKnowledge", "Language", "MessageFormat", "MessageFormatSuite",
        "Guardrails",
        "PatternSimulation", "Scores",
      ],
      swiftSettings: strict,
      linkerSettings: standalone),
    tests(of: "Civil", with: ["Physiology"]),
    tests(of: "Physiology", with: ["Civil"]),
    tests(of: "Journal", with: ["Civil", "Physiology"]),
    tests(of: "Scores", with: ["Civil", "PatternSimulation", "Physiology"]),
    tests(of: "Energy", with: ["Civil", "Physiology"]),
    tests(of: "Formats", with: ["Civil", "Journal", "Physiology"]),
    tests(of: "Publishing", with: ["Civil", "Physiology"]),
    tests(of: "Partnership", with: ["Civil", "Physiology"]),
    tests(of: "Records"),
    tests(of: "embed-knowledge", with: ["Records"]),
    tests(
      of: "Knowledge", with: ["EmbeddedKnowledge", "FolderKnowledge", "Records", "Physiology"]),
    tests(
      of: "Language",
      with: ["Civil", "Physiology", "Knowledge", "EmbeddedKnowledge", "FolderKnowledge"]),
    tests(
      of: "Clauses",
      with: ["Civil", "Physiology", "Knowledge", "EmbeddedKnowledge", "Language", "Records"]),
    tests(of: "MessageFormat", with: ["Civil", "MessageFormatSuite", "Physiology"]),
    tests(
      of: "Guardrails",
      with: ["Civil", "Physiology", "Records", "Knowledge", "EmbeddedKnowledge", "Language"]),
    tests(
      of: "Assistant",
      with: [
        "Civil", "Physiology", "Journal", "Records", "Knowledge", "EmbeddedKnowledge", "Language",
        "MessageFormat", "MessageFormatSuite", "Guardrails", "Publishing",
      ]),
    tests(of: "BloomKit", with: ["Civil", "Guardrails"]),
    tests(
      of: "bloom",
      with: [
        "Assistant", "Civil", "Physiology", "Journal", "Knowledge", "EmbeddedKnowledge", "Language",
        "Guardrails",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
