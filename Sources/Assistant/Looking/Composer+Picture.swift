import Guardrails

extension Composer {
  /// The picture with its words; nil of what is to be silent.
  func picture(_ plan: PicturePlan, scene: Scene, thread: DialogueState) -> Picture? {
    guard silence.hush(in: scene).allows(plan.exhibit.subject) else { return nil }
    func words(_ parts: [Part]) -> Vetted { compose(parts, scene: scene, thread: thread).vetted }
    return Picture(
      exhibit: plan.exhibit,
      labels: plan.labels.map { words([$0]).blocks.first?.lines.first?.text ?? "" },
      legend: words(plan.legend), words: words(plan.words))
  }
}

extension Exhibit {
  /// What it shows, in words as the silences know them.
  fileprivate var subject: String {
    switch self {
    case .calendar: ""
    case .chart(let chart): chart.what
    case .year(let map): map.what
    case .contractions: ""
    case .kicks: "baby"
    case .fertile: "fertile"
    case .ribbon, .phases, .people: ""
    case .weeks: "baby"
    }
  }
}
