/// A page of help that belongs to no one command.
struct HelpTopic: Equatable {
  let name: String
  let title: String
  let text: String

  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name.lowercased() } }

  static let all = [
    HelpTopic(
      name: "keys", title: "Keys in the chat",
      text: """
          Enter               says the line
          /                   before a command, as in /calendar; /help names all of them
          Tab                 completes a command, a pose, a food or a name; again chooses
          Up, Down, Ctrl-R    earlier lines; a space before a line keeps it out of them
          Right               takes the earlier line that is offered in grey
          Ctrl-W, Ctrl-U      cut the word before, all before; Ctrl-Y puts it back
          Ctrl-L, Ctrl-C      clear the screen; drop the line
          Ctrl-D or /quit     leaves; what you told is kept

        What you tell is saved at once. Say “undo” to take back what was noted last.
        """),
    HelpTopic(
      name: "days", title: "Days",
      text: """
        Where a DATE may stand, you can write
          2026-03-09, 9 march, the 9th, monday, yesterday, 3 days ago
        and for a month or a year
          2026-03, march, last month, 2026
        A day without a year is the last one that was.
        """),
    HelpTopic(
      name: "filters", title: "Filters",
      text: """
        bloom find, day, stats and export take
          from:D    no day before D, a day, month or year
          to:D      no day after it
          kind:K    one kind of entry, the first word of its line, such as symptom
          @TAG      entries whose own words hold @TAG
        as in bloom export csv - from:2026-01 kind:symptom
        """),
    HelpTopic(
      name: "screen", title: "How it looks",
      text: """
        bloom config plain on        plain lines for a screen reader; --plain for one call
        bloom config contrast high   no grey, bolder colours
        bloom config motion reduced  nothing moves or is drawn over
        NO_COLOR=1, --color never    no colour; no meaning is in a colour alone
        PAGER=cat                    no pager; else less, where it is found

        For everybody on this machine the same words stand in ~/.config/bloom/config.
        """),
    HelpTopic(
      name: "configuration", title: "The file of configuration",
      text: """
        $XDG_CONFIG_HOME/bloom/config, else ~/.config/bloom/config; with --home or BLOOM_HOME
        the file config/bloom/config in that folder alone. One thing a line:
          alias p period start    bloom p is then bloom period start
          default today           what bloom does without a command, at a terminal
          color never             as --color
          plain on                as bloom config plain on, likewise contrast and motion
          hints off               no keys below the line you type
          hooks on                runs a program of yours after an entry, see below

        After an entry ~/.config/bloom/hooks/on-add is run with the new lines on its standard
        input, where hooks is on, the file is yours, and nobody else may read or write it
        (chmod 700). An import or a restored backup can neither bring a hook nor turn them on.
        """),
    HelpTopic(
      name: "scripts", title: "In scripts",
      text: """
        From a pipe, one line in is one reply out, without colour or prompts. --json gives one
        object a reply. Exit status:
          0   all went well           70  something of Bloom's own is broken
          1   nothing is due          73  a file cannot be made
          64  the words make no sense 74  a file cannot be written
          65  bad data                75  another Bloom is writing
          66  no such input
        --today 2026-03-09 and BLOOM_TODAY set the day, --home and BLOOM_HOME the diary.
        """),
    HelpTopic(
      name: "privacy", title: "What stays where",
      text: """
        All of it is in one folder of this machine; bloom doctor names it. There is no network,
        no account, and no copy but those you make. bloom lock seals it with a passphrase,
        bloom backup copies it, bloom erase removes it and says what it cannot reach.
        """),
  ]
}
