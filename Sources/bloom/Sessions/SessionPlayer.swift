import Assistant

/// Where someone is in a session: a pure state that events move on.
struct SessionPlayer: Equatable {
  /// What happens while a session runs.
  enum Event: Equatable {
    /// So many milliseconds went by.
    case elapsed(Int)
    case pause, skip, back, quit
  }

  /// What an event leads to that is to be shown or rung.
  enum Cue: Equatable {
    /// The step at this place begins.
    case begins(Int)
    case paused, resumed
    /// It is over; whole where every step was gone through or skipped.
    case ended(isWhole: Bool)
  }

  private let session: GuidedSession
  /// The place of the step that runs.
  private(set) var place = 0
  /// How long it has run, in milliseconds.
  private(set) var within = 0
  private(set) var isPaused = false
  private(set) var isOver = false
  /// How long was spent in all steps, pauses left out, in milliseconds.
  private(set) var spent = 0

  /// Going back this soon into a round goes to the one before.
  private static let soon = 2000

  init(_ session: GuidedSession) {
    self.session = session
    isOver = session.steps.isEmpty
  }

  /// The step that runs; nil once it is over.
  var step: GuidedSession.Step? { isOver ? nil : session.steps[place] }

  /// How much of the step has run, 0 to 1.
  var share: Double { step.map { Double(within) / Double($0.milliseconds) } ?? 1 }

  /// Takes an event, and says what it leads to.
  mutating func handle(_ event: Event) -> [Cue] {
    guard !isOver else { return [] }
    switch event {
    case .elapsed(let milliseconds): return isPaused ? [] : run(milliseconds)
    case .pause:
      isPaused.toggle()
      return [isPaused ? .paused : .resumed]
    case .skip: return go(to: session.steps.firstIndex { $0.round > round })
    case .back:
      let isSoon = within < Self.soon && session.steps.firstIndex { $0.round == round } == place
      let wanted = isSoon ? max(1, round - 1) : round
      return go(to: session.steps.firstIndex { $0.round == wanted })
    case .quit:
      isOver = true
      return [.ended(isWhole: false)]
    }
  }

  private var round: Int { session.steps[place].round }

  private mutating func run(_ milliseconds: Int) -> [Cue] {
    var left = max(0, milliseconds)
    var cues: [Cue] = []
    while !isOver {
      let rest = session.steps[place].milliseconds - within
      guard left >= rest else {
        within += left
        spent += left
        break
      }
      left -= rest
      spent += rest
      cues += go(to: place + 1 < session.steps.count ? place + 1 : nil)
    }
    return cues
  }

  private mutating func go(to next: Int?) -> [Cue] {
    within = 0
    guard let next else {
      isOver = true
      return [.ended(isWhole: true)]
    }
    place = next
    return [.begins(next)]
  }
}
