/// How near an expected start is worth asking about, by how much the cycle lengths vary.
public enum PromptWindow {
  /// The days on both sides of the expected start: 2 for a population standard deviation of the
  /// lengths of up to 1 day, 3 up to 2, 4 up to 4, else 5; 3 where fewer than two are known.
  public static func days(lengths: [Int]) -> Int {
    guard lengths.count >= 2, let deviation = Variability(lengths: lengths)?.deviation else {
      return 3
    }
    switch deviation {
    case ...1: return 2
    case ...2: return 3
    case ...4: return 4
    default: return 5
    }
  }
}
