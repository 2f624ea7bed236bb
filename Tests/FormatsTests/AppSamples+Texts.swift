extension AppSample {
  /// Texts that are neither tables nor JSON.
  static let texts: [AppSample] = [
    AppSample(
      kind: "a calendar (ICS)",
      text: """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1
        DTSTART;VALUE=DATE:20260105
        DTEND;VALUE=DATE:20260110
        SUMMARY:🩸 Peri
         od
        END:VEVENT
        BEGIN:VEVENT
        UID:2
        DTSTART;VALUE=DATE:20260202
        DURATION:P4D
        SUMMARY:Menstruation
        BEGIN:VALARM
        SUMMARY:Dentist
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:3
        DTSTART;VALUE=DATE:20260302
        SUMMARY:Period (predicted)
        END:VEVENT
        BEGIN:VEVENT
        UID:4
        DTSTART;VALUE=DATE:20260115
        SUMMARY:Fertile window
        END:VEVENT
        BEGIN:VEVENT
        UID:5
        DTSTART;VALUE=DATE:20250105
        RRULE:FREQ=DAILY;INTERVAL=28
        SUMMARY:Period
        END:VEVENT
        BEGIN:VEVENT
        UID:6
        DTSTART:20260214T090000Z
        SUMMARY:Dentist\\, 9 am
        END:VEVENT
        BEGIN:VEVENT
        UID:7
        DTSTART;VALUE=DATE:20251201
        STATUS:CANCELLED
        SUMMARY:Period
        END:VEVENT
        END:VCALENDAR
        """,
      lines: [
        "2026-01-05 period start", "2026-01-09 period end", "2026-02-02 period start",
        "2026-02-05 period end",
      ],
      left: ["predicted", "fertile", "repeat", "Dentist, 9 am", "cancelled"]),
    AppSample(
      kind: "a My Calendar text",
      text: """
        Period Starts: Jan 5, 2026
        Period Ends: Jan 9, 2026
        ++Flow
        Period Starts: Feb 30, 2026
        """,
      lines: ["2026-01-05 period start", "2026-01-09 period end"],
      left: ["++Flow", "Feb 30, 2026"]),
    AppSample(
      kind: "a table of periods",
      text: """
        Start Date,Period Length
        "Jan 5, 2026",5
        5 February 2026,
        Jan 5, 2026,4
        """,
      lines: ["2026-01-05 period start", "2026-01-09 period end", "2026-02-05 period start"]),
    AppSample(
      kind: "a table",
      text: """
        DATE\tTime\tFlow\tSteps\tNotes
        Mon, 9 Feb 2026\t7:30 PM\tHEAVY\t6,100\t"two
        lines"
        20260210\t\tyes\t6.100\t
        2026-02-11 08:00\t\tlight\t6 100\t
        2026-02-11\t\tspotting\t\t
        """,
      lines: [
        "2026-02-09 19:30 note \"two\\nlines\"", "2026-02-09 19:30 steps 6100",
        "2026-02-09 flow heavy", "2026-02-09 period start", "2026-02-10 steps 6100",
        "2026-02-11 flow light", "2026-02-11 period end", "2026-02-11 steps 6100",
      ],
      left: ["two flows"]),
    AppSample(
      kind: "an Apple Health export",
      text: """
        <?xml version="1.0"?>
        <!DOCTYPE HealthData [
        <!ATTLIST Record
          value CDATA #IMPLIED
          <!-- cut -->
        ]>
        <HealthData locale="en_US">
         <Record type="HKCategoryTypeIdentifierMenstrualFlow" device="&lt;a > b>" startDate="2026-02-03 23:30:00 -0500" value="1">
          <MetadataEntry key="HKMenstrualCycleStart" value="1"/>
         </Record>
         <Record startDate="2026-02-04 00:00:00 -0500" value="HKCategoryValueMenstrualFlowHeavy" type="HKCategoryTypeIdentifierMenstrualFlow"/>
         <Record type="HKCategoryTypeIdentifierOvulationTestResult" startDate="2026-02-15 08:10:00 -0500" value="3"/>
         <Record type="HKQuantityTypeIdentifierBasalBodyTemperature" unit="degF" startDate="2026-02-18 06:05:00 -0500" value="97.9"/>
         <Record type="HKCategoryTypeIdentifierSexualActivity" startDate="2026-02-18 12:00:00 -0500" value="x">
          <MetadataEntry key="HKSexualActivityProtectionUsed" value="0"/>
         </Record>
         <Record type="HKCategoryTypeIdentifierLowerBackPain" startDate="2026-02-20 15:20:00 -0500" value="HKCategoryValueSeverityMild"/>
         <Record type="HKQuantityTypeIdentifierHeartRate" startDate="2026-02-20 15:20:00 -0500" value="60"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" unit="lb" startDate="2026-02-21 07:30:00 -0500" value="135"/>
         <Record type="HKCategoryTypeIdentifierMenstrualFlow" startDate="2026-02-28 10:
        """,
      lines: [
        "2026-02-03 period start", "2026-02-04 flow heavy", "2026-02-04 period end",
        "2026-02-18 06:05 temperature 97.9 F", "2026-02-18 sex unprotected",
        "2026-02-20 symptom back_pain mild", "2026-02-21 weight 61.23 kg",
      ],
      left: ["Indeterminate", "HeartRate"]),
  ]
}
