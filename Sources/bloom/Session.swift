import Assistant
import Civil
import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// One run of the program: its options, its journal and its conversation, each opened when needed.
final class Session {
  let options: Options
  let output: Output
  /// Whose diary it is.
  private(set) var person: String
  private(set) var isLeaving = false
  /// Whether the guardrails had something to say to the last message.
  var wasGuarded = false
  /// Something could not be written and is not tried again.
  var hasLost = false
  /// What settings could not be kept, and whose; they are tried again at the end.
  var unsavedSettings: [(person: String, change: (inout Preferences) -> Void)] = []
  /// Whether damage of the diary was named.
  var hasNamedDamage = false
  /// Whether the last turn did nothing but delete or take back.
  var hasDeleted = false
  /// Whether it was said how words that were deleted are let go of.
  var hasOfferedLettingGo = false
  /// How many turns were shown.
  var turns = 0
  /// Why the diary stays closed where it is locked; nil where it is open.
  var closed: CommandError?
  /// Why nothing can be opened where sealed files lie without their lock; nil elsewhere.
  private(set) var lostLock: CommandError?
  /// Whether the passphrase of this home was asked for, or read from where a script gives it.
  var hasAskedPassphrase = false
  /// The passphrase that a script gave, which can be read once.
  var keptGiven: [UInt8]?
  /// Whether lists of what is said now are drawn, or gone through step by step right after.
  var isPlaying = false
  /// What the terminal said of its ground; nil before it was asked.
  var keptGround: Ground.Answer?
  private var keptHome: Home?
  private var keptLibrary: Library?
  private var keptStore: JournalFile?
  private var keptConversation: Conversation?

  init(options: Options, output: Output) {
    self.options = options
    person = options.person
    self.output = output
  }

  /// The moment that all logic sees.
  func now() throws(CommandError) -> Moment {
    if let now = options.now { return now }
    guard let now = Clock.now() else {
      throw CommandError(.software, "the clock of this machine cannot be read; use --today DATE")
    }
    return now
  }

  func library() throws(CommandError) -> Library {
    if let keptLibrary { return keptLibrary }
    var library = Library.embedded()
    if let folder = options.knowledge {
      library = Library(files: try KnowledgeDirectory.read(folder))
    }
    keptLibrary = library
    return library
  }

  func sources() throws(CommandError) -> [Source] {
    let library = try library()
    do throws(KnowledgeError) {
      return try library.sources()
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  /// The journal file of the person.
  func store() throws(CommandError) -> JournalFile {
    if let keptStore { return keptStore }
    do throws(StorageError) {
      return try storeFile()
    } catch {
      throw CommandError(error)
    }
  }

  /// The journal file of the person, for those who meet other faults of the disk too.
  ///
  /// A name that nobody has begins no diary, unless `isNew` says that it may; one that is nearly that
  /// of somebody never does.
  func storeFile(isNew: Bool = false) throws(StorageError) -> JournalFile {
    if let keptStore { return keptStore }
    let home = try home()
    person = home.person(named: person)
    if home.folder != .closed { try home.check(person, isNew: isNew) }
    let store = try home.journal(of: person)
    keptStore = store
    return store
  }

  /// The folder of all diaries; of a locked one nothing is seen until it is opened.
  func home() throws(StorageError) -> Home {
    if let keptHome { return keptHome }
    let home: Home
    if let path = options.home {
      home = Home(path: path)
    } else {
      home = try Home(environment: POSIX.homeVariables)
    }
    let isLost = home.hasLostLock
    let kept = home.isLocked || isLost ? Home(path: home.path, folder: .closed) : home
    if isLost {
      let refusal = CommandError(.lostLock(home.path))
      (lostLock, closed, hasAskedPassphrase) = (refusal, refusal, true)
    }
    keptHome = kept
    return kept
  }

  /// Goes on with the same home, locked, opened or unlocked.
  func go(on home: Home) {
    keptHome = home
    keptStore = nil
    keptConversation = nil
  }

  func reader() throws(CommandError) -> Reader {
    let library = try library()
    do throws(AssistantError) {
      let reader = try Reader(library: library)
      tellOfWeights(fit: reader.fitsSamples)
      return reader
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  /// Says that a folder's weights were trained on other samples than it has.
  private func tellOfWeights(fit: Bool) {
    guard !fit, let folder = options.knowledge else { return }
    Output.complain(
      "bloom: the samples in \(folder) have changed since its weights were trained; "
        + "the old weights are used until: swift run -c release train-weights \(folder)")
  }

  /// The mode, weeks and so on that a message of the command line is read with.
  func context(of query: MessageQuery) throws(CommandError) -> Context {
    let now = try now()
    do throws(LineError) {
      return try query.context(default: now, mode: options.mode)
    } catch {
      throw CommandError(.badData, error.message)
    }
  }

  /// The conversation over the person's journal; one for lookups alone is made sooner and reads no
  /// messages.
  func conversation(lookingUp lookup: Lookup? = nil) throws(CommandError) -> Conversation {
    if let kept = keptConversation { return kept }
    let store = try store()
    var setting = Setting(
      mode: options.mode, locale: Locale.tag(of: POSIX.environment), home: store.home.path,
      model: try options.model.map(Predict.model(named:)))
    setting.region = Locale.region(of: POSIX.environment)
    (setting.person, setting.people) = (person, (try? store.home.people()) ?? [])
    setting.preferences = settingsOrSilence()
    setting.isSingle = !isChat
    setting.mayLock = isChat && store.home.folder == .disk && sealing.isThere
    let library = try library()
    let conversation = try Conversation(
      store: store, library: library, setting: setting, lookingUp: lookup)
    tellOfWeights(fit: conversation.fitsSamples)
    keptConversation = conversation
    nameDamage(conversation.issues)
    return conversation
  }

  /// Runs one turn of the conversation.
  func take(_ answer: (inout Assistant) -> Turn) throws(CommandError) -> Conversation.Done {
    var conversation = try conversation()
    defer { keptConversation = conversation }
    keptConversation = nil
    return conversation.take(answer, second: options.now == nil ? Clock.second() : nil)
  }

  /// Goes on with settings that were changed.
  func adopt(_ preferences: Preferences) { keptConversation?.adopt(preferences) }

  /// Forecasts by a model, or by the one that she set.
  func reckon(by model: (any CycleModel)?) { keptConversation?.reckon(by: model) }

  /// Goes on with the people that this home holds by now.
  func knowPeople() {
    if let people = try? keptStore?.home.people() { keptConversation?.adopt(people: people) }
  }

  /// Goes on with what can be taken back by now.
  func knowUndo() { keptConversation?.knowUndo() }

  /// Asks the assistant for something that writes nothing.
  func consult(_ reading: (inout Assistant) -> Void) throws(CommandError) {
    var conversation = try conversation()
    defer { keptConversation = conversation }
    keptConversation = nil
    conversation.read(reading)
  }

  /// A reply that writes nothing, for when writing has failed.
  func speak(_ reply: HostReply) throws(CommandError) -> Turn {
    try conversation().speak(reply, now: try now())
  }

  /// An assistant without a file, for lines that carry all they know.
  func assistant(journal: Journal) throws(CommandError) -> Assistant {
    let library = try library()
    do throws(AssistantError) {
      return try Assistant(library: library, journal: journal)
    } catch {
      throw CommandError(.badData, error.description)
    }
  }

  /// Opens the diary of another person of this home.
  func open(_ other: String) throws(CommandError) {
    guard !hasUnsaved else {
      throw CommandError(
        .outputError,
        "something is not saved yet, so \(person.printable) stays open; free some space and say something again"
      )
    }
    (person, hasDeleted) = (other, false)
    keptStore = nil
    keptConversation = nil
  }

  /// Goes on with the new name of a person, or with her own diary where she was removed.
  func moved(_ old: String, to new: String) {
    if person == old { person = new }
    keptStore = nil
    keptConversation = nil
  }

  /// Forgets what was said, and wipes the terminal and what was scrolled away.
  func clear() throws(CommandError) {
    var conversation = try conversation()
    conversation.forget()
    keptConversation = conversation
    if output.isTerminal { output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
  }

  /// Ends the chat after this line.
  func leave() { isLeaving = true }

  /// Whether something told could not be written.
  var hasUnsaved: Bool { keptConversation.map { !$0.unsaved.isEmpty } ?? false }

  /// Whether something that was said was not done, and is not tried again.
  var hasFailed: Bool { hasLost || keptConversation?.hasFailed ?? false }

  /// Keeps that something could not be written, where it is not tried again.
  func noteLoss(_ error: CommandError) {
    hasLost = hasLost || !hasUnsaved && [.outputError, .locked].contains(error.code)
  }

  /// Tries once more to write what could not be written.
  func saveAgain() {
    do throws(StorageError) {
      try keptConversation?.saveAgain()
    } catch {
      Output.complain("bloom: " + error.description)
    }
  }

  /// What stands before the cursor.
  var prompt: String {
    startsQuietly && turns == 0
      ? "" : isPlain ? "> " : person == Home.owner ? "bloom> " : "\(person.printable)> "
  }

  /// Whether replies are set apart by an empty line.
  var isChat: Bool { options.words.isEmpty || options.words.first == Chat.name }

  /// Whether drawings are coloured; never in plain mode.
  var hasColour: Bool {
    !isPlain
      && Colours.areOn(
        options.color, isTerminal: output.isTerminal, environment: POSIX.environment)
  }

  /// Whether only ASCII can be shown.
  var isASCII: Bool { Locale.isASCII(POSIX.environment) }
}
