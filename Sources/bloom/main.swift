import Assistant

POSIX.growMemoryInLargeSteps()
POSIX.ignoreClosedPipes()
System.keepNoCore()
var session: Session?
if CommandLine.arguments.isEmpty {
  Output.complain(
    "bloom: what was asked for cannot be read on this system, so nothing was done; "
      + "/proc/self/maps must be readable")
  Program.leave(with: .software)
}
Program.leave(
  with: Program.run(Array(CommandLine.arguments.dropFirst()), keeping: &session))
