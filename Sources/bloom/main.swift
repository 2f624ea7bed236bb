import Assistant

POSIX.ignoreClosedPipes()
Program.leave(with: Program.run(Array(CommandLine.arguments.dropFirst())))
