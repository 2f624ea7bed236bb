import Civil
import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// Gives the parts of a reply their words, and has every line checked.
struct Composer: Sendable {
  let library: Library
  private let check: ClaimCheck
  private let functions: ReplyFunctions
  private let crisisLines: CrisisLines
  let silence: Silence
  fileprivate let ownWords: OwnWords

  init(library: Library) throws(AssistantError) {
    self.library = library
    do {
      check = try ClaimCheck(library: library)
      crisisLines = try CrisisLines(library: library)
    } catch {
      throw .guardrails(error)
    }
    do {
      functions = try ReplyFunctions(library: library)
      silence = try Silence(library: library)
      ownWords = try OwnWords(library: library)
    } catch {
      throw .knowledge(error)
    }
  }

  /// What became of a reply.
  struct Words {
    let vetted: Vetted
    /// The ids of the replies spoken.
    let replies: [String]
    /// The ids of the sources cited, in order, each once.
    let sources: [String]
    /// Replies that are missing or lack a variable; a fault of Knowledge or of a skill.
    let faults: [String]
  }

  func compose(_ parts: [Part], scene: Scene, thread: DialogueState) -> Words {
    var page = Page(
      composer: self, scene: scene, thread: thread,
      functions: functions.registry(today: scene.today))
    for part in parts { page.add(part) }
    return Words(
      vetted: check.vet(page.blocks), replies: page.replies, sources: page.sources,
      faults: page.faults)
  }

  /// One wording of a reply, chosen by the day and by how often it was used today.
  fileprivate func text(
    _ id: String, _ arguments: [String: Argument], scene: Scene, uses: Int,
    registry: FunctionRegistry
  ) -> (id: String, text: String, faults: [String]) {
    let own = try? library.reply(id + "." + scene.mode.rawValue)
    guard let template = try? own ?? library.reply(id) else {
      return (id, "", ["there is no reply \(id)"])
    }
    let texts = template.texts
    let index = scene.today.turning(texts.count, uses: uses)
    let spoken = functions.format(texts[index], arguments, functions: registry)
    return (template.id, spoken.text, spoken.faults.map { "\(template.id): \($0)" })
  }

  func help(of intent: String) -> String {
    let intents = (try? library.intents()) ?? []
    return intents.first { $0.id.rawValue == intent }?.help ?? intent
  }
}

/// A reply being put on paper.
private struct Page {
  let composer: Composer
  let scene: Scene
  let thread: DialogueState
  private let functions: FunctionRegistry
  private let hush: Hush
  private let chosenHush: Hush
  private(set) var blocks: [Block] = []
  private(set) var replies: [String] = []
  private(set) var sources: [String] = []
  private(set) var faults: [String] = []

  init(composer: Composer, scene: Scene, thread: DialogueState, functions: FunctionRegistry) {
    self.functions = functions
    self.composer = composer
    self.scene = scene
    self.thread = thread
    hush = composer.silence.hush(in: scene)
    chosenHush = composer.silence.hush(chosenIn: scene)
  }

  mutating func add(_ part: Part) {
    switch part {
    case .list(let parts): blocks.append(.list(parts.map { line($0) }.filter { !$0.text.isEmpty }))
    case .table(let rows):
      let cells = rows.map { [line($0.label), line($0.value)] }
      blocks.append(.table(Table(rows: cells.filter { $0.allSatisfy { !$0.text.isEmpty } })))
    case .quote(let text): blocks.append(.quote(text))
    default:
      let line = line(part)
      if !line.text.isEmpty { blocks.append(.say(line)) }
    }
  }

  private mutating func line(_ part: Part) -> Line {
    switch part {
    case .reply(let id, let arguments): return reply(id, arguments)
    case .content(let text, let ids):
      let kept = hush.kept(text)
      if !kept.isEmpty { cite(ids) }
      return Line(composer.ownWords.said(kept, in: scene), .library(sources: ids))
    case .led(let id, let text, let ids):
      let kept = hush.kept(text)
      guard !kept.isEmpty else { return Line("", .library(sources: [])) }
      cite(ids)
      return Line(
        reply(id, [:]).text + " " + composer.ownWords.said(kept, in: scene), .library(sources: ids))
    case .framed(let id, let arguments, let name, let parts):
      let words = parts.map { line($0).text }.filter { !$0.isEmpty }
      guard !words.isEmpty || parts.isEmpty else { return Line("", .template(id)) }
      return reply(id, arguments.merging([name: .list(words)]) { _, new in new })
    case .composed(let id, let arguments, let parts):
      let words = parts.sorted { $0.key < $1.key }.map {
        ($0.key, Argument.string(line($0.value).text))
      }
      return reply(id, arguments.merging(words) { _, new in new })
    case .concern(let concern):
      cite(concern.sources)
      return concern.line(emergency: composer.emergencyName(scene))
    case .quote(let text): return Line(text, .hers)
    case .list, .table: return Line("", .hers)
    }
  }

  private mutating func reply(_ reply: String, _ given: [String: Argument]) -> Line {
    if let number = composer.emergencyNumber(in: reply, scene) {
      return self.reply(reply + ".number", ["number": .string(number)])
    }
    var variables = given
    if case .string(let intent)? = given["intent"] {
      variables["help"] = .string(composer.help(of: intent))
    }
    let (id, arguments) = UnitChoice(scene.units).chosen(reply, variables)
    let uses = thread.uses(ofReply: id) + replies.count { $0 == id }
    let spoken = composer.text(id, arguments, scene: scene, uses: uses, registry: functions)
    replies.append(id)
    faults += spoken.faults
    let kept = Silence.isExempt(id) ? spoken.text : chosenHush.kept(spoken.text)
    return Line(composer.ownWords.said(kept, in: scene), .template(spoken.id))
  }

  private mutating func cite(_ ids: [String]) {
    for id in ids where !sources.contains(id) { sources.append(id) }
  }
}

extension Composer {
  /// The region that a message names.
  func region(in message: Message) -> String? { crisisLines.region(in: message) }

  /// The emergency number that a reply in another language names, where the region has one; nil for
  /// other replies.
  fileprivate func emergencyNumber(in reply: String, _ scene: Scene) -> String? {
    guard reply.hasPrefix("tongue."), !reply.hasSuffix(".number") else { return nil }
    let number = emergencyName(scene)
    return number == crisisLines.emergency(in: nil) ? nil : number
  }

  /// The emergency number of the region that was given, else words for it.
  fileprivate func emergencyName(_ scene: Scene) -> String {
    crisisLines.emergency(in: scene.setting.region)
  }
}
