import Civil

/// The days of bleeding of Samsung Health.
struct SamsungFlow: TableLayout {
  static let kind = "a Samsung Health list of bleeding"
  static let days = ["date", "start_time"]
  static let columns: Set<String> = ["flow"]
  static let silent: Set<String> = [
    "", "create_time", "update_time", "deviceuuid", "pkg_name", "datauuid", "custom",
    "create_sh_ver", "modify_sh_ver", "time_offset", "client_data_id",
  ]

  static func knows(_ columns: Set<String>) -> Bool { columns.isSuperset(of: ["date", "flow"]) }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    guard let flow = row["flow"], !flow.isNo else { return }
    if Int(flow) == nil {
      draft.flow(flow, on: day, of: "flow")
    } else {
      draft.bleed(on: day, nil)
      draft.leaveOut(
        "strength of flow", .other("the scale of its numbers is not known"), value: flow, on: day)
    }
  }
}
