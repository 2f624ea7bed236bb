import Assistant

POSIX.growMemoryInLargeSteps()
POSIX.ignoreClosedPipes()
System.keepNoCore()
var session: Session?
Program.leave(
  with: Program.run(Array(CommandLine.arguments.dropFirst()), keeping: &session))
