import Testing

@testable import bloom

/// What was switched is read back, and what is not known is kept.
struct PreferencesTests {
  @Test func `all is on until it is switched off`() {
    var preferences = Preferences(text: "later thing\n")
    #expect(preferences[.sizes])
    preferences[.sizes] = false
    #expect(!preferences[.sizes])
    #expect(preferences.text == "later thing\nsizes off\n")
    #expect(Preferences(text: preferences.text) == preferences)
    preferences[.sizes] = true
    #expect(preferences.text == "later thing\n")
    #expect(preferences.line(.sizes) == "sizes on")
  }
}
