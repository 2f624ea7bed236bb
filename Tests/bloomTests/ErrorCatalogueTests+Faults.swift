@testable import bloom

extension ErrorCatalogueTests {
  /// What can be typed wrongly, and what is said of it.
  static let all: [Fault] = [
    Fault(
      "--jsno", .usage,
      "there is no option --jsno; did you mean --json? Put -- before a text that begins "
        + "with -"),
    Fault(
      "today|--jso", .usage,
      "there is no option --jso; did you mean --json? Put -- before a text that begins "
        + "with -"),
    Fault(
      "calendar|--form=x", .usage,
      "there is no option --form; see bloom help. Put -- before a text that begins with -"),
    Fault(
      "calendar|--seal", .usage,
      "--seal is no option of bloom calendar; it belongs to bloom check"),
    Fault("check|--seal=x", .usage, "--seal takes no value; leave out what follows the ="),
    Fault("--json=x", .usage, "--json takes no value; leave out what follows the ="),
    Fault("--home", .usage, "--home needs a value, as in --home ~/bloom"),
    Fault("--home=", .usage, "--home needs a folder, as in --home ~/bloom"),
    Fault("--as=", .usage, "--as needs a name of 1 to 80 bytes, as in --as Mei"),
    Fault("today|--as=Mie", .noInput, "nobody here is called Mie; did you mean --as Mei?"),
    Fault(
      "today|--as=Zoe", .noInput,
      "nobody here is called Zoe; bloom person add Zoe begins a diary of that name"),
    Fault(
      "--mode=cycl", .usage,
      "--mode cycl is not one of: general, cycle, pregnancy, ttc, postpartum, "
        + "perimenopause; did you mean cycle?"),
    Fault("--color=blu", .usage, "--color blu is not one of: auto, always, never"),
    Fault(
      "stats|weight|--by=moth", .usage,
      "--by moth is not one of: day, week, month, cycle, phase, weekday; did you mean month?"),
    Fault(
      "stats|weight|--from=2026-03|--to=2026-02", .badData,
      "--to 2026-02-28 lies before --from 2026-03-01"),
    Fault(
      "score|recvery", .usage, "there is no score recvery; did you mean recovery?"),
    Fault(
      "export|ics|kind:mood", .usage,
      "bloom export ics takes no filter; leave out from:, to:, kind: and @"),
    Fault("help|filtrs", .usage, "there is no help on filtrs; did you mean bloom help filters?"),
    Fault(
      "find", .usage,
      "bloom find needs something to look for, as in bloom find headache from:2026-01 kind:symptom"),
    Fault(
      "find|before:2026", .usage,
      "before:2026 is no part of a search; there is from:D, to:D and kind:K"),
    Fault(
      "find|from:2026-03|to:2026-02", .badData, "to:2026-02-28 lies before from:2026-03-01"),
    Fault(
      "report|soon|later", .usage,
      "soon is no span of days; write 2026, 2026-03 or 2026-01..2026-03, and a file with its "
        + "ending, as in report.html"),
    Fault(
      "report|2026-03..2026-01", .badData, "2026-03..2026-01 ends before it begins"),
    Fault(
      "export|ics|--home=HOME/empty", .noInput,
      "nothing is expected that could go into a calendar; log a period first"),
    Fault(
      "export|ics|--alarm=soon", .badData,
      "--alarm soon is no number of minutes from 0 to 10080"),
    Fault(
      "report|2026-13", .usage,
      "2026-13 is no span of days; write 2026, 2026-03 or 2026-01..2026-03, and a file with its "
        + "ending, as in report.html"),
    Fault(
      "report|2020", .noInput,
      "nothing was noted in those days, so there is no page to make"),
    Fault(
      "report|--for=vet", .usage, "--for vet is not one of: gp, fertility, midwife"),
    Fault(
      "partner", .usage,
      "bloom partner needs card, read, tips or done, as in bloom partner card phase expected "
        + "--wish \"tea and quiet, please\""),
    Fault(
      "partner|give", .usage, "give is no part of partner; there is card, read, tips and done"),
    Fault("partner|card|phse", .usage, "a card has no phse; did you mean phase?"),
    Fault(
      "partner|card|--until=2026-03-01", .badData,
      "--until 2026-03-01 is over already; write a day ahead"),
    Fault(
      "partner|read", .noInput, "no card was read so far; bloom partner read FILE opens one"),
    Fault(
      "partner|read|a|b", .usage, "bloom partner read takes one file; put its name in quotes"),
    Fault(
      "partner|tips|noon", .usage,
      "there are no tips for noon; there is menstrual, follicular, ovulation, luteal, trimester_1, "
        + "trimester_2, trimester_3, postpartum, loss"),
    Fault(
      "partner|done|dinner|2026-03-20", .badData,
      "2026-03-20 is still ahead; only what was done is noted"),
    Fault(
      "reminders|--ics=-", .noInput,
      "there is no reminder to save; bloom reminders add sets one"),
    Fault("find|@", .usage, "a tag needs a word, as in bloom find @work"),
    Fault(
      "stats|phases|--by=month", .usage,
      "bloom stats phases takes no option; a measure does, as in bloom stats weight --by month"),
    Fault(
      "patterns|zzz", .badData,
      "zzz is nothing that bloom patterns can compare; try coffee and sleep"),
    Fault(
      "score|--days=30", .usage, "--days goes with one score, as in bloom score sleep --days 30"),
    Fault(
      "config|units|parsec", .badData,
      "units cannot be parsec; what would work is metric|imperial"),
    Fault("find|kind:nte", .badData, "there is no kind nte; did you mean kind:note?"),
    Fault(
      "--today=2026-02-31", .badData,
      "--today 2026-02-31 is no date; write a real day as YYYY-MM-DD, like 2026-03-09"),
    Fault(
      "--now=09:30", .badData,
      "--now 09:30 is no moment; write it as YYYY-MM-DDTHH:MM, like 2026-03-09T08:30"),
    Fault(
      "--knowledge=HOME/nowhere|week|20", .noInput,
      "HOME/nowhere cannot be read: No such file or directory; look at its name and rights"),
    Fault(
      "--knowledge=HOME/empty|week|20", .noInput,
      "HOME/empty holds no content; name a folder like Knowledge"),
    Fault(
      "predict|--model=weigthed", .usage,
      "there is no model weigthed; there are: adaptive, weighted-mean, recent-mean, median"),
    Fault("foo", .usage, "there is no command foo; bloom help lists them"),
    Fault("calender", .usage, "there is no command calender; did you mean bloom calendar?"),
    Fault("about|now", .usage, "bloom about takes no words; leave out now"),
    Fault(
      "appointment|list|x", .usage,
      "bloom appointment list takes no more words; leave them out"),
    Fault(
      "appointment|add", .usage,
      "bloom appointment add needs a title and a day, as in bloom appointment add dentist "
        + "on Tuesday at 10"),
    Fault(
      "appointment|remove", .usage,
      "bloom appointment remove needs a word or a day of it; bloom appointment list shows "
        + "them"),
    Fault(
      "checklist|done", .usage,
      "bloom checklist done needs to know what, as in bloom checklist done car seat"),
    Fault(
      "birthplan|dance", .usage,
      "bloom birthplan takes add TEXT, remove TEXT or start, as in bloom birthplan add no "
        + "students, please"),
    Fault(
      "appointment|foo", .usage,
      "bloom appointment takes add, list or remove, as in bloom appointment add dentist on "
        + "Tuesday at 10"),
    Fault("ask", .usage, "bloom ask needs a message, as in bloom ask when is my next period"),
    Fault("chat|hello", .usage, "bloom chat takes no words; use bloom ask TEXT"),
    Fault(
      "completions|bahs", .usage,
      "bloom completions takes bash, zsh or fish, as in bloom completions bash > "
        + "~/.local/share/bash-completion/completions/bloom"),
    Fault("config|hystory", .usage, "there is no setting hystory; did you mean history?"),
    Fault("config|sizes|maybe", .badData, "sizes cannot be maybe; what would work is on|off"),
    Fault(
      "contractions|x", .usage,
      "bloom contractions takes start, stop or a length, as in 50 s"),
    Fault(
      "contractions|start|x", .usage,
      "bloom contractions start takes no more words; leave them out"),
    Fault(
      "kicks|many", .usage,
      "bloom kicks takes a number from 1 to 500, or nothing, as in bloom kicks 10"),
    Fault("backup", .usage, "bloom backup needs a folder, as in bloom backup ~/backups"),
    Fault(
      "backup|HOME/nowhere", .cannotCreate,
      "HOME/nowhere: there is no such folder; make it first, or name another"),
    Fault("restore", .usage, "bloom restore needs a folder, as in bloom restore ~/backups"),
    Fault(
      "restore|HOME/empty", .noInput,
      "HOME/empty: there is no backup here; name a folder that bloom backup wrote to"),
    Fault("demo|demo", .usage, "this is the demo already; bloom help lists what to try"),
    Fault("as", .usage, "/as needs a name, as in /as Mei; me is your own"),
    Fault("as|Mei", .usage, "outside the chat say whose diary it is with --as Mei"),
    Fault(
      "export", .usage,
      "bloom export needs a format, as in bloom export csv cycle.csv; there is json, csv, "
        + "drip, clue, json-v1, ics, md"),
    Fault(
      "export|cvs", .usage,
      "there is no format cvs to export; there is json, csv, drip, clue, json-v1, ics, md"),
    Fault(
      "guardrails|a|b", .usage,
      "bloom guardrails takes at most one RULE; bloom guardrails alone lists them"),
    Fault(
      "guardrails|nonsense", .badData,
      "there is no rule nonsense; bloom guardrails lists them"),
    Fault(
      "help|calender", .usage,
      "there is no command calender; did you mean bloom calendar?"),
    Fault(
      "import", .usage,
      "bloom import needs a file, as in bloom import cycle.csv --map Datum=date --map "
        + "Blutung=flow"),
    Fault(
      "import|HOME/nowhere.csv", .noInput,
      "HOME/nowhere.csv: there is no such file; look at its name and folder"),
    Fault(
      "import|HOME/empty", .noInput,
      "HOME/empty: this is not a file; name a file, or - for standard input"),
    Fault(
      "import|HOME/in.csv|--map|x", .usage,
      "--map x needs a column and a kind, as in --map Datum=date"),
    Fault(
      "import|HOME/in.csv|--map|x=zzz", .usage,
      "--map x=zzz: there is no kind zzz; bloom help import lists some"),
    Fault(
      "import|HOME/in.csv|--dates|ymm", .usage,
      "--dates ymm is not one of: dmy, mdy, ymd; did you mean ymd?"),
    Fault(
      "period|strat", .usage,
      "bloom period needs start or end, as in bloom period start 2026-03-03"),
    Fault("log", .usage, "bloom log needs a kind and a value, as in bloom log flow heavy"),
    Fault("log|outcome|x", .usage, "an outcome is not-this-cycle, awaiting, positive or chemical"),
    Fault("log|mod|happy", .usage, "there is no kind mod to log; bloom help log lists them"),
    Fault(
      "log|symptom|headache|6", .badData, "6 is no grade; write 1 to 3, or a pain as 6/10"),
    Fault(
      "log|symptom|headache|4/5", .badData, "4/5 is no grade; write 1 to 3, or a pain as 6/10"),
    Fault(
      "log|food|pasta|kcal|99999", .badData,
      "no meal has as much; write up to 20000 kcal, and up to 2000 g of anything else"),
    Fault("log|flow", .usage, "bloom log flow needs a value; bloom help log shows some"),
    Fault(
      "person|foo", .usage,
      "bloom person takes list, add, rename, remove or colour, as in bloom person add Mei "
        + "teal"),
    Fault(
      "person|rename|x", .usage,
      "bloom person rename needs two names, in quotes if they have spaces, as in bloom "
        + "person rename Mei May"),
    Fault("person|remove|Zed", .badData, "nobody here is called Zed; there is Mei, me"),
    Fault(
      "person|remove|Mei", .usage,
      "nothing was removed; --force removes the diary of Mei, 0 entries, for good, and "
        + "bloom --as Mei export json keeps a copy first"),
    Fault("person|rename|Mei|me", .badData, "me has a diary here already; choose another name"),
    Fault(
      "person|colour", .usage,
      "bloom person colour needs a name and a colour, as in bloom person colour Mei teal"),
    Fault(
      "person|colour|Mei|bleu", .badData,
      "bleu is no colour; write rose, coral, amber, olive, teal, sky, violet, grey or "
        + "#2A9D8F"),
    Fault("person|add", .usage, "a name has 1 to 80 bytes, as in bloom person add Mei teal"),
    Fault(
      "reminders|foo", .usage,
      "bloom reminders takes add or remove, or --due; see bloom help reminders"),
    Fault(
      "reminders|add", .usage,
      "bloom reminders add needs what and when, as in bloom reminders add take iron at "
        + "20:00 every day"),
    Fault(
      "reminders|remove", .usage,
      "bloom reminders remove needs its words or number, or all; bloom reminders lists them"),
    Fault("reminders|--due|x", .usage, "bloom reminders --due takes no words; leave them out"),
    Fault(
      "stats|zzz", .badData,
      "zzz is nothing that bloom stats can show; try sleep, weight or headache"),
    Fault(
      "stats|--by|month", .usage,
      "an option of bloom stats needs something to look at, as in bloom stats weight --by month"),
    Fault(
      "history|many", .badData,
      "many is no number of cycles; write one, as in bloom history 6, or all"),
    Fault(
      "status|x", .usage,
      "bloom status takes only --format, as in bloom status --format '{day} {phase}'"),
    Fault(
      "status|--format|{fase}", .usage,
      "there is no placeholder {fase}; there is {day} {phase} {next} {away} {late} {weeks} "
        + "{days} {noted} {kcal} {budget} {protein} {fat} {carbs} {name} {damage}"),
    Fault(
      "favourite|x", .usage,
      "bloom favourite takes add, list or remove; see bloom help favourite"),
    Fault("today|extra", .usage, "bloom today takes no words; leave out extra"),
    Fault(
      "day|2026-03-01|zzz", .usage,
      "after the day 2026-03-01 nothing more is taken; leave the rest out"),
    Fault(
      "calendar|2026-03|zzz", .usage,
      "after the month 2026-03 nothing more is taken; leave the rest out"),
    Fault("help|log|zzz", .usage, "bloom help takes no more words; leave out zzz"),
    Fault("man|--json", .usage, "bloom man has no JSON form; leave out --json"),
    Fault(
      "understand|--explain|--json|hi", .usage,
      "--explain speaks in words; leave out --json, or leave out --explain"),
    Fault("erase|--json", .usage, "nothing was erased; with --json it takes --yes too"),
    Fault("week|99", .badData, "99 is no week; write a number, as in bloom week 20"),
    Fault("day|zzz", .badData, "zzz is no day; write one like 2026-03-03, yesterday or monday"),
    Fault(
      "calendar|march2", .badData,
      "march2 is no month; write one like 2026-03, march or last month"),
  ]
}
