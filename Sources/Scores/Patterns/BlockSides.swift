/// How many days of a block are on each side.
package struct BlockSides: Hashable, Sendable {
  /// The days with the behaviour.
  package let with: Int
  /// The days without it.
  package let without: Int

  /// Takes both counts; negative ones count as none.
  package init(with: Int, without: Int) {
    self.with = max(0, with)
    self.without = max(0, without)
  }

  /// The days of both sides.
  package var count: Int { with + without }
}

extension Collection<BlockSides> {
  /// The days of all blocks together.
  var total: BlockSides {
    BlockSides(with: reduce(0) { $0 + $1.with }, without: reduce(0) { $0 + $1.without })
  }
}
