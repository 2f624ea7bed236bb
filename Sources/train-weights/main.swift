#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Trains the weights that a folder of Knowledge lacks, on its samples.
///
/// Usage: `train-weights [FOLDER] [--answer SCORE] [--ask SCORE]`; the folder is `Knowledge` unless
/// another is named. Weights that were trained on just these samples are left as they are. The two
/// scores are thresholds of the intents' weights, which stay as they are unless given.
do throws(TrainingError) {
  try Training(Array(CommandLine.arguments.dropFirst())).run { print($0) }
} catch {
  let line = Array("train-weights: \(error.description)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  exit(error.code)
}
