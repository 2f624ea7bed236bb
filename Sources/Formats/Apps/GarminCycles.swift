import Civil
import Journal

/// `…_MenstrualCycles.json` of a Garmin account.
struct GarminCycles: DocumentLayout {
  static let kind = "a Garmin list of cycles"

  static func knows(_ node: JSONNode) -> Bool {
    let names = ["predictedCycleLength", "actualPeriodLength", "predictedPeriodLength"]
    return node.list?.prefix(20).contains { row in names.contains { row[$0] != nil } } ?? false
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    for row in node.list ?? [] {
      guard let start = row["startDate"]?.day else {
        draft.leaveOut(
          "cycle without a startDate", .other("there is no day in it"),
          value: row["startDate"]?.plain)
        continue
      }
      if row["fertileWindowStart"] != nil || row["fertileWindowLength"] != nil {
        draft.leaveOut("fertile window", .computed, on: start)
      }
      let length = row["actualPeriodLength"]?.number ?? 0
      let hasActual = length > 0 || (row["actualCycleLength"]?.number ?? 0) > 0
      let status = row["status"]?.plain?.snake
      let isPredicted = status.map { $0.contains("predict") } ?? (!hasActual && start > draft.today)
      guard !isPredicted else {
        draft.leaveOut("predicted cycle", .predicted, on: start)
        continue
      }
      draft.tell(start, length > 0 ? start.advanced(by: length - 1) : nil)
    }
  }
}
