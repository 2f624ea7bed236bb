/// Completes numbers whose unit was said just before ("not 28 days, now 31").
enum Ellipsis {
  private static let links: WordSet = [
    "now", "but", "its", "is", "or", "then", ",", "more", "rather",
  ]

  static func completed(_ entities: [Entity], in message: Message) -> [Entity] {
    var done: [Entity] = []
    done.reserveCapacity(entities.count)
    for entity in entities {
      guard let last = done.last, case .number(let number) = entity.value,
        case .duration(let count, _, let unit) = last.value,
        follows(entity, last, in: message), isLike(number, count)
      else {
        done.append(entity)
        continue
      }
      done.append(
        Entity(
          value: .duration(number, upTo: nil, unit), tokens: entity.tokens, range: entity.range,
          rule: "<duration> (, now|now) <n>"))
    }
    return done
  }

  private static func follows(_ entity: Entity, _ last: Entity, in message: Message) -> Bool {
    let between = last.tokens.upperBound..<entity.tokens.lowerBound
    guard (1...3).contains(between.count) else { return false }
    let words = between.map { message.tokens[$0].text }
    return words.allSatisfy { links.contains($0) } && words.contains { $0 != "," }
      && (entity.tokens.upperBound >= message.tokens.count
        || message.tokens[entity.tokens.upperBound].kind == .punctuation)
  }

  private static func isLike(_ number: Double, _ count: Double) -> Bool {
    number > 0 && number <= 2 * count && count <= 2 * number
  }
}
