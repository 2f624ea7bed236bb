/// Why no weights were written.
enum TrainingError: Error {
  /// The command line cannot be run.
  case usage(String)
  /// The folder, or what stands in it, cannot be used.
  case content(String)
  /// The file cannot be written.
  case unwritten(path: String, String)

  /// What is wrong and what helps.
  var description: String {
    switch self {
    case .usage(let problem):
      "\(problem); usage: train-weights [FOLDER] [--answer SCORE] [--ask SCORE]"
    case .content(let problem): problem
    case .unwritten(let path, let problem): "\(path): cannot be written: \(problem)"
    }
  }

  /// The exit code of sysexits.h.
  var code: Int32 {
    switch self {
    case .usage: 64
    case .content: 65
    case .unwritten: 73
    }
  }
}
