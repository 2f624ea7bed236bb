extension Entity {
  /// Whether its words only say "now".
  package func saysNow(in message: Message) -> Bool {
    message.tokens[tokens].allSatisfy {
      ["now", "right", "just", "rn", "at", "the", "moment", "present"].contains($0.text)
    }
  }
}
