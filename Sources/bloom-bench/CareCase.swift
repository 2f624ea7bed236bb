import Guardrails
import Knowledge
import Language
import Physiology
import Records

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message with the level of care that it calls for.
struct CareCase {
  let text: String
  let level: CareLevel
  /// Levels that are fair too.
  let accepted: Set<CareLevel>
  /// The contexts in which it may have been typed; it counts by the best of them.
  let contexts: [Context]
  /// The rule that the message is a sample of.
  var rule: String?
  /// The intents that are right, where it is labelled as one for the guardrails.
  var intents: Set<String> = []

  private static let reference = LabelledMessage.plain("").context

  /// The cases of a file: labelled messages (`.jsonl`), or rows of red flags (`.csv`).
  static func read(_ path: String) throws -> [CareCase] {
    path.hasSuffix(".csv") ? try rows(path) : try messages(path)
  }

  /// Every labelled message; one without a level is harmless.
  private static func messages(_ path: String) throws -> [CareCase] {
    try LabelledMessage.read(path).compactMap { message in
      guard let level = CareLevel(rawValue: message.level ?? "ok"), let context = message.context
      else { return nil }
      let accepted = (message.accept ?? []).compactMap { intent in
        intent.hasPrefix("guard.") ? CareLevel(rawValue: String(intent.dropFirst(6))) : nil
      }
      return CareCase(
        text: message.text, level: level, accepted: Set(accepted), contexts: [context],
        intents: message.intent.hasPrefix("guard.")
          ? Set([message.intent] + (message.accept ?? [])) : [])
    }
  }

  /// The phrases of each row in each of its contexts: columns id, contexts, level, flag, condition
  /// and phrases.
  private static func rows(_ path: String) throws -> [CareCase] {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw UsageError("\(path): cannot be read")
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    return try lines.flatMap { line -> [CareCase] in
      let fields = fields(of: line)
      guard fields.count > 5, let level = CareLevel(rawValue: fields[2]) else {
        throw UsageError("\(path): no level in “\(line.prefix(60))”")
      }
      let contexts = try fields[1].split(separator: ";").map { name in
        guard let context = context(String(name)) else {
          throw UsageError("\(path): the context \(name) of \(fields[0]) is not known")
        }
        return context
      }
      guard !contexts.isEmpty else { throw UsageError("\(path): \(fields[0]) has no context") }
      return fields[5].split(separator: ";").map { phrase in
        CareCase(text: String(phrase), level: level, accepted: [], contexts: contexts)
      }
    }
  }

  /// Every sample of the rules; `catches` chooses those to catch over those to pass.
  static func samples(of library: Library, catching catches: Bool) throws -> [CareCase] {
    var levels: [String: CareLevel] = [:]
    for (file, type) in [("red_flags", "RedFlag"), ("declines", "Decline")] {
      for record in try library.records(library.path(of: "guardrails/\(file).rec"), type: type) {
        levels[record["Id"] ?? ""] = CareLevel(rawValue: record["Level"] ?? "")
      }
    }
    let path = library.path(of: "guardrails/samples.rec")
    return try library.records(path, type: "Sample").flatMap { record -> [CareCase] in
      guard let level = levels[record["Id"] ?? ""] else { return [] }
      return record.all(catches ? "Catch" : "Pass").compactMap { sample in
        let (text, context) = setting(of: sample)
        return context.map {
          CareCase(
            text: text, level: catches ? level : .ok, accepted: [], contexts: [$0],
            rule: record["Id"])
        }
      }
    }
  }

  /// A sample such as `(pregnancy 32) baby is quiet` as its text and its context.
  static func setting(of sample: String) -> (String, Context?) {
    guard sample.first == "(", let end = sample.firstIndex(of: ")") else {
      return (sample, reference)
    }
    let words = sample[sample.index(after: sample.startIndex)..<end].split(separator: " ")
    let mode = words.first.flatMap { Mode(rawValue: String($0)) } ?? .cycle
    let number = words.count > 1 ? Int(words[1]) : nil
    let text = sample[sample.index(after: end)...].drop { $0 == " " }
    return (String(text), context(mode, number))
  }

  private static func context(_ mode: Mode, _ number: Int?) -> Context? {
    reference.map {
      Context(
        mode: mode, reference: $0.reference, weeks: mode == .pregnancy ? number : nil,
        daysPostpartum: mode == .postpartum ? number : nil)
    }
  }

  private static func context(_ name: String) -> Context? {
    switch name {
    case "pregnancy": context(.pregnancy, 30)
    case "early_pregnancy": context(.pregnancy, 8)
    case "postpartum": context(.postpartum, 10)
    case "ttc": context(.ttc, nil)
    case "perimenopause": context(.perimenopause, nil)
    case "general", "menstrual", "mental_health", "abuse", "eating_disorder":
      context(.cycle, nil)
    default: nil
    }
  }

  /// The fields of a line of comma separated values, with quotes.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
