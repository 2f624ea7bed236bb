/// Finds the templates that a span of a message may match, by the words and slots it has.
struct TemplateFinder: Sendable {
  /// The numbers of the keys, counted from 0.
  private let numbers: KeyNumbers
  /// The templates to be tried where a key is there, key by key.
  private let templates: [Int32]
  /// Where the templates of each key begin in ``templates``, and where those of the last one end.
  private let starts: [Int]
  /// The numbers of the keys of each template, group by group, with ``end`` after each group.
  private let needed: [Int32]
  /// Where each template ends in ``needed``.
  private let ends: [Int]
  private static let end: Int32 = -1

  /// Takes the keys of templates, which are numbered in their order.
  init(_ keys: [TemplateKeys]) {
    var numbers = KeyNumbers(expecting: keys.reduce(0) { $0 + $1.keys.count })
    var uses: [Int] = []
    var needed: [Int32] = []
    var ends: [Int] = []
    for keys in keys {
      var next = 0
      for end in keys.ends {
        for key in keys.keys[next..<end] {
          let number = numbers.add(key)
          if number == uses.count { uses.append(0) }
          uses[number] += 1
          needed.append(Int32(number))
        }
        needed.append(Self.end)
        next = end
      }
      ends.append(needed.count)
    }
    (templates, starts) = Self.templates(needed, ends, uses)
    self.numbers = numbers
    self.needed = needed
    self.ends = ends
  }

  /// The templates of each key of their rarest groups, and where those of each key begin.
  private static func templates(
    _ needed: [Int32], _ ends: [Int], _ uses: [Int]
  ) -> (templates: [Int32], starts: [Int]) {
    let rarest = ends.indices.map { template in
      rarestGroup(of: needed, in: (template == 0 ? 0 : ends[template - 1])..<ends[template], uses)
    }
    var starts = [Int](repeating: 0, count: uses.count + 1)
    for group in rarest { for key in needed[group] { starts[Int(key) + 1] += 1 } }
    for key in uses.indices { starts[key + 1] += starts[key] }
    var places = starts
    var templates = [Int32](repeating: 0, count: starts.last ?? 0)
    for (template, group) in rarest.enumerated() {
      for key in needed[group] {
        templates[places[Int(key)]] = Int32(template)
        places[Int(key)] += 1
      }
    }
    return (templates, starts)
  }

  /// The first of the groups whose keys the fewest templates have.
  private static func rarestGroup(
    of needed: [Int32], in range: Range<Int>, _ uses: [Int]
  ) -> Range<Int> {
    var best = range.lowerBound..<range.lowerBound
    var lowest = Int.max
    var (start, weight) = (range.lowerBound, 0)
    for place in range {
      if needed[place] != end {
        weight += uses[Int(needed[place])]
        continue
      }
      if weight < lowest { (best, lowest) = (start..<place, weight) }
      (start, weight) = (place + 1, 0)
    }
    return best
  }

  /// Calls a function with every template of which a span has one key of every group, in order.
  func forEach(
    _ message: Message, _ span: Range<Int>, _ spans: TemplateSpans, _ body: (Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: numbers.count) { there in
      there.initialize(repeating: false)
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: ends.count / 64 + 1) { marked in
        marked.initialize(repeating: 0)
        spans.forEachKey { mark($0, there, marked) }
        for token in message.tokens[span] {
          mark(TemplateKeys.key(word: token.text), there, marked)
        }
        for word in marked.indices {
          var marks = marked[word]
          while marks != 0 {
            let template = word * 64 + marks.trailingZeroBitCount
            marks &= marks - 1
            if has(template, there) { body(template) }
          }
        }
      }
    }
  }

  /// Marks the templates that are to be tried because a key is there.
  private func mark(
    _ key: UInt64, _ there: UnsafeMutableBufferPointer<Bool>,
    _ marked: UnsafeMutableBufferPointer<UInt64>
  ) {
    guard let key = numbers[key], !there[key] else { return }
    there[key] = true
    for template in templates[starts[key]..<starts[key + 1]] {
      marked[Int(template) / 64] |= 1 << UInt64(template % 64)
    }
  }

  private func has(_ template: Int, _ isThere: UnsafeMutableBufferPointer<Bool>) -> Bool {
    var isFound = false
    for key in needed[(template == 0 ? 0 : ends[template - 1])..<ends[template]] {
      if key != Self.end {
        isFound = isFound || isThere[Int(key)]
      } else if isFound {
        isFound = false
      } else {
        return false
      }
    }
    return true
  }
}
