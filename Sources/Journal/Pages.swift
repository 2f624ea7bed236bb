/// A long list in short pieces, so that a copy that grows or shrinks at its end copies only its last
/// piece.
public struct Pages<Element>: RandomAccessCollection {
  /// All but the last are full, and none is empty.
  @usableFromInline internal private(set) var pages: [[Element]] = []
  public private(set) var count = 0

  @inlinable internal static var size: Int { 512 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { count }

  @inlinable public subscript(position: Int) -> Element {
    _read { yield pages[position / Self.size][position % Self.size] }
  }

  /// How many pieces there are.
  var pageCount: Int { pages.count }

  /// The elements of one piece; none outside.
  func page(_ number: Int) -> ArraySlice<Element> {
    pages.indices.contains(number) ? pages[number][...] : []
  }

  /// Goes through the elements of one piece.
  func readPage(_ number: Int, _ take: (borrowing Element) -> Void) {
    guard pages.indices.contains(number) else { return }
    pages[number].withUnsafeBufferPointer { elements in
      for place in elements.indices { take(elements[place]) }
    }
  }

  /// Goes through the elements at some places.
  func read(_ places: [Int], _ take: (borrowing Element) -> Void) {
    for place in places where place < count {
      take(pages[place / Self.size][place % Self.size])
    }
  }

  @inlinable
  public func makeIterator() -> FlattenSequence<[[Element]]>.Iterator {
    pages.joined().makeIterator()
  }

  mutating func append(_ element: Element) {
    count += 1
    if let last = pages.indices.last, pages[last].count < Self.size {
      pages[last].append(element)
    } else {
      pages.append([element])
    }
  }

  mutating func remove(at position: Int) {
    replace(from: position, with: Array(self[(position + 1)...]))
  }

  /// Puts other elements in the place of all from a position on.
  mutating func replace(from position: Int, with elements: some Sequence<Element>) {
    let page = position / Self.size
    if page < pages.count {
      pages.removeSubrange((page + 1)...)
      pages[page].removeSubrange((position % Self.size)...)
      if pages[page].isEmpty { pages.removeLast() }
    }
    count = position
    for element in elements { append(element) }
  }

  mutating func removeLast() {
    if !isEmpty { remove(at: count - 1) }
  }
}

extension Pages: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Pages: Equatable where Element: Equatable {}
extension Pages: Hashable where Element: Hashable {}
extension Pages: Sendable where Element: Sendable {}
