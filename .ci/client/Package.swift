// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Bloom", path: "../..")],
  targets: [
    .executableTarget(
      name: "client", dependencies: [.product(name: "BloomKit", package: "Bloom")])
  ],
  swiftLanguageModes: [.v6]
)
