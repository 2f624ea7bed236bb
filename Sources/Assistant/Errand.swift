/// Something that only the host can do, and does before it shows the reply that tells of it.
public enum Errand: Hashable, Sendable {
  /// Writes the diary to a file that is not there yet: as JSON, or as a table without what is
  /// private.
  case export(path: String, isTable: Bool)
  /// Goes on with the diary of another person of this home.
  case switchTo(person: String)
  /// Begins a diary for a person who has none.
  case add(person: String)
}
