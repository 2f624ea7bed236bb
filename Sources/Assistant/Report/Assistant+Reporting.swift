package import Civil
import Journal
import Knowledge
package import Publishing

extension Assistant {
  /// A page for somebody who looks after her; nil where nothing was noted in its days.
  package func report(_ request: ReportRequest, now: Moment) -> Document? {
    let report = ClinicalReport(
      request, journal, ReportSpeech(composer: composer, scene: scene(now)))
    return report.isEmpty ? nil : report.document
  }
}
