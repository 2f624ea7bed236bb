import Guardrails

extension Composer {
  /// The picture with its words.
  func picture(_ plan: PicturePlan, scene: Scene, thread: Thread) -> Picture {
    func words(_ parts: [Part]) -> Vetted { compose(parts, scene: scene, thread: thread).vetted }
    return Picture(
      exhibit: plan.exhibit,
      labels: plan.labels.map { words([$0]).blocks.first?.lines.first?.text ?? "" },
      legend: words(plan.legend), words: words(plan.words))
  }
}
