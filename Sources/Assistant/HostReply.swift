import MessageFormat

/// What a host may have to say that is no answer to a message.
public enum HostReply: Hashable, Sendable {
  /// A line that was too long to be read.
  case tooLong
  /// Something told could not be written yet.
  case notSaved
  /// What was noted cannot be taken back by an undo, as there was no room to note how.
  case noUndo
  /// The journal's last line was cut short and now stands in the file at `path`.
  case torn(path: String)
  /// `count` lines of the journal, at least 1, have something unusual about them.
  case unusualLines(count: Int)
  /// What stands over a drawing of the chances of a start.
  case plotStarts
  /// What stands over a drawing of the fertile days.
  case plotFertile
  /// What stands over a drawing of her cycle lengths.
  case plotLengths
  /// What stands over bars side by side: the chances of a start, the fertile days.
  case barStarts
  case barFertile
  /// What stands over her cycle lengths as dots.
  case dotLengths
  /// What may be said once the first entry is in the diary.
  case firstSteps
  /// Good-bye.
  case farewell

  var outcome: Outcome {
    switch self {
    case .tooLong: .say("too_long")
    case .notSaved: .say("not_saved")
    case .noUndo: .say("no_undo")
    case .torn(let path): .say("torn", ["path": .string(path)])
    case .unusualLines(let count): .say("unusual_lines", ["count": .integer(count)])
    case .plotStarts: .say("plot.starts")
    case .plotFertile: .say("plot.fertile")
    case .plotLengths: .say("plot.lengths")
    case .barStarts: .say("plot.starts.bars")
    case .barFertile: .say("plot.fertile.bars")
    case .dotLengths: .say("plot.lengths.dots")
    case .firstSteps:
      Outcome(parts: [
        .reply("greet.next"),
        .list([.reply("greet.next.look"), .reply("greet.next.change"), .reply("greet.next.help")]),
      ])
    case .farewell: .say("greet.bye")
    }
  }
}
