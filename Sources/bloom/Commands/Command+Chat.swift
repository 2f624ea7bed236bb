extension String {
  /// The text with every command as it is typed in the chat: `/learn` for `bloom learn`.
  var inChat: String {
    let names = Set(Commands.all.map { $0.name })
    let parts = split(separator: "bloom ", omittingEmptySubsequences: false)
    guard var text = parts.first.map(String.init) else { return self }
    for part in parts.dropFirst() {
      let name = String(part.prefix { $0.isLowercase })
      let isWord = text.last.map { !$0.isLetter && $0 != "/" } ?? true
      text += (isWord && names.contains(name) ? "/" : "bloom ") + part
    }
    return text
  }
}
