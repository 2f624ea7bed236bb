package import Knowledge
import Language
import MessageFormat

/// What of the poses her health leaves out: the conditions she told of, and those that the message or
/// one just before it names.
struct PracticeBounds: Sendable {
  /// The conditions that leave poses out, in the order of the data.
  let conditions: [Condition]

  init(_ request: Request) throws(KnowledgeError) {
    let library = request.library
    let all = try Condition.all(library)
    let names = try library.kept("condition names") { () throws(KnowledgeError) in
      NameIndex(all.map(\.forms))
    }
    let told = request.scene.setting.preferences.conditions
    let words = try library.searchWords()
    let said = Self.messages(request).flatMap { message in
      let denied = names.places(in: ContentQuery(message, words: words).denied)
      return names.places(in: message.original).filter { !denied.contains($0) }
    }
    conditions = all.enumerated().filter { place, condition in
      (told.contains(condition.id) || said.contains(place))
        && condition.counts(at: request.practiceStage)
    }.map(\.element)
  }

  /// The message and those before it, as far as they are remembered.
  private static func messages(_ request: Request) -> [Message] {
    request.thread.texts.map { Normaliser().normalise($0) } + [request.message]
  }

  /// The conditions that leave a pose out.
  func causes(_ pose: Pose) -> [Condition] { conditions.filter { $0.excludes(pose) } }

  /// Whether nothing leaves a pose out.
  func allows(_ pose: Pose) -> Bool { !conditions.contains { $0.excludes(pose) } }

  /// That all poses are left out.
  var nothingLeft: Part { Self.framed("yoga.routine.none_left", causes: conditions) }

  /// A reply that names what leaves something out.
  static func framed(
    _ reply: String, _ variables: [String: Argument] = [:], causes: [Condition]
  ) -> Part {
    .framed(
      reply, variables, name: "names", parts: causes.map { .reply("condition.name." + $0.id) })
  }
}

extension Condition {
  /// Whether it counts at a stage.
  package func counts(at stage: PracticeStage) -> Bool {
    if case .pregnant = stage { true } else { !isOfPregnancy }
  }
}
