extension AppSample {
  /// Tables, each with what makes trouble in its layout.
  static let tables: [AppSample] = [
    AppSample(
      kind: "a drip export",
      text: """
        date,bleeding.value,bleeding.exclude,mucus.feeling,mucus.texture,mucus.exclude,temperature.value,temperature.exclude,temperature.time,cervix.opening,cervix.firmness,cervix.position,cervix.exclude,sex.partner,sex.pill,sex.solo,mood.fatigue,pain.tenderBreasts,new.column
        2026-02-03,2,false,,,,,,,,,,,,,,,true,
        2026-02-02,0,false,,,,,,,,,,,,,,,,
        2026-02-10,3,true,,,,,,,,,,,,,,true,false,odd
        2026-02-12,,,0,0,false,36.7,true,06:05,2,1,1,false,true,true,,,,
        2026-02-13,9,,2,0,false,,,,1,1,,true,,,true,,,
        """,
      lines: [
        "2026-02-02 flow spotting", "2026-02-03 flow medium", "2026-02-03 period end",
        "2026-02-03 period start", "2026-02-03 symptom breast_tenderness", "2026-02-10 flow heavy",
        "2026-02-10 symptom fatigue", "2026-02-12 06:05 temperature 36.7 C disturbed",
        "2026-02-12 cervix open soft", "2026-02-12 discharge dry", "2026-02-12 sex protected",
      ],
      left: ["new.column", "excluded", "bleeding.value \"9\"", "mucus", "position", "sex.solo"]),
    AppSample(
      kind: "a Fertility Friend export",
      text: """
        Date;Temp;Cervical Fluid;Cervix;OPK;Period;Intercourse;Notes
        01/13/2026;97,2°F;EW;Low/Closed/Firm;+;-;AM;
        01/14/2026;0;W;High/Medium/Soft;peak;none;No;" kept "
        01/20/2026;;tacky;;-;Spotting;;
        """,
      lines: [
        "2026-01-13 cervix closed hard", "2026-01-13 discharge eggwhite", "2026-01-13 sex",
        "2026-01-13 temperature 97.2 F", "2026-01-13 test ovulation positive",
        "2026-01-14 cervix medium soft", "2026-01-14 discharge watery",
        "2026-01-14 note \" kept \"", "2026-01-14 test ovulation peak",
        "2026-01-20 flow spotting", "2026-01-20 test ovulation negative",
      ],
      left: ["Temp \"0\"", "tacky", "position \"Low\", \"High\""]),
    AppSample(
      kind: "a Natural Cycles export",
      text: """
        Date,Temperature (°F),Menstruation,LH Test,Data Flags,Flow Quantity,Cervical Mucus Consistency,Had sex
        2026-02-01,97.9,,,"DEVIATION_REASON_FEVER,PAIN_BACKACHE",LIGHT,,YES
        2026-02-02,,MENSTRUATION,,,,,YES_UNPROTECTED
        2026-02-20,,,POSITIVE,MOOD_PMS,,EGG_WHITE,
        2026-02-27,,MENSTRUATION,,PREDICTED,,,
        """,
      lines: [
        "2026-02-01 flow light", "2026-02-01 period start", "2026-02-01 sex",
        "2026-02-01 symptom back_pain", "2026-02-01 temperature 97.9 F disturbed",
        "2026-02-02 period end", "2026-02-02 sex unprotected", "2026-02-20 discharge eggwhite",
        "2026-02-20 test ovulation positive",
      ],
      left: ["MOOD_PMS", "prediction"]),
    AppSample(
      kind: "a Femometer export",
      text: """
        Datum,Zyklustag,Periodentag,Flussmenge,Schmerzen,Basaltemp,Sex,Zervixschleim,LH Ergebnis,Symptome
        05.02.2026,1,1,,leicht,"36,71°C",,,,"Übelkeit, müde Beine"
        18.02.2026,14,,,,98.1°F,1 Mal: Ungeschützt,Eiweiß,Maximum,
        """,
      lines: [
        "2026-02-05 period end", "2026-02-05 period start", "2026-02-05 symptom müde_beine",
        "2026-02-05 symptom nausea", "2026-02-05 temperature 36.71 C",
        "2026-02-18 discharge eggwhite", "2026-02-18 sex unprotected",
        "2026-02-18 temperature 98.1 F", "2026-02-18 test ovulation peak",
      ],
      left: ["Schmerzen"]),
    AppSample(
      kind: "a cycle-path file",
      text: """
        d,cd,bf,bt,ok,it,sp,mo
        16/01/2026,5,36.4,06:40,,0,,2
        17/01/2026,6,36.9,06:40,-1,1,late,
        """,
      lines: [
        "2026-01-12 period start", "2026-01-16 06:40 temperature 36.4 C",
        "2026-01-17 06:40 temperature 36.9 C disturbed", "2026-01-17 note \"late\"",
        "2026-01-17 sex",
      ],
      left: ["mo \"2\""]),
  ]

  /// Tables of devices and accounts.
  static let devices: [AppSample] = [
    AppSample(
      kind: "a Fitbit list of cycles",
      text: """
        id,period_start_date,period_end_date,period_source,ovulation_start_date
        1,2026-01-10,2026-01-14,MANUAL,2026-01-25
        2,2026-02-08,2026-02-12,COMPUTED,
        3,2026-04-08,2026-04-12,COMPUTED,
        """,
      lines: ["2026-01-10 period start", "2026-01-14 period end"],
      left: ["ovulation", "computed period"]),
    AppSample(
      kind: "a Fitbit list of symptoms",
      text: """
        timestamp,fluids,flow,conditions,sex,ovulation_test,cycle_altering_event,mood
        2026-02-02 08:00:00,EGG WHITE,Heavy,"cramps;Headache",Protected,NEGATIVE,morning after pill,calm
        """,
      lines: [
        "2026-02-02 discharge eggwhite", "2026-02-02 flow heavy", "2026-02-02 mood calm",
        "2026-02-02 period end", "2026-02-02 period start", "2026-02-02 sex protected",
        "2026-02-02 symptom cramps", "2026-02-02 symptom headache",
        "2026-02-02 test ovulation negative",
      ],
      left: ["morning after pill"]),
    AppSample(
      kind: "an Oura export",
      text: """
        date,Sleep Score,Total Sleep Duration,Lowest Resting Heart Rate,Average HRV,Temperature Deviation (°C),Steps
        2026-02-21,71,25200,54.0,None,-0.21,8231
        2026-02-22,,90000,,900,,
        """,
      lines: [
        "2026-02-21 pulse 54 bpm", "2026-02-21 sleep 7 h", "2026-02-21 steps 8231",
      ],
      left: ["25 h", "900", "Temperature Deviation", "Sleep Score"]),
    AppSample(
      kind: "a WHOOP export",
      text: """
        Cycle start time,Cycle end time,Resting heart rate (bpm),Heart rate variability (ms),Blood oxygen %,Sleep onset,Wake onset,Asleep duration (min),Day Strain
        2026-02-15 23:48:00,2026-02-16 23:01:00,57,59,97.10,2026-02-15 23:48:00,2026-02-16 06:34:00,480,8.4
        2026-02-16 23:48:00,,57,59,97.10,2026-02-16 23:48:00,2026-02-17 06:34:00,480,8.4
        """,
      lines: [
        "2026-02-16 hrv 59 ms", "2026-02-16 pulse 57 bpm",
        "2026-02-16 sleep 8 h bed 23:48 wake 06:34", "2026-02-16 spo2 97.1 %",
      ],
      left: ["Day Strain", "without an end"]),
    AppSample(
      kind: "a symptothermal chart (STM)",
      text: """
        Date,Cycle Day,Temperature (°C),Temperature Time,Temp Excluded,Mucus Type,Bleeding,Cervix Openness,Cervix Firmness,Peak Day,Intercourse,Cycle Start,Coverline
        2026-02-04,1,36.40,06:00,,nothing,none,none,none,,,yes,
        2026-02-05,2,37.40,10:00,yes,wet,heavy,open,soft,,yes,,
        2026-02-15,12,,,,eggWhite,none,,,yes,,,36.60
        """,
      lines: [
        "2026-02-04 06:00 temperature 36.4 C", "2026-02-04 period start",
        "2026-02-05 10:00 temperature 37.4 C disturbed", "2026-02-05 cervix open soft",
        "2026-02-05 flow heavy", "2026-02-05 period end", "2026-02-05 sex",
        "2026-02-15 discharge eggwhite",
      ],
      left: ["wet", "Peak Day", "Coverline"]),
    AppSample(
      kind: "a Métra export",
      text: """
        date,flow_type,flow,pain_intensity,notes
        2026-02-26,2,2,,
        2026-02-07,1,3,,
        2026-02-06,1,,2,
        2026-02-05,3,1,,
        """,
      lines: [
        "2026-02-06 flow medium", "2026-02-06 period start", "2026-02-07 period end",
        "2026-02-26 flow spotting",
      ],
      left: ["flow \"3\"", "flow_type \"3\"", "pain"]),
    AppSample(
      kind: "a Samsung Health list of bleeding",
      text: """
        com.samsung.health.cycle.flow,6210005,1
        date,flow,datauuid,
        2026-02-04 00:00:00.000,3,a,
        2026-02-05 00:00:00.000,2,b,
        2026-02-05 00:00:00.000,2,b,
        """,
      lines: ["2026-02-04 period start", "2026-02-05 period end"], left: ["scale"]),
  ]
}
