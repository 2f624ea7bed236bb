import Assistant
import Testing

@testable import bloom

struct SettingGroupTests {
  @Test func `every setting is in one group`() {
    let grouped = SettingGroup.all.flatMap(\.keys)
    #expect(grouped.count == Set(grouped).count && Set(grouped) == Set(SettingKey.allCases))
  }
}
