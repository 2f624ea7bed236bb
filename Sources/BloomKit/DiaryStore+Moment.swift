public import Civil

extension DiaryStore {
  /// A moment as in `2026-03-09T08:00`.
  public static func moment(of iso: String) throws(DiaryFault) -> BloomMoment {
    guard let moment = BloomMoment(iso: iso) else { throw .moment(iso) }
    return moment
  }
}
