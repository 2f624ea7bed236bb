import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A birth plan: asked for question by question, told freely, shown and changed.
struct BirthPlanWords {
  private let request: Request
  private let plan: BirthPlan
  private let keeping: KeptWords

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    plan = try BirthPlan(request)
    keeping = try KeptWords("wish", request.library)
  }

  var outcome: Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    if request.mode == .general { return .say("general.no_cycle") }
    return switch request.words("action").first ?? action {
    case "remove": removing
    case "show": shown
    case "ideas": ideas
    case "wish": keep()
    case "skip": skipped
    case "stop": Outcome(parts: [.reply("birth.stopped")])
    default: beginning
    }
  }

  /// What her words ask for, where no answer or command says it.
  private var action: String {
    if request.said.contains("told.plan_remove"), topic != nil { return "remove" }
    let isOfPlan = request.said.contains("told.plan") || topic == nil
    if request.said.contains("told.plan_show"), isOfPlan {
      return plan.wishes.isEmpty ? "begin" : "show"
    }
    if request.said.contains("told.plan_ideas") { return "ideas" }
    let begins = request.said.contains("told.plan_begin")
    if topic != nil || isFramed && !begins { return "wish" }
    return begins || plan.wishes.isEmpty ? "begin" : "show"
  }

  /// Whether words say where to keep the others: "put that in my plan".
  private var isFramed: Bool {
    guard let kept = keeping.text(of: request.message), kept != request.message.original else {
      return false
    }
    return kept.split(whereSeparator: \.isWhitespace).count >= Self.fewestWords
  }

  private static let fewestWords = 3

  // MARK: What it is about

  /// The topic that was asked about last.
  private var asked: BirthTopic? {
    let id =
      if case .wish(let topic)? = request.thread.expecting { topic } else { String?.none }
    return plan.topics.first { $0.id == id }
  }

  /// The topic that the words speak of, the one asked about first, then the most special one.
  private var topic: BirthTopic? {
    if let id = request.words("under").first, let named = plan.topics.first(where: { $0.id == id })
    {
      return named
    }
    if let asked, request.said.contains(asked.said) { return asked }
    return plan.topics.last { request.said.contains($0.said) }
  }

  /// The words to keep, without those that only say where.
  private var wish: String? {
    let kept = keeping.text(of: request.message)
    return kept == request.message.original ? request.words("text").first ?? kept : kept
  }

  // MARK: What comes of it

  /// A wish kept under its topic; while questions are asked, the next one follows.
  private func keep() -> Outcome {
    guard let topic = topic ?? asked ?? plan.topics.last,
      let text = request.words("wish").first ?? wish
    else { return beginning }
    let old = plan.wishes(of: topic)
    let whole = plan.text(String(text.prefix(Self.longest)), under: topic)
    if old.map(\.text) == [whole] {
      return Outcome(parts: [
        .led("birth.already", content: topic.name, sources: []), .quote(whole),
      ]) + next(after: topic)
    }
    let entry = Entry(
      date: request.today, fact: .text(.birthPlan, "\(topic.name): \(whole)"))
    var outcome = Outcome(
      parts: [
        .led(old.isEmpty ? "birth.kept" : "birth.changed", content: topic.name, sources: []),
        .quote(whole),
      ], edits: old.map { Edit.remove($0.entry) } + [.add(entry)])
    outcome.noted = outcome.parts
    return outcome + next(after: topic)
  }

  private static let longest = 300

  /// The question that follows while questions are asked; else how to see it all.
  private func next(after topic: BirthTopic) -> Outcome {
    guard let asked else {
      return Outcome(
        parts: [.reply("birth.more")] + request.undoHint, expecting: .wish(nil))
    }
    if topic != asked, plan.wishes(of: asked).isEmpty { return question(asked) }
    let open = plan.next(after: asked)
    let following = open == topic ? plan.next(after: topic) : open
    return following.map(question) ?? finished(with: topic)
  }

  private func question(_ topic: BirthTopic) -> Outcome {
    Outcome(parts: [.content(topic.question, sources: [])], expecting: .wish(topic.id))
  }

  private func finished(with topic: BirthTopic? = nil) -> Outcome {
    Outcome(parts: [.reply("birth.finished")], expecting: .wish(nil))
  }

  private var skipped: Outcome {
    guard let next = plan.next(after: asked) else { return finished() }
    return Outcome(parts: [.reply("birth.skipped")]) + question(next)
  }

  private var beginning: Outcome {
    guard let next = plan.open.first else { return shown }
    return Outcome(parts: [
      .reply(
        plan.wishes.isEmpty ? "birth.begin" : "birth.go_on",
        ["count": .integer(plan.open.count)])
    ]) + question(next)
  }

  /// All wishes, and what is open.
  private var shown: Outcome {
    guard !plan.wishes.isEmpty else {
      return Outcome(parts: [.reply("birth.none")], expecting: .wish(nil))
    }
    let rows = plan.wishes.map { wish in
      Part.Row(label: .content(wish.topic.name, sources: []), value: .quote(wish.text))
    }
    var parts: [Part] = [.reply("birth.title"), .table(rows)]
    if !plan.open.isEmpty {
      parts.append(
        .framed(
          "birth.open", [:], name: "things",
          parts: plan.open.map { .content($0.name, sources: []) }))
    }
    return Outcome(parts: parts + [.reply("birth.after")], expecting: .wish(nil))
  }

  /// What one may think about.
  private var ideas: Outcome {
    Outcome(
      parts: [
        .reply("birth.ideas"),
        .list(plan.topics.map { .content($0.question, sources: []) }),
        .reply("birth.ideas_after"),
      ], expecting: .wish(nil))
  }

  private var removing: Outcome {
    guard let topic, !plan.wishes(of: topic).isEmpty else { return .say("birth.not_there") }
    let old = plan.wishes(of: topic)
    let named = topic.named(in: request.text)
    let rest = named.isEmpty ? "" : plan.text(without: named, under: topic)
    let kept =
      rest.isEmpty
      ? []
      : [
        Edit.add(Entry(date: request.today, fact: .text(.birthPlan, "\(topic.name): \(rest)")))
      ]
    return Outcome(
      parts: [.led("birth.removed", content: topic.name, sources: [])] + request.undoHint,
      edits: old.map { Edit.remove($0.entry) } + kept)
  }
}

extension Outcome {
  /// One outcome after another.
  fileprivate static func + (first: Outcome, second: Outcome) -> Outcome {
    var both = first
    both.append(second)
    return both
  }
}
