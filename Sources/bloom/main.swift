import Assistant

POSIX.growMemoryInLargeSteps()
POSIX.ignoreClosedPipes()
var session: Session?
Program.leave(
  with: Program.run(Array(CommandLine.arguments.dropFirst()), keeping: &session))
