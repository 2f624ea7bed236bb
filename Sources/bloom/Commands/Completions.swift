import Assistant

/// Scripts that complete what is typed after bloom, made of the list of commands.
enum Completions: Command {
  static let name = "completions"
  static let summary = "A script that completes commands and options in your shell"
  static let arguments = "bash|zsh|fish"
  static let example = "bloom completions bash > ~/.local/share/bash-completion/completions/bloom"
  static let details = """
    bash  bloom completions bash > ~/.local/share/bash-completion/completions/bloom
    zsh   bloom completions zsh > ~/.zfunc/_bloom, with ~/.zfunc in $fpath before compinit
    fish  bloom completions fish > ~/.config/fish/completions/bloom.fish
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noJSON(session)
    if words.first == "list" {
      let proposed = ChatWords(session: session).proposals(for: Array(words.dropFirst()))
      return session.output.write(proposed.map { $0.printable + "\n" }.joined())
    }
    let script: String
    switch words.first {
    case "bash" where words.count == 1: script = bash
    case "zsh" where words.count == 1: script = zsh
    case "fish" where words.count == 1: script = fish
    default: throw .usage("bloom completions takes bash, zsh or fish, as in \(example)")
    }
    session.output.write(script)
  }

  static var bash: String {
    let valued = all.filter { $0.value != nil && $0.choices.isEmpty }.map(\.name)
    let chosen = all.filter { !$0.choices.isEmpty }.map { option in
      "    \(option.name)) COMPREPLY=($(compgen -W '\(option.choices.spaced)' -- \"$cur\")); return ;;"
    }
    let cases = Commands.all.map { command in
      "      \(command.name)) options='\(names(command.options))'; words='\(words(after: command).spaced)' ;;"
    }
    return """
      # bash completion for bloom
      _bloom_ask() {
        local line
        COMPREPLY=()
        while IFS= read -r line; do
          COMPREPLY+=("$(printf %q "$line")")
        done < <(bloom completions list "$@" 2>/dev/null)
      }
      _bloom() {
        local cur prev command options words i
        cur=${COMP_WORDS[COMP_CWORD]}
        prev=${COMP_WORDS[COMP_CWORD-1]}
        case $prev in
          --home|--knowledge) COMPREPLY=($(compgen -d -- "$cur")); return ;;
          --as) _bloom_ask people "$cur"; return ;;
      \(chosen.joined(separator: "\n"))
          \(valued.filter { !["--home", "--knowledge", "--as"].contains($0) }.joined(separator: "|"))) return ;;
        esac
        command=
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            \(all.filter { $0.value != nil }.map(\.name).joined(separator: "|"))) ((i++)) ;;
            -*) ;;
            *) command=${COMP_WORDS[i]}; break ;;
          esac
        done
        options=
        words=
        if [[ -z $command ]]; then
          words='\(Commands.all.map { $0.name }.spaced)'
        else
          case $command in
      \(cases.joined(separator: "\n"))
          esac
        fi
        case $command in
          \(Commands.all.filter { isAsked($0) }.map { $0.name }.joined(separator: "|")))
            if [[ $cur != -* ]]; then
              _bloom_ask "${COMP_WORDS[@]:i:COMP_CWORD-i+1}"
              [[ ${#COMPREPLY[@]} -eq 0 ]] || return
            fi ;;
        esac
        if [[ $cur == -* ]]; then
          COMPREPLY=($(compgen -W "$options \(names(Options.known))" -- "$cur"))
        elif [[ -n $words ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$cur"))
        fi
      }
      complete -o default -F _bloom bloom

      """
  }

  static var zsh: String {
    let commands = Commands.all.map { "    '\($0.name):\($0.summary.zshText)'" }
    let cases = Commands.all.map { command -> String in
      let options = command.options.map { " " + zshSpec($0) }.joined()
      let words = words(after: command)
      let rest =
        " '*::\(takesFile(command) ? "file:_files" : isAsked(command) ? "word:_bloom_ask" : "text: ")'"
      let first = words.isEmpty || isAsked(command) ? rest : " '1:what:(\(words.spaced))'" + rest
      return "        \(command.name)) _arguments\(options)\(first) ;;"
    }
    return """
      #compdef bloom
      # zsh completion for bloom
      _bloom_ask() {
        local -a found
        found=("${(@f)$(bloom completions list $command "${(@)words[1,CURRENT]}" 2>/dev/null)}")
        [[ -n $found[1] ]] && compadd -a found
      }
      _bloom() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C \\
          \(Options.known.map(zshSpec).joined(separator: " \\\n    ")) \\
          '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            local command=$words[1]
            case $command in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }
      _bloom "$@"

      """
  }

  static var fish: String {
    var lines = ["# fish completion for bloom"]
    for command in Commands.all {
      lines.append(
        "complete -c bloom -n __fish_use_subcommand -f -a \(command.name) -d '\(command.summary.fishText)'"
      )
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      if !takesFile(command) { lines.append("complete -c bloom \(seen) -f") }
      if isAsked(command) {
        lines.append(
          "complete -c bloom \(seen) -f -a '(bloom completions list (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'"
        )
      }
      for word in isAsked(command) ? [] : words(after: command) {
        lines.append("complete -c bloom \(seen) -a \(word)")
      }
      for option in command.options {
        lines.append("complete -c bloom \(seen) \(fishSpec(option))")
      }
    }
    lines += Options.known.map { "complete -c bloom " + fishSpec($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The words that may stand first behind a command, as its usage names them.
  static func words(after command: any Command.Type) -> [String] {
    if command is Config.Type { return SettingKey.allCases.map(\.rawValue) }
    let first = command.arguments.replacing(" | ", with: "|").split(separator: " ").first ?? ""
    if first.hasPrefix("[COMMAND") { return Commands.all.map { $0.name } }
    var words: [String] = []
    let parts = command.arguments.replacing(" | ", with: " |").split(separator: " ")
    for (place, part) in parts.enumerated() {
      guard place == 0 || "[|".contains(part.first ?? " ") else { continue }
      words += part.filter { !"[]".contains($0) }.split(separator: "|").map(String.init)
    }
    return words.filter { word in
      word.first != "-" && word.first != "@" && !word.contains(":")
        && word.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
    }
  }

  /// Whether what may follow a command is asked of Bloom itself, since it is many words or those of
  /// the diary.
  static func isAsked(_ command: any Command.Type) -> Bool {
    asked.contains { $0 == command }
  }

  private static let asked: [any Command.Type] = [
    Yoga.self, Nutrition.self, As.self, Learn.self, Breathe.self, PersonCommand.self, Log.self,
    Help.self, Config.self, Find.self, Day.self, Stats.self,
  ]

  /// Whether a file may follow a command.
  private static func takesFile(_ command: any Command.Type) -> Bool {
    command.arguments.contains("FILE")
  }

  private static var all: [CommandOption] {
    var seen: Set<String> = []
    return (Options.known + Commands.all.flatMap { $0.options }).filter {
      seen.insert($0.name).inserted
    }
  }

  private static func names(_ options: [CommandOption]) -> String { options.map(\.name).spaced }

  private static func zshSpec(_ option: CommandOption) -> String {
    let text = "\(option.name)[\(option.summary.zshText)]"
    guard let value = option.value else { return "'\(text)'" }
    let action =
      !option.choices.isEmpty ? "(\(option.choices.spaced))" : value == "DIR" ? "_directories" : " "
    return "'\(option.name)=[\(option.summary.zshText)]:\(value):\(action)'"
  }

  private static func fishSpec(_ option: CommandOption) -> String {
    let values = option.choices.isEmpty ? "" : " -f -a '\(option.choices.spaced)'"
    let needs = option.value == nil ? "" : " -r"
    return "-l \(option.name.dropFirst(2))\(needs)\(values) -d '\(option.summary.fishText)'"
  }
}

extension [String] {
  fileprivate var spaced: String { joined(separator: " ") }
}

extension String {
  /// The text within single quotes and brackets of zsh.
  fileprivate var zshText: String {
    replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
  }

  /// The text within single quotes of fish.
  fileprivate var fishText: String { replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
}
