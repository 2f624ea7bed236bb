/// How much practice a pose or routine asks for.
public enum PracticeLevel: String, CaseIterable, Sendable {
  case beginner, intermediate, advanced
}
