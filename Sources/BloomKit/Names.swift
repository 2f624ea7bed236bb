public import Assistant
public import Civil
public import Guardrails
public import Journal

/// A day and a time of it.
public typealias BloomMoment = Moment
/// A day.
public typealias BloomDate = CivilDate
/// What a diary holds, line by line.
public typealias BloomJournal = Journal
/// One entry of a diary.
public typealias BloomEntry = Entry
/// A part of a reply: a line, a list, a table or a quotation.
public typealias BloomBlock = Block
/// How much care a message calls for.
public typealias BloomCareLevel = CareLevel
/// What is drawn beside a reply.
public typealias BloomPicture = Picture
/// What is gone through step by step, such as a breathing pattern.
public typealias BloomPractice = GuidedSession
/// What only the host can do.
public typealias BloomErrand = Errand
/// A reminder and the time it comes next.
public typealias BloomReminder = ReminderListing
