import Testing

@testable import Assistant

/// Changes of settings that others change meanwhile.
@Suite struct SettingChangeTests {
  @Test func `a list keeps what others have put into it meanwhile`() {
    var kept = Preferences()
    kept.apply(SettingChange(.leavesOut, from: nil, to: "nut"))
    kept.apply(SettingChange(.leavesOut, from: nil, to: "milk"))
    kept.apply(SettingChange(.leavesOut, from: "nut", to: "nut, fish"))
    #expect(kept[.leavesOut] == "nut, milk, fish")
  }

  @Test func `taking a change of a list back leaves what others have put into it`() {
    var kept = Preferences()
    let own = SettingChange(.conditions, from: nil, to: "asthma")
    kept.apply(own)
    kept.apply(SettingChange(.conditions, from: "asthma", to: "asthma, endometriosis"))
    kept.apply(own.inverse)
    #expect(kept[.conditions] == "endometriosis")
  }

  @Test func `what is no list has the last value`() {
    var kept = Preferences()
    kept.apply(SettingChange(.name, from: nil, to: "Ann, or Anna"))
    kept.apply(SettingChange(.name, from: "Ann, or Anna", to: "Zoe"))
    #expect(kept[.name] == "Zoe")
  }
}
