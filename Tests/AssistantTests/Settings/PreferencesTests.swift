import Testing

@testable import Assistant

@Suite struct PreferencesTests {
  @Test func `all is on until it is switched off, and other lines stay`() {
    var preferences = Preferences(text: "# mine\nlater thing\n")
    #expect(preferences.isOn(.sizes))
    preferences.set(.sizes, to: "off")
    #expect(!preferences.isOn(.sizes))
    #expect(preferences.text == "# mine\nlater thing\nsizes off\n")
    #expect(Preferences(text: preferences.text) == preferences)
    preferences.set(.sizes, to: nil)
    #expect(preferences.text == "# mine\nlater thing\n")
  }

  @Test func `a value takes the place of the one before, where it stood`() {
    var preferences = Preferences(text: "name Jo\n\n# units\nweight kg\nname Ann\n")
    #expect(preferences[.name] == "Ann")
    preferences.set(.name, to: "  Nell  Grey ")
    #expect(preferences.text == "\n# units\nweight kg\nname Nell Grey\n")
  }

  @Test(arguments: [
    (SettingKey.sizes, "maybe"), (.region, "Britain"), (.region, "g"), (.weight, "tons"),
    (.name, ""), (.name, "\u{1B}[31mred"), (.waterGoal, "5"), (.waterGoal, "a lot"),
    (.name, String(repeating: "x", count: 41)),
  ])
  func `what does not fit changes nothing`(key: SettingKey, value: String) {
    var preferences = Preferences(text: "sizes off\n")
    let isSet = preferences.set(key, to: value)
    #expect(!isSet)
    #expect(preferences.text == "sizes off\n")
  }

  @Test(arguments: [
    (SettingKey.region, "gb", "GB"), (.temperature, "f", "F"), (.sizes, "OFF", "off"),
    (.stepGoal, "8000", "8000"),
  ])
  func `a value is kept in one form`(key: SettingKey, value: String, kept: String) {
    #expect(key.value(value) == kept)
    #expect(key.value(kept) == kept)
  }

  @Test func `every key has a value that holds, or one that can be set`() {
    for key in SettingKey.allCases {
      #expect(key.standard.map { key.value($0) == $0 } ?? true, "\(key)")
    }
  }
}
